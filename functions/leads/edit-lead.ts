import type { Deps, StoredState } from '#functions/http/types.ts';
import type { Collection } from '#functions/table/collection.ts';
import { updateRecord } from '#functions/table/update-record.ts';
import { clients } from '../clients/clients.ts';
import { contacts } from '../contacts/contacts.ts';
import { leadsOfPerson } from '../people/linked-identities.ts';

interface Clocked {
  readonly id: string;
  readonly status: string;
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

type OtherEdit = <T extends Clocked>(lead: T) => T;

/** A new lead whose clock is running becomes contacted, as if it had been answered itself. */
const answerOther =
  (at: string): OtherEdit =>
  (lead) =>
    lead.status === 'new' && lead.respondBy && !lead.respondedAt
      ? { ...lead, status: 'contacted', respondedAt: at }
      : lead;

/** Undoes `answerOther` in leads that the same answer covered. */
const reopenOther =
  (answeredAt: string): OtherEdit =>
  (lead) =>
    lead.status === 'contacted' && lead.respondedAt === answeredAt
      ? { ...lead, status: 'new', respondedAt: undefined }
      : lead;

interface OtherLeads {
  readonly identities: readonly string[];
  /** The lead that was edited directly. */
  readonly id: string;
  readonly by: string;
  readonly now: Date;
}

const editOthers = async (
  { table, newId }: Pick<Deps, 'table' | 'newId'>,
  { identities, id, by, now }: OtherLeads,
  edit: OtherEdit,
): Promise<void> => {
  for (const stored of await leadsOfPerson(table, identities)) {
    if (stored.sk === id) continue;
    const options = { stored, basedOn: undefined, edit, by, now, changeId: newId() };
    await (stored.pk === contacts.name
      ? updateRecord(table, contacts, options)
      : updateRecord(table, clients, options));
  }
};

/** Marks a person's other new leads as contacted: one answer covers everything they sent. */
export const answerOtherLeads = (deps: Pick<Deps, 'table' | 'newId'>, others: OtherLeads): Promise<void> =>
  editOthers(deps, others, answerOther(others.now.toISOString()));

/** Edits a lead and adds to its history; the first answer covers all the person's new leads, and undoing it reopens them. */
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
  const answeredAt = before?.respondedAt;
  const others = { identities: collection.identities(next), id: next.id, by, now };
  const edited =
    next.respondedAt && !answeredAt
      ? answerOtherLeads(deps, others)
      : answeredAt && !next.respondedAt && editOthers(deps, others, reopenOther(answeredAt));
  // The edit is already stored, so a failure with the other leads must not fail the request.
  if (edited)
    await edited.catch((error: unknown) =>
      deps.log.warn('lead.clock_not_stopped', { name: error instanceof Error ? error.name : 'Error' }),
    );
  return next;
};
