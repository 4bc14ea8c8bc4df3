import type { Deps, StoredState } from '#functions/http/types.ts';
import type { Collection } from '#functions/table/collection.ts';
import { updateRecord } from '#functions/table/update-record.ts';
import { clients } from '../clients/clients.ts';
import { contacts } from '../contacts/contacts.ts';
import { leadsOfPerson } from '../people/linked-identities.ts';
import { stopClock } from './clock.ts';

interface Clocked {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly respondBy?: string | undefined;
  readonly respondedAt?: string | undefined;
}

interface Edit<T> {
  readonly stored: StoredState;
  /** The `updatedAt` that the edit was based on, if the client knows it. */
  readonly basedOn: string | undefined;
  readonly by: string;
  readonly now: Date;
  readonly edit: (current: T) => T;
}

const stopIn = async <T extends Clocked>(
  { table, newId }: Pick<Deps, 'table' | 'newId'>,
  collection: Collection<T>,
  item: Record<string, unknown>,
  now: Date,
): Promise<void> => {
  const lead = collection.read(item);
  if (stopClock(lead, '') === lead) return;
  await updateRecord(table, collection, {
    stored: item,
    basedOn: undefined,
    edit: (current) => stopClock(current, now.toISOString()),
    silent: true,
    by: '',
    now,
    changeId: newId(),
  });
};

/** Stops the response clocks of a person's other leads: one answer covers everything they sent. */
export const stopOtherClocks = async (
  deps: Pick<Deps, 'table' | 'newId'>,
  identities: readonly string[],
  id: string,
  now: Date,
): Promise<void> => {
  for (const item of await leadsOfPerson(deps.table, identities)) {
    if (item.sk === id) continue;
    await (item.pk === contacts.name ? stopIn(deps, contacts, item, now) : stopIn(deps, clients, item, now));
  }
};

/** Edits a lead and adds to its history; the first answer stops the clocks of all the person's leads. */
export const editLead = async <T extends Clocked>(
  deps: Pick<Deps, 'table' | 'newId' | 'log'>,
  collection: Collection<T>,
  { stored, basedOn, by, now, edit }: Edit<T>,
): Promise<T> => {
  const before = stored.record && collection.read(stored.record);
  const next = await updateRecord(deps.table, collection, {
    stored: stored.record,
    basedOn,
    edit,
    by,
    now,
    changeId: deps.newId(),
  });
  if (next.respondedAt && !before?.respondedAt) {
    // The edit is already stored, so a clock that couldn't be stopped must not fail the request.
    await stopOtherClocks(deps, collection.identities(next), next.id, now).catch((error: unknown) =>
      deps.log.warn('lead.clock_not_stopped', { name: error instanceof Error ? error.name : 'Error' }),
    );
  }
  return next;
};
