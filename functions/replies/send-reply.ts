import type { Deps } from '#functions/http/types.ts';
import { mailableAddress } from '#functions/mail/mailable-address.ts';
import { failureReason } from '#functions/mail/outgoing-mail.ts';
import { recordMail } from '#functions/mail/record-mail.ts';
import { mailSender } from '#functions/mail/sender.ts';
import { addReply, findConversation, withLink } from '#functions/replies/reply-conversation.ts';
import { claim, doneWrite, letGo, type SentOnce } from '#functions/replies/store.ts';
import type { Collection, Editable } from '#functions/table/collection.ts';
import { readRecord } from '#functions/table/read-records.ts';
import type { Item } from '#functions/table/transact.ts';
import { updateRecord } from '#functions/table/update-record.ts';
import type { ReplyInput, ReplyResult } from '#shared/api/admin-replies.ts';
import type { Change } from '#shared/domain/leads.ts';
import { AppError } from '#shared/errors.ts';
import { bookings } from '../bookings/bookings.ts';
import { clients, editClient } from '../clients/clients.ts';
import { contacts, editContact } from '../contacts/contacts.ts';
import { answerOtherLeads } from '../leads/edit-lead.ts';

export type ReplyDeps = Pick<Deps, 'table' | 'clock' | 'newId' | 'env' | 'log' | 'mailPassword'>;

interface Lead<T extends Editable> {
  readonly collection: Collection<T>;
  readonly answered: (record: T, now: Date) => T;
  readonly as: 'contact' | 'client' | 'booking';
}

const contactLead: Lead<ReturnType<typeof contacts.read>> = {
  collection: contacts,
  answered: (contact, now) =>
    editContact(
      contact,
      contact.status === 'new' || contact.status === 'spam' ? { status: 'contacted' } : {},
      now,
    ),
  as: 'contact',
};
const clientLead: Lead<ReturnType<typeof clients.read>> = {
  collection: clients,
  answered: (client, now) => editClient(client, client.status === 'new' ? { status: 'contacted' } : {}, now),
  as: 'client',
};
const bookingLead: Lead<ReturnType<typeof bookings.read>> = {
  collection: bookings,
  answered: (booking) => booking,
  as: 'booking',
};

/** Records a reply in a lead's history, with the new status and stopped clocks. */
const note = async <T extends Editable>(
  deps: ReplyDeps,
  { collection, answered, as }: Lead<T>,
  item: Item,
  told: {
    readonly reply: NonNullable<Change['reply']>;
    readonly by: string;
    readonly once: SentOnce | undefined;
    readonly now: Date;
  },
): Promise<Partial<ReplyResult>> => {
  const { reply, by, once, now } = told;
  const next = await updateRecord(deps.table, collection, {
    stored: item,
    basedOn: undefined,
    edit: (record) => answered(record, now),
    kind: 'replied',
    reply,
    by,
    now,
    changeId: deps.newId(),
    also: () => (once ? [doneWrite(deps.table.name, once, { by: reply.by })] : []),
  });
  // The reply is recorded, so failing to stop a clock must not cause a second reply.
  await answerOtherLeads(deps, { identities: collection.identities(next), id: next.id, by, now }).catch(
    (error: unknown) =>
      deps.log.warn('lead.clock_not_stopped', { name: error instanceof Error ? error.name : 'Error' }),
  );
  return { [as]: next };
};

const leadOf = async (deps: ReplyDeps, { kind, id }: ReplyInput) => {
  const names = { contacts: contacts.name, clients: clients.name, bookings: bookings.name } as const;
  const item = await readRecord(deps.table, names[kind], id);
  if (!item) throw new AppError('record.not_found');
  if (kind !== 'bookings') return { kind, item };
  const { clientId } = bookings.read(item);
  // A consultation request is answered in its project, which has the response clock.
  const project = clientId ? await readRecord(deps.table, clients.name, clientId) : undefined;
  return project ? ({ kind: 'clients', item: project } as const) : ({ kind, item } as const);
};

const noteIn = (
  deps: ReplyDeps,
  { kind, item }: Awaited<ReturnType<typeof leadOf>>,
  told: Parameters<typeof note>[3],
) => {
  if (kind === 'contacts') return note(deps, contactLead, item, told);
  return kind === 'clients' ? note(deps, clientLead, item, told) : note(deps, bookingLead, item, told);
};

const recordIn = ({ kind, item }: Awaited<ReturnType<typeof leadOf>>): Partial<ReplyResult> => {
  if (kind === 'contacts') return { contact: contacts.read(item) };
  return kind === 'clients' ? { client: clients.read(item) } : { booking: bookings.read(item) };
};

/**
 * Replies to the person behind a lead: through the owner's sender, or recorded as sent by their own mail
 * program. Adds to the history, marks a new lead as contacted and stops the person's clocks. Without a
 * sender, changes nothing yet.
 */
export const replyTo = async (
  deps: ReplyDeps,
  input: ReplyInput,
  { by, key }: { readonly by: string; readonly key: string | undefined },
): Promise<ReplyResult> => {
  const now = deps.clock();
  const lead = await leadOf(deps, input);
  const email = String((lead.kind === 'clients' ? lead.item.clientEmail : lead.item.email) ?? '');
  const to = mailableAddress(email);
  if (!to) {
    const message = 'This person left no e-mail address that mail can be sent to.';
    throw new AppError('request.invalid', { message, fields: { id: message } });
  }
  const { subject, text } = input;
  const sender = input.confirmed ? undefined : await mailSender(deps);
  if (!sender && !input.confirmed) return { sent: false, logged: false, to, subject, text };
  const once = key === undefined ? undefined : { scope: 'reply', key, content: input, now };
  const earlier = once ? await claim(deps.table, once) : undefined;
  const result = { sent: !input.confirmed, logged: true, to, subject, text };
  if (earlier) return { ...result, ...recordIn(lead) };
  const conversation = sender && (await findConversation(deps, email, lead.item, now).catch(() => undefined));
  try {
    await sender?.send({
      to,
      subject,
      text: conversation ? await withLink(deps, conversation, text, now) : text,
    });
  } catch (error) {
    if (once) await letGo(deps.table, once);
    const reply = { to, subject, text, by: 'sender', failed: failureReason(error) } as const;
    // The lead stays unanswered. The owner learns the reason even if it can't be recorded.
    await recordMail(deps, { person: email, leadId: String(lead.item.sk), by, now, reply }).catch(
      () => undefined,
    );
    throw error;
  }
  if (conversation) await addReply(deps, conversation, text, now);
  const reply = { to, subject, text, by: sender ? 'sender' : 'program' } as const;
  const noted = await noteIn(deps, lead, { reply, by, once, now });
  return { ...result, ...(conversation ? { hasLink: true } : {}), ...noted };
};
