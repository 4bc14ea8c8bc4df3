import { depsFromEnv } from './deps.ts';
import { type ApiHandler, makePipeline } from './request-pipeline.ts';
import type { Route, RoutePolicy } from './types.ts';

/**
 * A route that anyone may call, as a Lambda: like `lambda`, without the code that knows administrators and visitors. Throws
 * at start-up for any other row.
 */
export const publicLambda = (name: string, policy: RoutePolicy, route: Route<never> | Route): ApiHandler => {
  if (policy.access !== 'public' || policy.knowsVisitor) {
    throw new Error(`The route "${name}" asks who is calling`);
  }
  return makePipeline(name, policy, route, () => depsFromEnv(), []);
};
