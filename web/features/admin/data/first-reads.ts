import { getSetupStatus } from '#shared/api/admin-account.ts';
import { listClients } from '#shared/api/admin-clients.ts';
import { listContacts } from '#shared/api/admin-contacts.ts';

/** What the portal reads wherever it is opened, asked for while the code that shows it is still on its way. */
export const firstReads = { open: [getSetupStatus], session: [listContacts, listClients] } as const;
