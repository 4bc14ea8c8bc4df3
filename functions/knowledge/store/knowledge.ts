import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { conflicting } from '#functions/table/errors.ts';
import {
  cardVersionKey,
  cardVersionPrefix,
  knowledgeKey,
  knowledgePartition,
} from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { ConditionFailed, type Item, transact, type Write } from '#functions/table/transact.ts';
import { companyFactsSchema, taughtCardSchema } from '#shared/api/knowledge.ts';
import { type CompanyFacts, maxTaughtCards, type TaughtCard } from '#shared/domain/knowledge.ts';
import { AppError } from '#shared/errors.ts';
import { currentSiteValues } from '#shared/site/published.ts';

/** Everything the owner taught, in one item, so that the assistant needs one read. */
export interface StoredKnowledge {
  readonly cards: readonly TaughtCard[];
  readonly facts: CompanyFacts;
  /** Marks of ignored questions, see `questionMark`. */
  readonly ignored: readonly string[];
  /** Increments with every change. */
  readonly version: number;
}

export const noKnowledge: StoredKnowledge = { cards: [], facts: {}, ignored: [], version: 0 };

/** Bytes that fit into one item, whose limit is 400 KB. */
const maxBytes = 350_000;
const maxAttempts = 6;
/** How many of the newest marks to store; every conversation reads this item. */
const maxIgnored = 500;

const markChars = 16;

/** Hash of an ignored question; a hash, so that no visitor's words are stored. */
export const questionMark = (text: string): string =>
  createHash('sha256')
    .update(
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .digest('hex')
    .slice(0, markChars);

const parsed = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

/** Hours and response time that the owner published with the site, as company facts. */
export const publishedFacts = (): CompanyFacts => {
  const { hours: { from, to, days } = {}, company: { responseHours } = {} } = currentSiteValues();
  return {
    ...(from ? { openFrom: from } : {}),
    ...(to ? { openTo: to } : {}),
    ...(days ? { openDays: days } : {}),
    ...(responseHours ? { responseHours } : {}),
  };
};

/**
 * Parses the company facts of the stored item; unreadable ones are empty. Published hours replace stored ones, so
 * that pages and assistant say the same.
 */
export const toFacts = (item: Item | undefined): CompanyFacts => {
  const facts = z.safeParse(companyFactsSchema, parsed(item?.facts));
  return { ...(facts.success ? facts.data : {}), ...publishedFacts() };
};

/** Parses the stored item; leaves out unreadable cards. */
export const toKnowledge = (item: Item | undefined): StoredKnowledge => {
  if (!item) return { ...noKnowledge, facts: publishedFacts() };
  const cards = parsed(item.cards);
  return {
    cards: (Array.isArray(cards) ? cards : []).flatMap((card) => {
      const read = z.safeParse(taughtCardSchema, card);
      return read.success ? [read.data] : [];
    }),
    facts: toFacts(item),
    ignored: Array.isArray(item.ignored) ? item.ignored.map(String) : [],
    version: typeof item.version === 'number' ? item.version : 0,
  };
};

/** Title of each card: its first question. */
export const cardTitles = (cards: readonly TaughtCard[]): Record<string, string> =>
  Object.fromEntries(cards.map(({ id, questions }) => [id, Object.values(questions)[0]?.[0] ?? id]));

export const readKnowledge = async ({ client, name }: Table): Promise<StoredKnowledge> => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: name, Key: knowledgeKey, ConsistentRead: true }),
  );
  return toKnowledge(item);
};

const putWrite = (table: string, before: StoredKnowledge, after: Omit<StoredKnowledge, 'version'>): Write => {
  const cards = JSON.stringify(after.cards);
  if (after.cards.length > maxTaughtCards || Buffer.byteLength(cards) > maxBytes)
    throw new AppError('limit.reached', { message: 'There is no room for more cards. Delete some first.' });
  return {
    Put: {
      TableName: table,
      Item: {
        ...knowledgeKey,
        entity: 'Knowledge',
        cards,
        facts: JSON.stringify(after.facts),
        ...(after.ignored.length > 0 ? { ignored: after.ignored.slice(-maxIgnored) } : {}),
        version: before.version + 1,
      },
      ConditionExpression: before.version === 0 ? 'attribute_not_exists(pk)' : '#version = :version',
      ...(before.version === 0
        ? {}
        : {
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':version': before.version },
          }),
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
};

/** Versions per transaction; DynamoDB allows 100 writes. */
const maxVersions = 90;

export interface Change {
  readonly cards: readonly TaughtCard[];
  readonly facts: CompanyFacts;
  /** Absent: unchanged. */
  readonly ignored?: readonly string[];
  /** Changed cards, also stored as versions. */
  readonly versions: readonly (TaughtCard & { readonly deleted?: boolean })[];
}

/**
 * Changes the taught answers. `change` gets the stored state; if another write comes first, it is called
 * again.
 */
export const changeKnowledge = async (
  table: Table,
  change: (before: StoredKnowledge) => Change,
): Promise<StoredKnowledge> => {
  let before = await readKnowledge(table);
  for (let round = 0; round < maxAttempts; round += 1) {
    const { ignored } = before;
    const { versions, ...after } = { ignored, ...change(before) };
    try {
      await transact(table, {
        knowledge: putWrite(table.name, before, after),
        versions: versions.slice(0, maxVersions).map((card) => ({
          Put: {
            TableName: table.name,
            Item: {
              ...cardVersionKey(card.id, card.version),
              entity: 'CardVersion',
              card: JSON.stringify(card),
            },
          },
        })),
      });
      return { ...after, version: before.version + 1 };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      before = toKnowledge(error.found('knowledge'));
    }
  }
  throw conflicting('What is taught keeps changing');
};

/** Parses a stored version; undefined if unreadable. */
export const parseVersion = (item: Item): TaughtCard | undefined => {
  const read = z.safeParse(taughtCardSchema, parsed(item.card));
  return read.success ? read.data : undefined;
};

/** Reads a card's earlier versions, newest first. */
export const readVersions = async (table: Table, cardId: string): Promise<TaughtCard[]> => {
  const items = await queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': knowledgePartition, ':prefix': cardVersionPrefix(cardId) },
    ScanIndexForward: false,
  });
  return items.flatMap((item) => parseVersion(item) ?? []);
};
