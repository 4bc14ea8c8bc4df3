import type { Deps } from '#functions/http/types.ts';
import { putChange } from '#functions/table/parts.ts';
import { transact } from '#functions/table/transact.ts';
import type { Change } from '#shared/domain/leads.ts';

interface LeadMail {
  /** The person's address, which finds their history. */
  readonly person: string;
  readonly leadId: string;
  /** The administrator's name, or the brand. */
  readonly by: string;
  readonly now: Date;
  /** The mail; `failed` says why it was not sent. */
  readonly reply: NonNullable<Change['reply']>;
}

/** Adds a mail to a lead's history, without changing the lead. */
export const recordMail = (
  { table, newId }: Pick<Deps, 'table' | 'newId'>,
  { person, leadId, by, now, reply }: LeadMail,
): Promise<void> => {
  const entry = { id: newId(), at: now.toISOString(), by, kind: 'replied' as const, changes: [], reply };
  return transact(table, [putChange(table.name, person, leadId, entry)]);
};
