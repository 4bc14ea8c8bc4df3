import type { ApiHandler } from './request-pipeline.ts';

/** Several routes in one function; the gateway says which of them was asked for. */
export const together =
  (handlers: Readonly<Record<string, ApiHandler>>): ApiHandler =>
  async (event, context) => {
    const key = event.routeKey.replace(/^HEAD /, 'GET ');
    const handler = Object.hasOwn(handlers, key) ? handlers[key] : undefined;
    if (!handler) throw new Error(`This function has no route ${key}`);
    return handler(event, context);
  };
