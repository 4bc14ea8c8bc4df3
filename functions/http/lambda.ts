import { depsFromEnv } from './deps.ts';
import { type ApiHandler, makeHandler } from './pipeline.ts';
import type { Route, RoutePolicy } from './types.ts';

/**
 * Runs a route as a Lambda for API Gateway events (HTTP API, payload version 2.0). Makes clients and
 * settings on the first call, not on import.
 */
export const lambda = (name: string, policy: RoutePolicy, route: Route<never> | Route): ApiHandler =>
  makeHandler(name, policy, route, () => depsFromEnv());
