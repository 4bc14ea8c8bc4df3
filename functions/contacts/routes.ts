import type { RouteRow } from '#functions/http/types.ts';
import { leadForm, leadWrites } from '#functions/leads/lead-form-route.ts';
import { listRow } from '#functions/lists/list-row.ts';
import { convertContact, deleteContact, listContacts, updateContact } from '#shared/api/admin-contacts.ts';
import { createContact } from '#shared/api/contact.ts';

export const contactRoutes = {
  createContact: {
    contract: createContact,
    entry: 'contacts/create.ts',
    load: () => import('./create.ts'),
    usesSite: true,
    ...leadForm,
    writes: ['CONTACTS', ...leadWrites],
  },
  listContacts: listRow(listContacts, 'CONTACTS', () => import('./contacts.ts'), 'leads:read'),
  updateContact: {
    contract: updateContact,
    apiScope: 'leads:write',
    entry: 'contacts/update.ts',
    load: () => import('./update.ts'),
    access: 'admin',
    recordOf: 'CONTACTS',
    index: 'EMAIL#*',
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    reads: ['ALIAS#*', 'CLIENTS', 'CONTACTS', 'LEAD#*'],
    writes: ['CLIENTS', 'CONTACTS', 'DAYS', 'LEAD#*', 'VERSION#*'],
    secrets: ['session'],
  },
  deleteContact: {
    contract: deleteContact,
    entry: 'contacts/delete.ts',
    load: () => import('./delete.ts'),
    access: 'admin',
    recordOf: 'CONTACTS',
    table: ['BatchGetItem', 'Query', 'UpdateItem', 'DeleteItem'],
    reads: ['LEAD#*'],
    writes: ['CONTACTS', 'DAYS', 'LEAD#*', 'VERSION#*'],
    secrets: ['session'],
  },
  convertContact: {
    contract: convertContact,
    apiScope: 'leads:write',
    entry: 'contacts/convert.ts',
    load: () => import('./convert.ts'),
    access: 'admin',
    recordOf: 'CONTACTS',
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'],
    reads: ['CLIENTS'],
    writes: ['CLIENTS', 'CONTACTS', 'DAYS', 'LEAD#*', 'VERSION#*'],
    secrets: ['session'],
  },
} as const satisfies Record<string, RouteRow>;
