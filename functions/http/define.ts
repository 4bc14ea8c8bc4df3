import type { RouteContract } from '#shared/api/route.ts';
import type { Deps, Reply, Route, RouteHandler } from './types.ts';

/** Ties a handler factory to its contract; each handler file exports the result as `route`. */
export const defineHandler = <C extends RouteContract>(
  contract: C,
  make: (deps: Deps) => RouteHandler<C>,
): Route<C> => ({
  contract,
  make,
});

/** Wraps a response that needs its own status, headers or a body that is not JSON. */
export const reply = <T>(options: Omit<Reply<T>, 'reply'>): Reply<T> => ({ reply: true, ...options });
