import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Table } from '#functions/http/types.ts';
import type { FlowResult, FlowResults } from '#shared/api/flow-results.ts';
import { flowSessionKey, flowSessionsPartition } from '../table/keys.ts';
import { isLive } from '../table/time.ts';
import type { Item } from '../table/transact.ts';
import { type FlowSession, resultOf } from './sessions.ts';

/** Rows of one answer. */
const pageRows = 100;
/** Pages of the table that one request looks through for rows that pass the filter. */
const mostReads = 8;

export interface ResultFilter {
  /** UTC days, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly version?: string | undefined;
  readonly outcome?: string | undefined;
  readonly page?: string | undefined;
  readonly language?: string | undefined;
  readonly placement?: string | undefined;
  readonly cursor?: string | undefined;
}

/** What only the engine needs. */
const silent = new Set(['user_input', 'api_status', 'api_error']);

/** A session as a row of its flow's results. */
export const toResult = (session: Omit<FlowSession, 'transcript' | 'seen'> | FlowSession): FlowResult => ({
  id: session.id,
  startedAt: session.startedAt,
  updatedAt: session.updatedAt,
  version: session.version,
  outcome: resultOf(session),
  language: session.state.language,
  ...(session.page === undefined ? {} : { page: session.page }),
  ...(session.placement === undefined ? {} : { placement: session.placement }),
  variables: Object.fromEntries(
    Object.entries(session.state.variables).filter(([name]) => !silent.has(name)),
  ),
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

/** One read of a flow's sessions, newest first, without what was said in them. */
export const resultsParams = (table: string, uuid: string, filter: ResultFilter): QueryCommandInput => {
  const { expression, values } = conditions(filter);
  return {
    TableName: table,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': flowSessionsPartition(uuid), ...values },
    ...(expression ? { FilterExpression: expression } : {}),
    ProjectionExpression:
      'id, version, startedAt, updatedAt, #state, #page, placement, contactId, clientId, #ttl, #result, #language',
    ExpressionAttributeNames: {
      '#state': 'state',
      '#page': 'page',
      '#ttl': 'ttl',
      '#result': 'result',
      '#language': 'language',
    },
    ScanIndexForward: false,
    Limit: pageRows,
    ...(filter.cursor ? { ExclusiveStartKey: flowSessionKey(uuid, filter.cursor) } : {}),
  };
};

const rowSchema = z.object({
  id: z.string(),
  version: z.number(),
  startedAt: z.string(),
  updatedAt: z.string(),
  page: z.optional(z.string()),
  placement: z.optional(z.string()),
  contactId: z.optional(z.string()),
  clientId: z.optional(z.string()),
});

const readRow = (item: Item): FlowResult[] => {
  const row = z.safeParse(rowSchema, item);
  if (!row.success || typeof item.state !== 'string') return [];
  return [toResult({ ...row.data, state: JSON.parse(item.state) } as FlowSession)];
};

/** A page of results: at most 100 rows, fewer where the filter leaves fewer. */
export const readResults = async (
  { client, name }: Table,
  uuid: string,
  filter: ResultFilter,
  now: Date,
): Promise<FlowResults> => {
  const rows: FlowResult[] = [];
  let cursor = filter.cursor;
  for (let reads = 0; reads < mostReads; reads += 1) {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        ...resultsParams(name, uuid, { ...filter, cursor }),
        Limit: pageRows - rows.length,
      }),
    );
    rows.push(...Items.filter((item) => isLive(item, now)).flatMap(readRow));
    if (!LastEvaluatedKey) return { rows };
    cursor = String(LastEvaluatedKey.sk);
    if (rows.length >= pageRows) break;
  }
  return { rows, ...(cursor ? { next: cursor } : {}) };
};
