import type { RouteRow } from '#functions/http/types.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '#shared/api/api-keys.ts';

/** Routes of the owner's API keys. None has an `apiScope`: a key can't list, create or revoke keys. */
export const apiKeyRoutes = {
  listApiKeys: {
    contract: listApiKeys,
    entry: 'api-keys/list.ts',
    load: () => import('./list.ts'),
    access: 'admin',
    table: ['BatchGetItem', 'Query'],
    reads: ['APIKEYS'],
    secrets: ['session'],
  },
  createApiKey: {
    contract: createApiKey,
    entry: 'api-keys/create.ts',
    load: () => import('./create.ts'),
    access: 'admin',
    table: ['BatchGetItem', 'PutItem', 'Query'],
    reads: ['APIKEYS', 'LOGIN#*'],
    writes: ['APIKEYS', 'LOGIN#*'],
    secrets: ['session'],
    memoryMb: 1024,
  },
  revokeApiKey: {
    contract: revokeApiKey,
    entry: 'api-keys/revoke.ts',
    load: () => import('./revoke.ts'),
    access: 'admin',
    table: ['BatchGetItem', 'DeleteItem'],
    writes: ['APIKEYS'],
    secrets: ['session'],
  },
} as const satisfies Record<string, RouteRow>;
