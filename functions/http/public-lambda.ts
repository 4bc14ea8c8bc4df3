import { depsFromEnv } from './deps.ts';
import { visitor } from './middleware/visitor.ts';
import { type ApiHandler, makePipeline } from './request-pipeline.ts';
import type { Route, RoutePolicy } from './types.ts';

/**
 * Like `lambda`, for routes that never read an administrator's session: its bundle leaves out the code that
 * verifies sessions. Throws at start-up for any other row.
 */
export const publicLambda = (name: string, policy: RoutePolicy, route: Route<never> | Route): ApiHandler => {
  if (policy.access === 'admin' || policy.knowsAdmin) {
    throw new Error(`The route "${name}" needs the administrator's session`);
  }
  return makePipeline(name, policy, route, () => depsFromEnv(), [visitor()]);
};
