import { type Appointment, blockWrite, findTime, holdWrite } from '#functions/bookings/appointments.ts';
import { holdsUntil } from '#functions/bookings/booking-states.ts';
import { readBookingSettings, rulesFor } from '#functions/bookings/settings-store.ts';
import { leadStep } from '#functions/conversations/conversation-lead.ts';
import { queueWrite } from '#functions/events/queue.ts';
import { readReceiver } from '#functions/events/settings.ts';
import { type FlowSession, putSession } from '#functions/flow-sessions/store/sessions.ts';
import { counterWrites } from '#functions/flows/store/counters.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import { networksOf } from '#functions/http/viewer.ts';
import { type OnceOptions, writeOnce } from '#functions/table/idempotency.ts';
import { flowSessionKey } from '#functions/table/keys.ts';
import { countWithin, secondsLeft } from '#functions/table/rate-limit.ts';
import type { Table } from '#functions/table/table.ts';
import { ConditionFailed, type NamedWrites, transact, type Write } from '#functions/table/transact.ts';
import { brand } from '#shared/brand.ts';
import type { BookingRules } from '#shared/domain/booking-times.ts';
import { formLimit } from '#shared/domain/form-limit.ts';
import { AppError } from '#shared/errors.ts';
import { collectAnswers } from '#shared/flow/collect-answers.ts';
import type { Outcome } from './requests.ts';

export interface StepWrite {
  readonly flowName: string;
  readonly before: FlowSession | undefined;
  readonly after: FlowSession;
  readonly outcome: Pick<Outcome, 'answer' | 'links'>;
  /** Unmatched answers, for the author. */
  readonly misses?: readonly Write[] | undefined;
  /** The turn in the session's conversation; its first write fails if that was deleted. */
  readonly turn?: readonly Write[] | undefined;
  readonly now: Date;
  readonly newId: () => string;
  /** The visitor whose leads count against the form limit; absent if limits are off. */
  readonly viewer: string | undefined;
  /** The owner's booking rules; read when the step creates a consultation request. */
  readonly rules?: BookingRules | undefined;
  /** The requested time was taken after it was offered: the request is stored but holds no time. */
  readonly isTimeTaken?: boolean | undefined;
  /** The first step, before the visitor answered anything. */
  readonly isStart?: boolean | undefined;
  /** For a session's first step, which the client may retry. */
  readonly once?: Pick<OnceOptions<string>, 'scope' | 'key'>;
}

/** Another request wrote this step first. */
export class StepTaken extends Error {}

/** Counts a new lead against the form limit of the viewer and their networks. */
const countLead = (table: string, viewer: string, now: Date): Write => {
  const { who, networks } = networksOf(viewer);
  const counters = networks.map(({ counter, times }) => ({ counter, max: formLimit.max * times }));
  return countWithin(table, { ...formLimit, who }, counters, now);
};

/** The writes that hold a request's time; undefined if it is taken. */
const holdWrites = async (
  table: Table,
  time: Appointment,
  pauseMinutes: number | undefined,
  now: Date,
): Promise<Write[] | undefined> => {
  const found = await findTime(table, { ...time, pauseMinutes, isPublic: true }, now);
  return found.inTheWay.length > 0
    ? undefined
    : [blockWrite(table.name, time), holdWrite(table.name, time, now), ...found.claim(time.bookingId)];
};

/** The lead is built from the answers in all flows that the conversation went through. */
const withAllAnswers = (session: FlowSession): FlowSession => ({
  ...session,
  state: { ...session.state, variables: collectAnswers(session.state) },
});

/** The event that reports a completed conversation, if another system wants it. */
const completionWrite = async (
  table: Table,
  { before, after, now, newId }: StepWrite,
): Promise<Write | undefined> => {
  if (after.workspace !== siteWorkspace || after.state.outcome !== 'completed' || before?.state.done)
    return undefined;
  const receiver = await readReceiver(table);
  if (!receiver?.events.includes('flow.completed')) return undefined;
  const about = flowSessionKey(after.uuid, after.id);
  return queueWrite(table.name, { id: newId(), type: 'flow.completed', about }, now);
};

/** Writes the step with the first of these lead updates whose conditions hold. */
const writeWithFirst = async (
  table: Table,
  step: NamedWrites,
  leadUpdates: readonly (readonly Write[])[],
): Promise<void> => {
  for (const updates of leadUpdates) {
    try {
      return await transact(table, { ...step, leadUpdates: updates });
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (['record', 'rateLimit', 'turn', 'hold'].some((name) => error.failed(name))) throw error;
    }
  }
  throw new StepTaken('The step is taken');
};

/**
 * Writes a step in one transaction: session, counters and lead. Returns the session's id, or the earlier one
 * if the idempotency key was used before. A lead deleted by the owner stays deleted; if somebody works on the
 * lead, the answers become history entries.
 */
export const writeStep = async (table: Table, step: StepWrite): Promise<string> => {
  const { flowName, before, after, outcome, now, newId, viewer, once, misses, turn, rules, isTimeTaken } =
    step;
  const leadUpdate = leadStep(table.name, {
    ...{ flowName, newId, now, isStart: step.isStart },
    ...{ before: before && withAllAnswers(before), after: withAllAnswers(after) },
    slot: {
      lengthMinutes: rules?.lengthMinutes ?? brand.consultationHours.slotMinutes,
      heldUntil: isTimeTaken ? undefined : holdsUntil(now),
    },
  });
  if (leadUpdate.holds && !rules)
    return writeStep(table, { ...step, rules: rulesFor(await readBookingSettings(table), undefined) });
  const hold = leadUpdate.holds && (await holdWrites(table, leadUpdate.holds, rules?.pauseMinutes, now));
  if (leadUpdate.holds && !hold) return writeStep(table, { ...step, isTimeTaken: true });
  const session = { ...after, ...leadUpdate.ids, ...(leadUpdate.isNew ? { leadAt: now.toISOString() } : {}) };
  const base = {
    record: putSession(table.name, session, { now, before, identities: leadUpdate.identities }),
    counters: counterWrites(table.name, before, session, outcome, now),
    misses,
    lead: leadUpdate.creates,
    hold,
    rateLimit: leadUpdate.isNew && viewer !== undefined ? countLead(table.name, viewer, now) : undefined,
    turn,
  };
  const event = await completionWrite(table, step);
  const writes = { ...base, event };
  try {
    if (before) await writeWithFirst(table, writes, [leadUpdate.updates, ...leadUpdate.instead]);
    else {
      const { scope = '', key } = once ?? {};
      return await writeOnce(table, { scope, key, content: after.uuid, answer: after.id, now }, writes);
    }
    return session.id;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.failed('record')) throw new StepTaken('The step is taken', { cause: error });
    if (error.failed('rateLimit'))
      throw new AppError('rate.limited', {
        retryAfterSeconds: secondsLeft(formLimit.windowSeconds, now),
        cause: error,
      });
    if (error.failed('hold')) return writeStep(table, { ...step, isTimeTaken: true });
    // The conversation was deleted, is full or is with a person; store the session's step without it.
    if (error.failed('turn')) return writeStep(table, { ...step, turn: undefined });
    throw error;
  }
};
