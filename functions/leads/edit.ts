import type { Deps, StoredState } from '#functions/http/types.ts';
import type { Collection } from '#functions/store/collections/collection.ts';
import { updateRecord } from '#functions/store/collections/update-record.ts';
import { readCircle } from '#functions/store/people/links.ts';
import type { CollectionName } from '#functions/store/table/keys.ts';
import { batchGet } from '#functions/store/table/query.ts';
import { clients } from './clients.ts';
import { stopped } from './clock.ts';
import { contacts } from './contacts.ts';

interface Clocked {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly respondBy?: string | undefined;
  readonly respondedAt?: string | undefined;
}

interface Edit<T> {
  readonly stored: StoredState;
  /** The `updatedAt` the edit was based on, when the client knows it. */
  readonly basedOn: string | undefined;
  readonly by: string;
  readonly now: Date;
  readonly edit: (current: T) => T;
}

/** Most other leads of a person whose clock one answer stops; nobody has more that wait. */
const maxLeads = 100;
const clocked: readonly CollectionName[] = [contacts.name, clients.name];

const stopIn = async <T extends Clocked>(
  { table, newId }: Pick<Deps, 'table' | 'newId'>,
  collection: Collection<T>,
  item: Record<string, unknown>,
  now: Date,
): Promise<void> => {
  const lead = collection.read(item);
  if (stopped(lead, '') === lead) return;
  await updateRecord(table, collection, {
    stored: item,
    basedOn: undefined,
    edit: (current) => stopped(current, now.toISOString()),
    silent: true,
    by: '',
    now,
    changeId: newId(),
  });
};

/**
 * One answer is enough for a person, whatever they wrote and booked: stops the clocks of everything else they sent. A person is
 * one e-mail address or one phone number, and those that the administrator linked with it.
 */
export const stopOtherClocks = async (
  deps: Pick<Deps, 'table' | 'newId'>,
  identities: readonly string[],
  id: string,
  now: Date,
): Promise<void> => {
  // Kinds before the conversations: whatever was said there, this stays one small read for each address.
  const circle = await readCircle(deps.table, identities, { before: 'CONVERSATION' });
  const leads = circle.keys
    .map(({ target }) => target)
    .filter(({ pk, sk }) => clocked.includes(pk as CollectionName) && sk !== id);
  const keys = [...new Map(leads.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
  if (keys.length === 0) return;
  for (const item of await batchGet(deps.table, keys.slice(0, maxLeads)))
    await (item.pk === contacts.name ? stopIn(deps, contacts, item, now) : stopIn(deps, clients, item, now));
};

/** Edits a lead with its history; the first answer to a person stops the clocks of all their leads. */
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
    // The edit itself is stored: a clock that could not be stopped now is no reason to call it failed.
    await stopOtherClocks(deps, collection.identities(next), next.id, now).catch((error: unknown) =>
      deps.log.warn('lead.clock_not_stopped', { name: error instanceof Error ? error.name : 'Error' }),
    );
  }
  return next;
};
