import { leadStep } from '#functions/conversations/conversation-lead.ts';
import { type FlowSession, putSession } from '#functions/flow-sessions/store/sessions.ts';
import { counterWrites } from '#functions/flows/store/counters.ts';
import { networksOf } from '#functions/http/viewer.ts';
import { type OnceOptions, writeOnce } from '#functions/table/idempotency.ts';
import { countWithin, secondsLeft } from '#functions/table/rate-limit.ts';
import type { Table } from '#functions/table/table.ts';
import { ConditionFailed, transact, type Write } from '#functions/table/transact.ts';
import { formLimit } from '#shared/domain/form-limit.ts';
import { AppError } from '#shared/errors.ts';
import type { Outcome } from './requests.ts';

export interface StepWrite {
  readonly flowName: string;
  readonly before: FlowSession | undefined;
  readonly after: FlowSession;
  readonly outcome: Pick<Outcome, 'answer' | 'links'>;
  /** What was answered and wasn't taken, for the author to see. */
  readonly misses?: readonly Write[];
  /** The exchange in the conversation that the session is part of; the first is refused where that was deleted. */
  readonly turn?: readonly Write[];
  readonly now: Date;
  readonly newId: () => string;
  /** Whose leads are counted together with the forms; absent where limits are lifted. */
  readonly viewer: string | undefined;
  /** For the first step of a session that the client may ask for again. */
  readonly once?: Pick<OnceOptions<string>, 'scope' | 'key'>;
}

/** The step was written by another request in the meantime. */
export class StepTaken extends Error {}

/** The conversation takes no more exchanges. */
class TurnRefused extends Error {}

/** Counts a new lead in the window of the forms, for the viewer and the networks around. */
const countLead = (table: string, viewer: string, now: Date): Write => {
  const { who, networks } = networksOf(viewer);
  const counters = networks.map(({ counter, times }) => ({ counter, max: formLimit.max * times }));
  return countWithin(table, { ...formLimit, who }, counters, now);
};

/** Writes the first of these transactions whose conditions hold; the session's own condition is part of each. */
const writeFirst = async (
  table: Table,
  step: readonly Write[],
  choices: readonly (readonly Write[])[],
  { limitAt, turnAt }: { readonly limitAt: number; readonly turnAt: number },
): Promise<number> => {
  for (const [index, writes] of choices.entries()) {
    try {
      await transact(table, [...step, ...writes]);
      return index;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.found.has(0)) throw new StepTaken('The step is taken', { cause: error });
      if (error.found.has(limitAt)) throw error;
      if (turnAt < step.length && error.found.has(turnAt)) throw new TurnRefused('', { cause: error });
    }
  }
  throw new StepTaken('The step is taken');
};

/**
 * Writes a step: session, counters and the lead it collected, all or nothing. Returns the id of the session that counts,
 * an earlier one when the idempotency key was used before. A lead that the administrator deleted meanwhile stays deleted, and
 * one that is being worked on gets the answers as entries of its history.
 */
export const writeStep = async (table: Table, step: StepWrite): Promise<string> => {
  const { flowName, before, after, outcome, now, newId, viewer, once, misses = [], turn = [] } = step;
  const lead = leadStep(table.name, { flowName, before, after, newId, now });
  const session = { ...after, ...lead.ids, ...(lead.isNew ? { leadAt: now.toISOString() } : {}) };
  const writes: Write[] = [
    putSession(table.name, session, { now, before, identities: lead.identities }),
    ...counterWrites(table.name, before, session, outcome, now),
    ...misses,
    ...lead.creates,
  ];
  const limit = lead.isNew && viewer !== undefined ? [countLead(table.name, viewer, now)] : [];
  const limitAt = limit.length > 0 ? writes.length : -1;
  writes.push(...limit);
  const refused = (error: ConditionFailed, index: number): never => {
    if (limit.length > 0 && error.found.has(index))
      throw new AppError('rate.limited', {
        retryAfterSeconds: secondsLeft(formLimit.windowSeconds, now),
        cause: error,
      });
    throw error;
  };
  const turnAt = writes.length;
  // Whatever becomes of the conversation, the flow's own answer is kept.
  const withoutTurn = (error: unknown): Promise<string> => {
    const at = turnAt + (!before && once?.key !== undefined ? 1 : 0);
    if (turn.length > 0 && error instanceof ConditionFailed && error.found.has(at))
      return writeStep(table, { ...step, turn: [] });
    throw error;
  };
  writes.push(...turn);
  try {
    if (!before)
      return await writeOnce(
        table,
        { scope: once?.scope ?? '', key: once?.key, content: after.uuid, answer: after.id, now },
        writes,
      ).catch(withoutTurn);
    await writeFirst(table, writes, [lead.updates, ...lead.instead], { limitAt, turnAt });
  } catch (error) {
    if (error instanceof TurnRefused) return withoutTurn(error.cause);
    if (!(error instanceof ConditionFailed)) throw error;
    refused(error, limitAt + (!before && once?.key !== undefined ? 1 : 0));
  }
  return session.id;
};
