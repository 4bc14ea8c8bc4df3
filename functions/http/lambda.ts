import { depsFromEnv } from './deps.ts';
import { type ApiHandler, makeHandler } from './pipeline.ts';
import type { Route, RoutePolicy } from './types.ts';

/**
 * A route as a Lambda: takes API Gateway events (HTTP API, payload version 2.0). Clients and settings are made on the
 * first call, not on import.
 */
export const lambda = (name: string, policy: RoutePolicy, route: Route<never> | Route): ApiHandler =>
  makeHandler(name, policy, route, () => depsFromEnv());
