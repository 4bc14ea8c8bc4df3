import type { Deps } from '#functions/http/types.ts';
import { createWrites } from '#functions/table/create-record.ts';
import { writeOnce } from '#functions/table/idempotency.ts';
import { idempotencyKey as onceKey } from '#functions/table/keys.ts';
import { putChange, putReferences } from '#functions/table/parts.ts';
import type { ClientInput } from '#shared/api/admin-clients.ts';
import type { Client } from '#shared/domain/leads.ts';
import { distinctIdentities } from '#shared/domain/person.ts';
import { clients, newClient } from './clients.ts';

const scope = 'client';

/** Adds a project by hand; its history starts with who added it. */
export const addClientByHand = async (
  { table, clock, newId }: Pick<Deps, 'table' | 'clock' | 'newId'>,
  body: ClientInput,
  { by, key }: { readonly by: string; readonly key: string | undefined },
): Promise<Client> => {
  const now = clock();
  const client = newClient({ ...body, source: 'manual' }, { id: newId(), now });
  const [person = '', ...others] = distinctIdentities(clients.identities(client));
  const created = putChange(table.name, person, client.id, {
    id: newId(),
    at: client.createdAt,
    by,
    kind: 'created',
    changes: [],
  });
  return writeOnce(
    table,
    { scope, key, content: body, answer: client, now, person },
    {
      record: createWrites(table.name, clients, client),
      history: created,
      // The stored response contains the phone number too.
      references:
        key === undefined
          ? undefined
          : putReferences(table.name, { key: onceKey(scope, key), ownerId: client.id, identities: others }),
    },
  );
};
