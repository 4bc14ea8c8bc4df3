import { adminSession } from './middleware/admin-session.ts';
import { visitor } from './middleware/visitor.ts';
import { type ApiHandler, makePipeline } from './request-pipeline.ts';
import type { Deps, Route, RoutePolicy } from './types.ts';

export type { ApiHandler };

/**
 * Turns a route, whatever access it requires, into a gateway handler. The local runtime passes `deps` for each
 * route; on Lambda, `lambda()` builds them from the environment.
 */
export const makeHandler = (
  name: string,
  policy: RoutePolicy,
  route: Route<never> | Route,
  deps: Deps | (() => Deps),
): ApiHandler => makePipeline(name, policy, route, deps, [adminSession(), visitor()]);
