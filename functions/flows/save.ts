import { randomUUID } from 'node:crypto';
import type { Table } from '#functions/http/types.ts';
import type { StoredFlow } from '#functions/store/flow-items.ts';
import { retireRevision } from '#functions/store/flow-revisions.ts';
import { readFlowStats } from '#functions/store/flow-stats.ts';
import { changeFlow } from '#functions/store/flows.ts';
import { inDays, workspaceDays } from '#functions/store/workspace.ts';
import type { Flow } from '#shared/api/flows.ts';
import { AppError } from '#shared/errors.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { type Changes, changedFlow } from './change.ts';

/** A flow with its figures, as the API shows it. */
export const withStats = async (
  table: Table,
  workspace: string,
  flow: StoredFlow,
  now: Date,
): Promise<Flow> => ({
  ...flow,
  stats: await readFlowStats(table, workspace, flow.id, now),
});

/** Applies changes to a flow of the workspace and answers with the flow as it then is. */
export const saveChanges = async (
  table: Table,
  workspace: string,
  id: string,
  changes: Changes | ((current: StoredFlow) => Changes),
  now: Date,
): Promise<Flow> => {
  const edit = (current: StoredFlow) =>
    changedFlow(current, typeof changes === 'function' ? changes(current) : changes, now);
  try {
    const flow = await changeFlow(table, workspace, id, { edit, now, token: randomUUID() });
    const dropped = flow.version - flowLimits.revisionsKept;
    if (dropped > 0) await retireRevision(table, id, dropped, inDays(now, workspaceDays));
    return await withStats(table, workspace, flow, now);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'record.stale') throw error;
    const current = await withStats(table, workspace, error.options.current as StoredFlow, now);
    throw new AppError('record.stale', { current });
  }
};
