import { createHash } from 'node:crypto';
import type { FlowSession, KeptMessage } from '#functions/flow-sessions/store/sessions.ts';
import type { FlowLink } from '#functions/flows/store/links.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import type { Deps } from '#functions/http/types.ts';
import { flowShards } from '#functions/table/keys.ts';
import type { SessionAwaiting, SessionTurn } from '#shared/api/flow-sessions.ts';
import { describeChoice } from '#shared/flow/several.ts';
import type { Outcome } from './requests.ts';

const transcriptChars = 30_000;
const logEntries = 50;

/** The newest messages that fit into the stored session. */
const lastThatFit = (messages: readonly KeptMessage[]): KeptMessage[] => {
  let chars = 0;
  const from = messages.findLastIndex(({ text, media }) => {
    chars += text.length + JSON.stringify(media ?? '').length + 50;
    return chars > transcriptChars;
  });
  return messages.slice(from + 1);
};

const toAwaiting = (awaiting: Outcome['awaiting'], workspace: string): SessionAwaiting | null => {
  if (!awaiting || awaiting.kind === 'request') return null;
  // Only the owner may show pictures under the company's domain.
  const hasPictures = workspace === siteWorkspace;
  const options = awaiting.options?.map(({ label, value, picture, alt }) => ({
    label,
    value,
    ...(picture && hasPictures ? { picture, ...(alt ? { alt } : {}) } : {}),
  }));
  return {
    kind: awaiting.kind,
    ...(options ? { options } : {}),
    ...(awaiting.several ? { several: awaiting.several } : {}),
    ...(awaiting.kind === 'appointment' && workspace === siteWorkspace ? { slots: true } : {}),
  };
};

const shardOf = (id: string): number => (createHash('sha256').update(id).digest()[0] ?? 0) % flowShards;

/** The node whose question was answered. */
const answeredNode = (before: Omit<FlowSession, 'state'>): string | undefined =>
  before.transcript.at(-1)?.node;

/** A session before its first step. */
export const newSession = (
  made: { readonly id: string; readonly uuid: string; readonly now: Date } & Pick<
    FlowSession,
    'page' | 'host' | 'placement' | 'conversation' | 'visitor'
  >,
  link: FlowLink,
): Omit<FlowSession, 'state'> => ({
  page: made.page,
  host: made.host,
  placement: made.placement,
  conversation: made.conversation,
  visitor: made.visitor,
  id: made.id,
  uuid: made.uuid,
  flowId: link.flowId,
  workspace: link.workspace,
  version: link.version,
  startedAt: made.now.toISOString(),
  updatedAt: made.now.toISOString(),
  shard: shardOf(made.id),
  step: -1,
  seen: [],
  transcript: [],
  lastInput: null,
  lastMessages: [],
  awaiting: null,
  log: [],
});

/** Connections that a replay can show. */
const linksKept = 300;

/** Returns the session after a step. */
export const advanceSession = (
  before: Omit<FlowSession, 'state'>,
  outcome: Outcome,
  input: string | null,
  now: Date,
): FlowSession => ({
  ...before,
  step: before.step + 1,
  updatedAt: now.toISOString(),
  state: outcome.state,
  seen: [...new Set([...before.seen, ...outcome.visited])],
  links: [...(before.links ?? []), ...outcome.links].slice(-linksKept),
  place: outcome.place.flowId === before.flowId ? undefined : outcome.place,
  handOver: outcome.effects.findLast((effect) => effect.type === 'hand_over')?.to,
  transcript: lastThatFit([
    ...before.transcript,
    ...(input === null
      ? []
      : [
          {
            role: 'visitor' as const,
            text: describeChoice(before.awaiting?.options, input) ?? input,
            delay: 0,
            node: answeredNode(before),
          },
        ]),
    ...outcome.messages,
  ]),
  lastInput: input,
  lastMessages: outcome.messages,
  awaiting: toAwaiting(outcome.awaiting, before.workspace),
  log: [...before.log, ...outcome.log].slice(-logEntries),
});

/** Returns the client's turn: the latest messages, or with `whole` the conversation so far. */
export const toTurn = (session: FlowSession, whole = false): SessionTurn => ({
  id: session.id,
  step: session.step,
  messages: (whole ? session.transcript : session.lastMessages).map(({ role, text, delay, media }) => ({
    role,
    text,
    delay: whole ? 0 : delay,
    ...(media ? { media } : {}),
  })),
  awaiting: session.awaiting,
  done: session.state.done,
  ...(session.state.outcome ? { outcome: session.state.outcome } : {}),
  language: session.state.language,
  ...(session.handOver ? { handOver: session.handOver } : {}),
  ...(session.turn ? { turn: session.turn } : {}),
});

/** Reply to an answer that matched nothing: the question, rephrased. */
export const misfitTurn = (session: FlowSession, retry: string): SessionTurn => ({
  ...toTurn(session),
  messages: [],
  fits: false,
  again: { question: session.transcript.findLast(({ role }) => role === 'bot')?.text ?? '', retry },
});

/** The viewer for the limit of new leads; undefined if limits are off. */
export const limitedViewer = ({ env }: Pick<Deps, 'env'>, viewer: string): string | undefined =>
  env.RATE_LIMITS === 'off' ? undefined : viewer;
