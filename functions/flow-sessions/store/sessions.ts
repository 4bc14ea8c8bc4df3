import { GetCommand, QueryCommand, type QueryCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { workspaceDays } from '#functions/flows/store/workspace.ts';
import { isConditionFailed } from '#functions/table/errors.ts';
import { flowSessionKey, flowSessionsPartition, personIndex } from '#functions/table/keys.ts';
import { putReferences } from '#functions/table/parts.ts';
import type { Table } from '#functions/table/table.ts';
import { epochSeconds, inDays, isLive } from '#functions/table/time.ts';
import type { Item, Write } from '#functions/table/transact.ts';
import { awaitingSchema, sessionMessageSchema } from '#shared/api/flow-sessions.ts';
import { flowStateSchema } from '#shared/flow/state.ts';

const logEntrySchema = z.object({ at: z.string(), nodeId: z.string(), text: z.string() });

/** A message with the node that said it, or that it answered. */
const keptMessageSchema = z.extend(sessionMessageSchema, { node: z.optional(z.string()) });
export type KeptMessage = z.infer<typeof keptMessageSchema>;

/** One conversation with a flow, as the table keeps it between two steps. */
const flowSessionSchema = z.object({
  id: z.string(),
  uuid: z.string(),
  flowId: z.string(),
  workspace: z.string(),
  /** The revision it began with and stays on. */
  version: z.number(),
  startedAt: z.string(),
  updatedAt: z.string(),
  /** Shard of the counters that this session adds to. */
  shard: z.number(),
  /** Number of the open question. */
  step: z.number(),
  state: flowStateSchema,
  /** Nodes it came to, each once. */
  seen: z.array(z.string()),
  transcript: z.array(keptMessageSchema),
  /** The latest answer given to the client, to be repeated when it asks again. */
  lastInput: z.nullable(z.string()),
  lastMessages: z.array(keptMessageSchema),
  awaiting: z.nullable(awaitingSchema),
  log: z.array(logEntrySchema),
  /** What it stands for in the portal. */
  contactId: z.optional(z.string()),
  bookingId: z.optional(z.string()),
  clientId: z.optional(z.string()),
  /** When its lead was made. */
  leadAt: z.optional(z.string()),
  /** The revision it is in after a jump, of another flow. */
  place: z.optional(z.object({ flowId: z.string(), version: z.number() })),
  handOver: z.optional(z.enum(['person', 'assistant'])),
  /** The page it began on, and what of the site opened it. */
  page: z.optional(z.string()),
  placement: z.optional(z.string()),
  /** The conversation in the site's chat that it is part of. */
  conversation: z.optional(z.object({ id: z.string(), endsAt: z.number() })),
  /** The exchange there that its latest step is. */
  turn: z.optional(z.string()),
});
export type FlowSession = z.infer<typeof flowSessionSchema>;
export type SessionLogEntry = z.infer<typeof logEntrySchema>;

/** How long a step may be worked on before another request may take it over. */
const claimSeconds = 35;

interface PutOptions {
  readonly now: Date;
  /** The session that the new one was computed from; absent for a new one. */
  readonly before?: { readonly step: number } | undefined;
  /** What the visitor gave, the leading address first: found by it when they are exported or erased. */
  readonly identities?: readonly string[];
}

/** Makes the session findable by every further address and phone number that the visitor gave. */
export const referSession = (
  table: string,
  { uuid, id }: FlowSession,
  identities: readonly string[],
  now: Date,
): Write[] =>
  putReferences(table, {
    key: flowSessionKey(uuid, id),
    ownerId: id,
    identities,
    // Written again on each later day, so one day more than the session itself.
    ttl: inDays(now, workspaceDays + 1),
  });

/** How it ended, as its results are told apart: the author's outcome, else the engine's; `open` until then. */
export const resultOf = ({ state }: Pick<FlowSession, 'state'>): string =>
  state.ending ?? state.outcome ?? 'open';

/** Writes a session: as a new one, or over exactly the step it was computed from. */
export const putSession = (
  table: string,
  session: FlowSession,
  { now, before, identities: [person] = [] }: PutOptions,
): Write => ({
  Put: {
    TableName: table,
    Item: {
      ...flowSessionKey(session.uuid, session.id),
      entity: 'FlowSession',
      ...session,
      result: resultOf(session),
      language: session.state.language,
      // As text: the table would not keep the order in which the answers were given.
      state: JSON.stringify(session.state),
      ...(person ? personIndex(person, 'FLOWSESSION', session.id) : {}),
      ttl: inDays(now, workspaceDays),
    },
    ...(before
      ? {
          ConditionExpression: '#step = :before',
          ExpressionAttributeNames: { '#step': 'step' },
          ExpressionAttributeValues: { ':before': before.step },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/** The state as it is kept: text. */
const readState = (item: Item): unknown =>
  typeof item.state === 'string' ? JSON.parse(item.state) : undefined;

/** A session as it is stored; undefined for none and for one whose time is over. */
export const readSession = (item: Item | undefined, now: Date): FlowSession | undefined =>
  item && isLive(item, now) ? flowSessionSchema.parse({ ...item, state: readState(item) }) : undefined;

/** A session of the flow with this link, or undefined. */
export const getSession = async (
  { client, name }: Table,
  uuid: string,
  id: string,
  now: Date,
): Promise<FlowSession | undefined> => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: name, Key: flowSessionKey(uuid, id), ConsistentRead: true }),
  );
  return readSession(item, now);
};

/**
 * Takes a step for this request before it asks other servers, so that two requests for one step never both do. False when
 * the step is taken or over.
 */
export const claimStep = async (
  { client, name }: Table,
  session: FlowSession,
  claim: string,
  now: Date,
): Promise<boolean> => {
  try {
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: flowSessionKey(session.uuid, session.id),
        UpdateExpression: 'SET #claim = :claim, claimUntil = :until',
        ConditionExpression:
          '#step = :step AND (attribute_not_exists(#claim) OR #claim = :claim OR claimUntil < :now)',
        ExpressionAttributeNames: { '#step': 'step', '#claim': 'claim' },
        ExpressionAttributeValues: {
          ':step': session.step,
          ':claim': claim,
          ':now': epochSeconds(now),
          ':until': epochSeconds(now) + claimSeconds,
        },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
};

/** The newest sessions of a flow, without what was said in them. */
const sessionsParams = (table: string, uuid: string, limit: number): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': flowSessionsPartition(uuid) },
  ProjectionExpression: 'id, version, startedAt, updatedAt, #state, #log, #ttl',
  ExpressionAttributeNames: { '#state': 'state', '#log': 'log', '#ttl': 'ttl' },
  ScanIndexForward: false,
  Limit: limit,
});

const { id, version, startedAt, updatedAt, state, log } = flowSessionSchema.shape;
const rowSchema = z.object({ id, version, startedAt, updatedAt, state, log });
/** One session in a flow's list: where it stands and what happened to its requests. */
export type SessionRow = z.infer<typeof rowSchema>;

/** The newest sessions of the flow with this link; one that can't be read is left out. */
export const listSessions = async (
  { client, name }: Table,
  uuid: string,
  limit: number,
  now: Date,
): Promise<SessionRow[]> => {
  const { Items = [] } = await client.send(new QueryCommand(sessionsParams(name, uuid, limit)));
  return Items.filter((item) => isLive(item, now)).flatMap((item) => {
    const row = z.safeParse(rowSchema, { ...item, state: readState(item) });
    return row.success ? [row.data] : [];
  });
};
