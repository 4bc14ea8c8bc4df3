import { setTimeout as pause } from 'node:timers/promises';
import { readIsFree } from '#functions/bookings/free-times.ts';
import { claimStep, type FlowSession, getSession } from '#functions/flow-sessions/store/sessions.ts';
import { activeLink } from '#functions/flows/store/links.ts';
import { missWrite } from '#functions/flows/store/misses.ts';
import { getRevision } from '#functions/flows/store/revisions.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { transact, type Write } from '#functions/table/transact.ts';
import type { ChatReply } from '#shared/api/chat.ts';
import { continueFlowSession } from '#shared/api/flow-sessions.ts';
import { redacted } from '#shared/domain/redact/redact.ts';
import { AppError } from '#shared/errors.ts';
import { buildAppointmentRules } from '#shared/flow/appointment.ts';
import { answerFlow } from '#shared/flow/engine.ts';
import { type Asking, askAssistant } from './ask-assistant.ts';
import { dangerTurn } from './danger-turn.ts';
import { flowsAround } from './jumps.ts';
import { isOwnSession } from './own-session.ts';
import { askForConfirmationTurn, redactAnswer } from './redact-answer.ts';
import { runRequests } from './requests.ts';
import { senderFor } from './sender.ts';
import { advanceSession, limitedViewer, misfitTurn, toTurn } from './step.ts';
import { conversationWrites, withTurnId } from './thread.ts';
import { StepTaken, writeStep } from './write-step.ts';

const waitMs = 250;
/** How often a request waits for another one that handles the same step. */
const maxWaits = 20;

/** Whether this repeats the answer that the step already has. */
const isRepeated = (session: FlowSession, step: number, input: string): boolean =>
  step === session.step - 1 && (input === session.lastInput || redacted(input) === session.lastInput);

/** Records an answer that matched no option, for the flow's author. */
const missWrites = (table: string, before: FlowSession, said: string, now: Date): Write[] => {
  const { nodeId, waiting } = before.state;
  if (nodeId === null || waiting !== 'choice') return [];
  const { flowId } = before.place ?? before;
  return missWrite(table, { flowId, nodeId, said, conversation: before.conversation }, now);
};

/**
 * Takes the answer to one question exactly once: its write is conditional on the step's number, a repeated
 * request gets the stored turn, and a step that calls other servers is claimed first, so that they are
 * called once.
 */
export const route = defineHandler(continueFlowSession, (deps) => async (request) => {
  const { params, body, headers, viewer, requestId, signal } = request;
  const { table, clock, newId, env } = deps;
  const { step, input: sent, timeZone, asIs = false, strict = false } = body;
  const link = await activeLink(table, params.id, clock());
  for (let waits = 0; ; waits += 1) {
    const before = await getSession(table, params.id, params.session, clock());
    if (!before || !isOwnSession(env, request, before, clock())) throw new AppError('record.not_found');
    if (isRepeated(before, step, sent)) return toTurn(before);
    if (step !== before.step || before.state.done)
      throw new AppError('record.stale', { current: toTurn(before) });
    const acceptLanguage = headers['accept-language'];
    const danger = await dangerTurn(deps, before, { text: sent, timeZone, acceptLanguage });
    if (danger) return danger;
    const { text: input, isHeld } = redactAnswer(before.awaiting, sent, asIs);
    if (isHeld) return askForConfirmationTurn(before, input);
    const at = before.place ?? before;
    const revision = await getRevision(table, at.flowId, at.version, clock());
    if (!revision) throw new AppError('record.not_found');
    const isOwn = before.workspace === siteWorkspace;
    const asksTime = before.state.waiting === 'appointment';
    const turn = answerFlow(revision.flowData, before.state, input, {
      ...buildAppointmentRules({
        now: clock(),
        timeZone,
        isFree: isOwn && asksTime ? await readIsFree(deps, clock()) : undefined,
      }),
      strict,
    });
    const misses = turn.isRejected && isOwn ? missWrites(table.name, before, input, clock()) : [];
    if (turn.isRejected && strict) {
      if (misses.length > 0) await transact(table, misses);
      return misfitTurn(before, turn.retry ?? '');
    }
    const send = senderFor(deps, link, headers);
    if (send && turn.awaiting?.kind === 'request' && !(await claimStep(table, before, requestId, clock()))) {
      if (waits >= maxWaits) throw new AppError('store.unavailable', { retryAfterSeconds: 2 });
      await pause(waitMs, undefined, { signal });
      continue;
    }
    let tokens = 0;
    let mode: ChatReply['mode'] = 'offline';
    const onAnswered: Asking['onAnswered'] = (answer) => {
      tokens += answer.tokens;
      if (answer.mode === 'model') mode = 'model';
    };
    const stepKey = `${before.id}-${step + 1}`;
    const outcome = await runRequests(turn, {
      flow: revision.flowData,
      flowId: at.flowId,
      version: at.version,
      home: before.flowId,
      ...flowsAround(table, before, before.state.language, clock()),
      now: clock,
      send,
      ask: isOwn
        ? (asked) => askAssistant(deps, asked, { session: before, viewer, timeZone, signal, onAnswered })
        : undefined,
      stepKey,
      signal,
    });
    const after = withTurnId(deps, advanceSession(before, outcome, input, clock()));
    try {
      await writeStep(table, {
        flowName: link.name,
        before,
        after,
        outcome,
        misses,
        turn: conversationWrites(deps, after, {
          said: after.transcript.findLast(({ role }) => role === 'visitor')?.text ?? '',
          isNew: false,
          mode,
          tokens,
          now: clock(),
        }),
        now: clock(),
        newId,
        viewer: limitedViewer(deps, viewer),
      });
      return toTurn(after);
    } catch (error) {
      if (!(error instanceof StepTaken)) throw error;
    }
  }
});
