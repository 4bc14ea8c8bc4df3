import { handle } from '#functions/http/define.ts';
import { putChange } from '#functions/store/collections/parts.ts';
import { createClientWrites, newClient } from '#functions/store/leads/clients.ts';
import { writeOnce } from '#functions/store/table/idempotency.ts';
import { addClient } from '#shared/api/admin-clients.ts';
import { requireAdmin } from './identity.ts';

/** Adds a project by hand; its history begins with who did it. */
export const route = handle(
  addClient,
  ({ table, clock, newId }) =>
    async ({ body, admin, idempotencyKey }) => {
      const now = clock();
      const client = newClient({ ...body, source: 'manual' }, { id: newId(), now });
      const created = putChange(table.name, client.clientEmail, client.id, {
        id: newId(),
        at: client.createdAt,
        by: requireAdmin(admin).username,
        kind: 'created',
        changes: [],
      });
      const once = { scope: 'client', key: idempotencyKey, content: body, answer: client, now };
      return writeOnce(table, { ...once, person: client.clientEmail }, [
        ...createClientWrites(table.name, client),
        created,
      ]);
    },
);
