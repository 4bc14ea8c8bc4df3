import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type FlowSession, resultOf } from '#functions/flow-sessions/store/sessions.ts';
import { flowSessionKey, flowSessionsPartition } from '#functions/table/keys.ts';
import { fromCursor, toCursor } from '#functions/table/read-records.ts';
import { instantOfId } from '#functions/table/stored.ts';
import type { Table } from '#functions/table/table.ts';
import { isLive } from '#functions/table/time.ts';
import type { Item } from '#functions/table/transact.ts';
import { defaultResultRows, type FlowResult, type FlowResults } from '#shared/api/flow-results.ts';
import { collectShownAnswers } from '#shared/flow/collect-answers.ts';

/** Most table pages that one request reads for rows that match the filter. */
const maxReads = 8;
/** Sessions per read when filtering, since few may match. */
const filteredReads = 500;
/** Rows that are enough for a filtered page, so that the owner needn't wait for more. */
const screenful = 25;
/** A response may have 6 MB; one more table page adds at most 1 MB. */
const maxBytes = 3_000_000;
const dayMs = 86_400_000;

export interface ResultFilter {
  /** UTC days, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly version?: string | undefined;
  readonly outcome?: string | undefined;
  readonly page?: string | undefined;
  readonly language?: string | undefined;
  readonly placement?: string | undefined;
  /** Continues after this session. */
  readonly cursor?: string | undefined;
}

/** Maps a session to a row of its flow's results. */
export const toResult = (session: Omit<FlowSession, 'transcript' | 'seen'> | FlowSession): FlowResult => ({
  id: session.id,
  startedAt: session.startedAt,
  updatedAt: session.updatedAt,
  version: session.version,
  outcome: resultOf(session),
  language: session.state.language,
  ...(session.page === undefined ? {} : { page: session.page }),
  ...(session.host === undefined ? {} : { host: session.host }),
  ...(session.placement === undefined ? {} : { placement: session.placement }),
  variables: collectShownAnswers(session.state),
  ...(session.contactId === undefined ? {} : { contactId: session.contactId }),
  ...(session.clientId === undefined ? {} : { clientId: session.clientId }),
});

const conditions = (filter: ResultFilter): { expression: string; values: Record<string, unknown> } => {
  const parts: string[] = [];
  const values: Record<string, unknown> = {};
  const add = (part: string, name: string, value: unknown) => {
    if (value === undefined) return;
    parts.push(part);
    values[name] = value;
  };
  add('startedAt >= :from', ':from', filter.from);
  add('startedAt < :to', ':to', filter.to && `${filter.to}~`);
  add('version = :version', ':version', filter.version === undefined ? undefined : Number(filter.version));
  add('#result = :result', ':result', filter.outcome);
  add('#page = :page', ':page', filter.page);
  add('#language = :language', ':language', filter.language);
  add('placement = :placement', ':placement', filter.placement);
  return { expression: parts.join(' AND '), values };
};

/** Query for a flow's sessions, newest first, without their messages. */
const resultsParams = (
  table: string,
  uuid: string,
  filter: ResultFilter,
  limit: number = defaultResultRows,
): QueryCommandInput => {
  const { expression, values } = conditions(filter);
  const { cursor } = filter;
  return {
    TableName: table,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: {
      ':pk': flowSessionsPartition(uuid),
      ...values,
    },
    ...(expression ? { FilterExpression: expression } : {}),
    ProjectionExpression:
      'id, version, startedAt, updatedAt, #state, #page, #host, placement, contactId, clientId, #ttl, #result, #language',
    ExpressionAttributeNames: {
      '#state': 'state',
      '#page': 'page',
      '#host': 'host',
      '#ttl': 'ttl',
      '#result': 'result',
      '#language': 'language',
    },
    ScanIndexForward: false,
    Limit: expression ? filteredReads : limit,
    ...(cursor ? { ExclusiveStartKey: flowSessionKey(uuid, fromCursor(cursor)) } : {}),
  };
};

const rowSchema = z.object({
  id: z.string(),
  version: z.number(),
  startedAt: z.string(),
  updatedAt: z.string(),
  page: z.optional(z.string()),
  host: z.optional(z.string()),
  placement: z.optional(z.string()),
  contactId: z.optional(z.string()),
  clientId: z.optional(z.string()),
});

const readRow = (item: Item): FlowResult[] => {
  const row = z.safeParse(rowSchema, item);
  if (!row.success || typeof item.state !== 'string') return [];
  return [toResult({ ...row.data, state: JSON.parse(item.state) } as FlowSession)];
};

/** Whether all further sessions started before the period; ids begin with their time. */
const isBefore = (cursor: string, from: string | undefined): boolean =>
  from !== undefined && Date.parse(instantOfId(fromCursor(cursor))) < Date.parse(from) - dayMs;

/** Reads a page of at most `limit` results, fewer if the filter leaves fewer. */
export const readResults = async (
  { client, name }: Table,
  uuid: string,
  filter: ResultFilter,
  now: Date,
  limit: number = defaultResultRows,
): Promise<FlowResults> => {
  const rows: FlowResult[] = [];
  let { cursor } = filter;
  let bytes = 0;
  const isFiltered = conditions(filter).expression !== '';
  const enough = isFiltered && limit === defaultResultRows ? screenful : limit;
  for (let reads = 0; reads < maxReads; reads += 1) {
    const params = resultsParams(name, uuid, { ...filter, cursor }, limit - rows.length);
    const { Items = [], LastEvaluatedKey } = await client.send(new QueryCommand(params));
    const room = limit - rows.length;
    const live = Items.filter((item) => isLive(item, now));
    const taken = live.slice(0, room);
    rows.push(...taken.flatMap(readRow));
    bytes += taken.reduce((sum, { state }) => sum + Buffer.byteLength(String(state)), 0);
    const more = live.length > taken.length;
    cursor = more ? toCursor(taken.at(-1)?.id) : LastEvaluatedKey && toCursor(LastEvaluatedKey.sk);
    if (!cursor || isBefore(cursor, filter.from)) return { rows };
    if (rows.length >= enough || bytes > maxBytes) break;
  }
  return { rows, ...(cursor ? { next: cursor } : {}) };
};
