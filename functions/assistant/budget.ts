import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/table/table.ts';
import { isConditionFailed } from '../table/errors.ts';
import { updateParts } from '../table/expressions.ts';
import { chatBudgetKey, chatVisitorKey } from '../table/keys.ts';
import { digest, windowStart } from '../table/rate-limit.ts';
import { dayOf, inDays } from '../table/time.ts';

/** Default daily token budget of the whole site: about 300 replies, $0.40 with the default model. */
const defaultDailyTokens = 4_000_000;

/**
 * Limits on model replies per address, because a whole office may share one; each conversation has its own
 * limit too. See docs/behaviour.md, "The assistant".
 */
const visitorLimits = { windowSeconds: 600, perWindow: 60, perDay: 200 } as const;

/** Share of the daily tokens that one address may use. */
const visitorShare = 0.5;

/** Upper bound of a question's cost, and the daily budget. */
export interface VisitorTokens {
  readonly tokens: number;
  readonly limit: number;
}

const keepDays = 3;

/** Returns the daily token budget; 0 turns the model off, invalid values mean the default. */
export const dailyTokens = (setting: string | undefined): number => {
  const tokens = Number(setting?.trim() || Number.NaN);
  return Number.isSafeInteger(tokens) && tokens >= 0 ? tokens : defaultDailyTokens;
};

/** Counts one model reply of a visitor, unless a limit is reached. */
const visitorParams = (
  table: string,
  viewer: string,
  now: Date,
  { tokens, limit }: VisitorTokens,
): UpdateCommandInput => ({
  TableName: table,
  Key: chatVisitorKey(digest(viewer), dayOf(now)),
  UpdateExpression: 'ADD #day :one, #window :one, #tokens :tokens SET #ttl = :ttl',
  ConditionExpression:
    '(attribute_not_exists(#day) OR #day < :perDay) AND (attribute_not_exists(#window) OR #window < :perWindow) AND (attribute_not_exists(#tokens) OR #tokens <= :room)',
  ExpressionAttributeNames: {
    '#day': 'n',
    '#window': `w${windowStart(visitorLimits.windowSeconds, now)}`,
    '#tokens': 'tokens',
    '#ttl': 'ttl',
  },
  ExpressionAttributeValues: {
    ':one': 1,
    ':tokens': tokens,
    ':room': Math.floor(limit * visitorShare) - tokens,
    ':perDay': visitorLimits.perDay,
    ':perWindow': visitorLimits.perWindow,
    ':ttl': inDays(now, keepDays),
  },
});

/**
 * Reserves tokens before a call. The condition is checked by the table, so concurrent calls can't exceed the
 * budget.
 */
const reserveParams = (table: string, tokens: number, limit: number, now: Date): UpdateCommandInput => ({
  TableName: table,
  Key: chatBudgetKey(dayOf(now)),
  UpdateExpression: 'ADD #n :tokens SET #ttl = :ttl',
  ConditionExpression: 'attribute_not_exists(#n) OR #n <= :room',
  ExpressionAttributeNames: { '#n': 'n', '#ttl': 'ttl' },
  ExpressionAttributeValues: { ':tokens': tokens, ':room': limit - tokens, ':ttl': inDays(now, keepDays) },
});

/** Corrects a reservation by the actual usage; `difference` is usually negative. */
const settleParams = (table: string, difference: number, reservedAt: Date): UpdateCommandInput => ({
  TableName: table,
  Key: chatBudgetKey(dayOf(reservedAt)),
  ...updateParts({ add: { n: difference } }),
});

/** Tokens reserved for one call. */
export interface Reservation {
  /** Returns unused tokens. Call once with the tokens the model charged. */
  settle(spent: number): Promise<void>;
}

const tryUpdate = async ({ client }: Table, params: UpdateCommandInput): Promise<boolean> => {
  try {
    await client.send(new UpdateCommand(params));
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
};

/** Whether this visitor may use the model again. Counts the question and its maximum cost. */
export const admitVisitor = (
  table: Table,
  viewer: string,
  now: Date,
  share: VisitorTokens,
): Promise<boolean> => tryUpdate(table, visitorParams(table.name, viewer, now, share));

/** Reserves tokens, or returns undefined if the daily budget is used up. */
export const reserve = async (
  table: Table,
  tokens: number,
  limit: number,
  now: Date,
): Promise<Reservation | undefined> => {
  if (tokens > limit || !(await tryUpdate(table, reserveParams(table.name, tokens, limit, now))))
    return undefined;
  return {
    settle: async (spent) => {
      if (spent === tokens) return;
      await table.client.send(new UpdateCommand(settleParams(table.name, spent - tokens, now)));
    },
  };
};
