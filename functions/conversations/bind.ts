import { incrementToday } from '#functions/conversations/store/day-counters.ts';
import { personWrites } from '#functions/conversations/store/people.ts';
import type { Write } from '#functions/table/transact.ts';
import { distinctIdentities } from '#shared/domain/person.ts';
import type { ConversationRef } from './cookie.ts';

interface SentLead {
  readonly identities: readonly (string | undefined)[];
  readonly lead: { readonly collection: string; readonly id: string };
  readonly now: Date;
}

/**
 * Binds a visitor's conversation to the lead they send, so that the person's search, export and erasure
 * include it. Use it in the lead's own transaction; no write without a conversation.
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
