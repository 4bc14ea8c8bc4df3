import { conversationPersonKey, personIndex } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/transact.ts';
import { brand } from '#shared/brand.ts';
import { distinctIdentities, emailsIn, phonesIn, withoutPeople } from '#shared/domain/person.ts';

/** More people than this in one message are no person's own words. */
const mostPeople = 6;

const ours = new Set(
  [brand.email, brand.salesEmail, brand.supportEmail, brand.privacyEmail].map((one) => one.toLowerCase()),
);

/** Everybody whose address or number is given in what was said; the company's own addresses are nobody's. */
const peopleIn = (...texts: readonly string[]): string[] =>
  distinctIdentities(texts.flatMap((text) => [...emailsIn(text), ...phonesIn(text)])).filter(
    (identity) => !ours.has(identity),
  );

/** Without characters that only a machine means. */
const printable = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, ' ');

/** The texts as they may be kept, and who is to be found by them. */
export const storableTexts = <T extends readonly string[]>(
  given: T,
): { texts: { [K in keyof T]: string }; people: string[] } => {
  const texts = given.map(printable);
  const people = peopleIn(...texts);
  return people.length <= mostPeople
    ? { texts: texts as { [K in keyof T]: string }, people }
    : { texts: texts.map(withoutPeople) as { [K in keyof T]: string }, people: [] };
};

export interface Bound {
  readonly id: string;
  readonly endsAt: number;
  readonly identities: readonly string[];
  /** The lead that they sent, if one was sent. */
  readonly lead?: { readonly collection: string; readonly id: string } | undefined;
}

/** Makes a conversation findable by the people it is of: their export shows it, their erasure takes it along. */
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
