import { peopleOf, readConversation, readHead, turnsOf } from '#functions/conversations/store/read.ts';
import { defineHandler } from '#functions/http/define.ts';
import { type CollectionName, conversationHeadKey, recordKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Item } from '#functions/table/transact.ts';
import { proposeConversationTest } from '#shared/api/conversation-tests.ts';
import { maxTestTurns, testNameChars } from '#shared/domain/conversation-tests.ts';
import { AppError } from '#shared/errors.ts';
import { type KnownPerson, toTestTurns } from './replace-personal-data.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Name and company, as leads of every collection have them. */
const personOf = (lead: Item): KnownPerson => ({
  name: [lead.clientName, lead.firstName, lead.lastName].map(textOf).filter(Boolean).join(' '),
  company: textOf(lead.company) || textOf(lead.companyName),
});

const withNames: ReadonlySet<string> = new Set(['BOOKINGS', 'CLIENTS', 'CONTACTS']);
/** Most leads of one conversation whose names are replaced. */
const maxLeads = 20;

/** Proposes a test made from a conversation, without the visitor's data. */
export const route = defineHandler(proposeConversationTest, ({ table, clock }) => async ({ body }) => {
  const items = await readConversation(table, body.conversation);
  const headSort = conversationHeadKey(body.conversation).sk;
  const head = readHead(
    items.find(({ sk }) => sk === headSort),
    clock(),
  );
  if (!head) throw new AppError('record.not_found');
  const all = turnsOf(items);
  const asked = all.filter(({ where, said }) => where === 'site' && said.trim() !== '');
  const taken = asked.slice(0, maxTestTurns);
  const leads = peopleOf(items)
    .leads.filter(({ collection }) => withNames.has(collection))
    .slice(0, maxLeads)
    .map(({ collection, id }) => recordKey(collection as CollectionName, id));
  const people = leads.length > 0 ? (await batchGet(table, leads)).map(personOf) : [];
  const { turns, replaced } = await toTestTurns(taken, people);
  const [first] = turns;
  if (!first)
    throw new AppError('record.not_found', {
      message: 'The assistant answered no message in this conversation.',
    });
  return {
    test: {
      name: first.said.replace(/\s+/g, ' ').slice(0, testNameChars).trim(),
      language: taken[0]?.language ?? head.language,
      turns,
    },
    replaced,
    leftOut: all.length - taken.length,
  };
});
