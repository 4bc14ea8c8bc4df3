import { createContact } from '#shared/api/contact.ts';
import type { RouteRow } from './http/types.ts';

/**
 * THE table: one row per route. The stack, the local runtime, the tests and the benchmarks iterate over it; nothing else
 * lists routes.
 */
export const routes = {
  createContact: {
    contract: createContact,
    entry: 'contact/create.ts',
    load: () => import('./contact/create.ts'),
    access: 'public',
    rateLimit: { name: 'forms', max: 10, windowSeconds: 600, onFailure: 'open' },
    table: ['PutItem', 'UpdateItem', 'GetItem'],
  },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routes;
