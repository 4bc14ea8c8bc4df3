import type { Table } from '#functions/http/types.ts';
import { counterWrites } from '#functions/store/flows/counters.ts';
import { type FlowSession, putSession } from '#functions/store/flows/sessions.ts';
import { type OnceOptions, writeOnce } from '#functions/store/table/idempotency.ts';
import { ConditionFailed, transact, type Write } from '#functions/store/table/transact.ts';
import { leadWrites } from './lead.ts';
import type { Outcome } from './requests.ts';

export interface StepWrite {
  readonly flowName: string;
  readonly before: FlowSession | undefined;
  readonly after: FlowSession;
  readonly answer: Outcome['answer'];
  readonly now: Date;
  readonly newId: () => string;
  /** For the first step of a session that the client may ask for again. */
  readonly once?: Pick<OnceOptions<string>, 'scope' | 'key'>;
}

/** The step was written by another request in the meantime. */
export class StepTaken extends Error {}

/**
 * Writes a step: session, counters and the lead it collected, all or nothing. Returns the id of the session that counts,
 * an earlier one when the idempotency key was used before. A lead that the administrator deleted meanwhile stays deleted.
 */
export const writeStep = async (table: Table, step: StepWrite): Promise<string> => {
  const { flowName, before, after, answer, now, newId, once } = step;
  const lead = leadWrites(table.name, flowName, after, { newId, now, before });
  const session = { ...after, ...lead?.ids };
  const writes: Write[] = [
    putSession(table.name, session, now, before),
    ...counterWrites(table.name, before, session, answer, now),
    ...(lead?.creates ?? []),
  ];
  const all = [...writes, ...(lead?.updates ?? [])];
  if (!before)
    return writeOnce(
      table,
      { scope: once?.scope ?? '', key: once?.key, content: after.uuid, answer: after.id, now },
      all,
    );
  try {
    await transact(table, all);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.found.has(0)) throw new StepTaken('The step is taken', { cause: error });
    await transact(table, writes).catch((again: unknown) => {
      throw again instanceof ConditionFailed ? new StepTaken('The step is taken', { cause: again }) : again;
    });
  }
  return session.id;
};
