import type { RouteRow } from '#functions/http/types.ts';
import { listRow } from '#functions/lists/list-row.ts';
import { addClient, listClients, updateClient } from '#shared/api/admin-clients.ts';

export const clientRoutes = {
  listClients: listRow(listClients, 'CLIENTS', () => import('./clients.ts'), 'leads:read'),
  addClient: {
    contract: addClient,
    apiScope: 'leads:write',
    entry: 'clients/add.ts',
    load: () => import('./add.ts'),
    usesSite: true,
    access: 'admin',
    table: ['BatchGetItem', 'PutItem', 'UpdateItem'],
    writes: ['CLIENTS', 'DAYS', 'IDEM#*', 'LEAD#*', 'VERSION#*'],
    secrets: ['session'],
  },
  updateClient: {
    contract: updateClient,
    apiScope: 'leads:write',
    entry: 'clients/update.ts',
    load: () => import('./update.ts'),
    access: 'admin',
    recordOf: 'CLIENTS',
    index: 'EMAIL#*',
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    reads: ['ALIAS#*', 'CLIENTS', 'CONTACTS', 'LEAD#*'],
    writes: ['CLIENTS', 'CONTACTS', 'DAYS', 'LEAD#*', 'VERSION#*'],
    secrets: ['session'],
  },
} as const satisfies Record<string, RouteRow>;
