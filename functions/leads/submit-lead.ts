import type { ConversationRef } from '#functions/conversations/cookie.ts';
import { bindLead } from '#functions/conversations/store/people.ts';
import { withFlowSnapshot } from '#functions/flows/store/attach-flow.ts';
import type { Deps } from '#functions/http/types.ts';
import { createWrites } from '#functions/table/create-record.ts';
import { writeOnce } from '#functions/table/idempotency.ts';
import type { NamedWrites, Write } from '#functions/table/transact.ts';
import type { ConsultationInput } from '#shared/api/consultations.ts';
import type { ContactInput } from '#shared/api/contact.ts';
import { type LanguageCode, languageOfTag } from '#shared/domain/languages.ts';
import { contacts, newContact } from '../contacts/contacts.ts';
import { redactLead } from './redact-lead.ts';
import { spamReason } from './spam.ts';

export interface Sender {
  readonly visitorId: string;
  readonly idempotencyKey: string | undefined;
  /** The visitor's conversation, if any; from now on it can be found by the lead's person. */
  readonly conversation?: ConversationRef | undefined;
  /** The browser's Accept-Language header. */
  readonly languages?: string | undefined;
}

export type Tools = Pick<Deps, 'table' | 'clock' | 'newId'>;

export interface MadeLead {
  readonly newId: () => string;
  readonly now: Date;
  readonly spamReason: string | undefined;
  /** The visitor's first language, reduced to a supported code. */
  readonly language: LanguageCode | undefined;
}

/** What differs between the two forms. */
interface LeadForm<Body> {
  readonly scope: string;
  readonly collection: 'CONTACTS' | 'BOOKINGS';
  readonly identities: readonly (string | undefined)[];
  /** `beside`: further writes for the transaction, by name. */
  readonly create: (
    table: string,
    body: Body,
    made: MadeLead,
  ) => { readonly id: string; readonly writes: Write[]; readonly beside?: NamedWrites };
}

/** Why a form looks like spam; undefined if it doesn't. */
export const findSpamReason = (body: ContactInput | ConsultationInput): string | undefined =>
  spamReason({
    website: body.website,
    elapsedMs: body.elapsedMs,
    names: [body.firstName, body.lastName, body.company],
    message: body.message,
  });

/** The fields that the visitor filled in. Two requests with the same values count as one. */
export const leadContent = ({
  website: _website,
  elapsedMs: _elapsedMs,
  context: _context,
  ...content
}: ContactInput | ConsultationInput) => content;

/**
 * Stores a form with its timeline, flow snapshot and conversation, once per idempotency key; marks suspected
 * spam.
 */
export const submitLead = async <Body extends ContactInput | ConsultationInput>(
  { table, clock, newId }: Tools,
  body: Body,
  { visitorId, idempotencyKey, conversation, languages }: Sender,
  { scope, collection, identities, create }: LeadForm<Body>,
): Promise<{ id: string }> => {
  const now = clock();
  const { unclaimed = false, ...visit } = body.context ?? {};
  const context = body.context && visit;
  const attached = await withFlowSnapshot(table, visitorId, context, {
    id: newId(),
    identities: identities.filter((one) => one !== undefined),
    now,
  });
  const { id, writes, beside } = create(
    table.name,
    { ...body, context: attached.context },
    {
      newId,
      now,
      spamReason: findSpamReason(body),
      language: languageOfTag(languages?.split(',')[0]?.split(';')[0]),
    },
  );
  const answer = { id };
  return writeOnce(
    table,
    { scope, key: idempotencyKey, content: leadContent(body), answer, now },
    {
      record: writes,
      ...beside,
      snapshot: attached.writes,
      conversation: bindLead(table.name, unclaimed ? undefined : conversation, {
        identities,
        lead: { collection, id },
        now,
      }),
    },
  );
};

/** Stores a visitor's message as a new contact. */
export const submitContact = (tools: Tools, sent: ContactInput, sender: Sender): Promise<{ id: string }> => {
  const body = redactLead(sent);
  return submitLead(tools, body, sender, {
    scope: 'contact',
    collection: 'CONTACTS',
    identities: [body.email],
    create: (table, attached, { newId, ...made }) => {
      const contact = newContact(attached, { ...made, id: newId() });
      return { id: contact.id, writes: createWrites(table, contacts, contact, { story: attached.context }) };
    },
  });
};
