import type { ConversationRef } from '#functions/conversations/cookie.ts';
import { incrementToday } from '#functions/conversations/store/day-counters.ts';
import { conversationPersonKey, personIndex } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/transact.ts';
import { brand } from '#shared/brand.ts';
import { distinctIdentities, emailsIn, phonesIn, withoutPeople } from '#shared/domain/person.ts';

/** A message with more addresses than this isn't somebody writing about themselves. */
const maxPeople = 6;

/** Whether an identity is the company's own address. */
export const isOurs = (identity: string): boolean =>
  [brand.email, brand.salesEmail, brand.supportEmail, brand.privacyEmail].some(
    (own) => own.toLowerCase() === identity,
  );

/** Identities in the given texts, without the company's own addresses. */
const peopleIn = (...texts: readonly string[]): string[] =>
  distinctIdentities(texts.flatMap((text) => [...emailsIn(text), ...phonesIn(text)])).filter(
    (identity) => !isOurs(identity),
  );

/** Removes control characters. */
const printable = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, ' ');

/** Returns the texts as they may be stored, and the identities by which they are found. */
export const storableTexts = <T extends readonly string[]>(
  given: T,
): { texts: { [K in keyof T]: string }; people: string[] } => {
  const texts = given.map(printable);
  const people = peopleIn(...texts);
  return people.length <= maxPeople
    ? { texts: texts as { [K in keyof T]: string }, people }
    : { texts: texts.map(withoutPeople) as { [K in keyof T]: string }, people: [] };
};

export interface Bound {
  readonly id: string;
  readonly endsAt: number;
  readonly identities: readonly string[];
  /** The lead that the person sent, if any. */
  readonly lead?: { readonly collection: string; readonly id: string } | undefined;
}

/** Indexes a conversation under the people in it, so that their export and erasure include it. */
export const personWrites = (table: string, { id, endsAt, identities, lead }: Bound): Write[] =>
  identities.map((identity) => ({
    Put: {
      TableName: table,
      Item: {
        ...conversationPersonKey(id, identity, lead?.id),
        ...personIndex(identity, 'CONVERSATION', id),
        entity: 'ConversationPerson',
        identity,
        ...(lead ? { lead } : {}),
        ttl: endsAt,
      },
    },
  }));

interface SentLead {
  readonly identities: readonly (string | undefined)[];
  readonly lead: { readonly collection: string; readonly id: string };
  readonly now: Date;
}

/**
 * Binds a visitor's conversation to the lead they send, so that the person's search, export and erasure
 * include it. Use it in the lead's own transaction; no write if there is no conversation.
 */
export const bindLead = (
  table: string,
  conversation: ConversationRef | undefined,
  { identities, lead, now }: SentLead,
): Write[] =>
  conversation
    ? [
        ...personWrites(table, { ...conversation, identities: distinctIdentities(identities), lead }),
        ...incrementToday(table, 'talk', { leads: 1 }, now),
      ]
    : [];
