import { adminSession } from './middleware/admin-session.ts';
import { visitor } from './middleware/visitor.ts';
import { type ApiHandler, makePipeline } from './request-pipeline.ts';
import type { Deps, Route, RoutePolicy } from './types.ts';

export type { ApiHandler };

/**
 * A route of any access as a gateway handler. The local runtime passes each row its own `deps`; on Lambda,
 * `lambda()` makes them from the environment.
 */
export const makeHandler = (
  name: string,
  policy: RoutePolicy,
  route: Route<never> | Route,
  deps: Deps | (() => Deps),
): ApiHandler => makePipeline(name, policy, route, deps, [adminSession(), visitor()]);
