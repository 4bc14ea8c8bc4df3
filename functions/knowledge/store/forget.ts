import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { cardVersionPrefix, knowledgePartition, weeklyReportsPartition } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { questionChars, type TaughtCard } from '#shared/domain/knowledge.ts';
import { findMentions } from '#shared/domain/mentions.ts';
import { changeKnowledge, parseVersion, questionMark, readKnowledge } from './knowledge.ts';

type IsTheirs = (question: string) => boolean;

/** Returns the card without a person's questions; undefined if the card has none of them. */
const without = (card: TaughtCard, isTheirs: IsTheirs): TaughtCard | undefined => {
  const kept = Object.entries(card.questions).flatMap(([language, lines]) => {
    const rest = lines.filter((line) => !isTheirs(line));
    return rest.length > 0 ? [[language, rest] as const] : [];
  });
  const before = Object.values(card.questions).flat().length;
  const after = kept.flatMap(([, lines]) => lines).length;
  return after === before ? undefined : { ...card, questions: Object.fromEntries(kept) };
};

/** Whether a question equals one of these, in the form in which the owner's editor stores them. */
const isOneOf = (asked: readonly string[]): IsTheirs => {
  const marks = new Set(
    asked
      .flatMap((text) => [text, text.replace(/\s+/g, ' ').trim().slice(0, questionChars)])
      .filter((text) => text.trim() !== '')
      .map(questionMark),
  );
  return (question) => marks.has(questionMark(question));
};

/** Whether a question contains a person's address or number. */
const names =
  (person: string): IsTheirs =>
  (question) =>
    findMentions(question, [person]).length > 0;

/** Weekly reports name a taught card by its first question. */
const forgetTitles = async (table: Table, isTheirs: IsTheirs): Promise<number> => {
  const letters = await queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': weeklyReportsPartition },
  });
  let rewritten = 0;
  for (const letter of letters) {
    const cards: readonly { title?: string }[] = Array.isArray(letter.cards) ? letter.cards : [];
    if (!cards.some(({ title }) => title && isTheirs(title))) continue;
    rewritten += 1;
    const rest = cards.map(({ title, ...card }) => (title && !isTheirs(title) ? { ...card, title } : card));
    await table.client.send(new PutCommand({ TableName: table.name, Item: { ...letter, cards: rest } }));
  }
  return rewritten;
};

/**
 * Removes a person's questions, and questions that name them, from taught cards, their versions and the
 * weekly reports. A card without other questions keeps its answer, and the owner must write a new question.
 * Returns how many cards contained them.
 */
export const forgetQuestions = async (
  table: Table,
  theirs: { readonly asked: readonly string[] } | { readonly person: string },
): Promise<number> => {
  if ('asked' in theirs && theirs.asked.length === 0) return 0;
  const isTheirs = 'asked' in theirs ? isOneOf(theirs.asked) : names(theirs.person);
  const { cards } = await readKnowledge(table);
  const changed = cards.filter((card) => without(card, isTheirs)).length;
  if (changed > 0)
    await changeKnowledge(table, (before) => ({
      cards: before.cards.map((card) => without(card, isTheirs) ?? card),
      facts: before.facts,
      versions: [],
    }));
  const versions = await queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: {
      ':pk': knowledgePartition,
      ':prefix': cardVersionPrefix('taught.').slice(0, -1),
    },
  });
  let rewritten = 0;
  for (const item of versions) {
    const card = parseVersion(item);
    const rest = card && without(card, isTheirs);
    if (!rest) continue;
    rewritten += 1;
    await table.client.send(
      new PutCommand({ TableName: table.name, Item: { ...item, card: JSON.stringify(rest) } }),
    );
  }
  return changed + rewritten + (await forgetTitles(table, isTheirs));
};
