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

const logEntrySchema = z.object({
  at: z.string(),
  nodeId: z.string(),
  text: z.string(),
  /** How another server answered; absent in older sessions and where nothing was sent. */
  ok: z.optional(z.boolean()),
  status: z.optional(z.number()),
});

/** A message with its node: the one that sent it, or whose question it answers. */
const keptMessageSchema = z.extend(sessionMessageSchema, { node: z.optional(z.string()) });
export type KeptMessage = z.infer<typeof keptMessageSchema>;

/** A session of a flow as stored between two steps. */
const flowSessionSchema = z.object({
  id: z.string(),
  uuid: z.string(),
  flowId: z.string(),
  workspace: z.string(),
  /** The revision it started with and stays on. */
  version: z.number(),
  startedAt: z.string(),
  updatedAt: z.string(),
  /** Shard of this session's counters. */
  shard: z.number(),
  /** Number of the open question. */
  step: z.number(),
  state: flowStateSchema,
  /** Visited nodes, each once. */
  seen: z.array(z.string()),
  /** The latest connections that were followed, in order. */
  links: z.optional(z.array(z.object({ from: z.string(), exit: z.string() }))),
  transcript: z.array(keptMessageSchema),
  /** The latest input and the turn sent for it, repeated on a retry. */
  lastInput: z.nullable(z.string()),
  lastMessages: z.array(keptMessageSchema),
  awaiting: z.nullable(awaitingSchema),
  log: z.array(logEntrySchema),
  /** The records that the session created in the portal. */
  contactId: z.optional(z.string()),
  bookingId: z.optional(z.string()),
  clientId: z.optional(z.string()),
  /** When its lead was created. */
  leadAt: z.optional(z.string()),
  /** Set after a jump: the other flow's revision. */
  place: z.optional(z.object({ flowId: z.string(), version: z.number() })),
  handOver: z.optional(z.enum(['person', 'assistant'])),
  /** The page on which it started and the placement that opened it. */
  page: z.optional(z.string()),
  /** Host of the other site that it is embedded in. */
  host: z.optional(z.string()),
  placement: z.optional(z.string()),
  /** The conversation on the site that the session belongs to. */
  conversation: z.optional(z.object({ id: z.string(), endsAt: z.number() })),
  /** Id of the visitor cookie that it belongs to; absent in the chat, where the conversation's cookie counts. */
  visitor: z.optional(z.string()),
  /** The conversation's turn for the session's latest step. */
  turn: z.optional(z.string()),
});
export type FlowSession = z.infer<typeof flowSessionSchema>;
export type SessionLogEntry = z.infer<typeof logEntrySchema>;

/** Seconds until another request may take over a claimed step. */
const claimSeconds = 35;

interface PutOptions {
  readonly now: Date;
  /** The session from which the new one was computed; absent for a new session. */
  readonly before?: { readonly step: number } | undefined;
  /** Identities that the visitor gave, the main one first; export and erasure find the session by them. */
  readonly identities?: readonly string[];
}

/** Makes the session findable by every further identity that the visitor gave. */
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
    // Renewed only once a day, so it expires a day later than the session.
    ttl: inDays(now, workspaceDays + 1),
  });

/** How the session ended, for the results: the author's outcome, else the engine's; `open` until then. */
export const resultOf = ({ state }: Pick<FlowSession, 'state'>): string =>
  state.ending ?? state.outcome ?? 'open';

/** Writes a session, new or on condition of the step that it was computed from. */
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
      // As text, because a DynamoDB map would lose the order of the answers.
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

/** Parses the state from its stored text. */
const readState = (item: Item): unknown =>
  typeof item.state === 'string' ? JSON.parse(item.state) : undefined;

/** Parses a stored session; undefined if there is none or it has expired. */
export const readSession = (item: Item | undefined, now: Date): FlowSession | undefined =>
  item && isLive(item, now) ? flowSessionSchema.parse({ ...item, state: readState(item) }) : undefined;

/** Reads a session of the flow with this public link; undefined if there is none. */
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
 * Claims a step before calling other servers, so that two requests never both do. False if the step is
 * already claimed or finished.
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

/** Query for the newest sessions of a flow, without their messages. */
const sessionsParams = (table: string, uuid: string, limit: number): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': flowSessionsPartition(uuid) },
  ProjectionExpression: 'id, version, startedAt, updatedAt, visitor, place, #state, #log, #ttl',
  ExpressionAttributeNames: { '#state': 'state', '#log': 'log', '#ttl': 'ttl' },
  ScanIndexForward: false,
  Limit: limit,
});

const { id, version, startedAt, updatedAt, visitor, place, state, log } = flowSessionSchema.shape;
const rowSchema = z.object({ id, version, startedAt, updatedAt, visitor, place, state, log });
/** A session in a flow's list: its state and the results of its requests. */
export type SessionRow = z.infer<typeof rowSchema>;

/** Lists the newest sessions of a flow; leaves out unreadable ones. */
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
