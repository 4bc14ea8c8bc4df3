import { randomUUID } from 'node:crypto';
import { changeFlow, readFlowWith } from '#functions/flows/store/flows.ts';
import { readFlow, type StoredFlow } from '#functions/flows/store/items.ts';
import { retireRevision } from '#functions/flows/store/revisions.ts';
import { statsOfFlow } from '#functions/flows/store/stats.ts';
import { workspaceDays } from '#functions/flows/store/workspace.ts';
import { flowLinkKey, type Key } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { inDays } from '#functions/table/time.ts';
import type { Item } from '#functions/table/transact.ts';
import type { Flow } from '#shared/api/flows.ts';
import { AppError } from '#shared/errors.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { listLinkedFlows } from '#shared/flow/linked-flows.ts';
import { type Changes, changedFlow, type FindProblems } from './change.ts';

/** Reads a flow and its stats in one call. */
export const flowWithStats = async (
  table: Table,
  workspace: string,
  id: string,
  now: Date,
): Promise<Flow> => {
  const statsQuery = statsOfFlow(workspace, id, now);
  const { item, others } = await readFlowWith(table, workspace, id, now, statsQuery.keys);
  return { ...readFlow(item), stats: statsQuery.from(others) };
};

interface Save {
  readonly now: Date;
  /** Computes the changes from the current flow and the items read with it. */
  readonly changes: (current: StoredFlow, others: readonly Item[]) => Changes;
  readonly alsoRead?: readonly Key[];
}

/** Revisions that become unreachable with this save; the live one always stays. */
const droppedRevisions = (flow: StoredFlow, wasLive: number | null): number[] => {
  const last = flow.version - flowLimits.revisionsKept;
  const candidates = [...new Set([last, ...(wasLive !== null && wasLive < last ? [wasLive] : [])])];
  return candidates.filter((version) => version > 0 && version !== flow.publishedVersion);
};

/** The UUIDs that belong to flows of the workspace. */
const findWorkspaceFlows = async (
  table: Table,
  workspace: string,
  uuids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (uuids.length === 0) return new Set();
  const links = await batchGet(table, uuids.map(flowLinkKey));
  const own = new Set(links.filter((link) => link.workspace === workspace).map(({ pk }) => pk));
  return new Set(uuids.filter((uuid) => own.has(flowLinkKey(uuid).pk)));
};

/** Loads the code that finds problems, which a draft doesn't need. */
const prepareCheck = async (table: Table, workspace: string, flow: FlowDocument): Promise<FindProblems> => {
  const { findProblems } = await import('#shared/flow/problems.ts');
  const workspaceFlows = await findWorkspaceFlows(table, workspace, listLinkedFlows(flow));
  return (published) => findProblems(published, workspaceFlows);
};

/**
 * Settings make no new version, so `baseVersion` doesn't show that another request changed them: 409 if one
 * has since this request read the flow.
 */
const refuseLostRace = (
  first: StoredFlow,
  current: StoredFlow,
  { baseVersion, ...wanted }: Changes,
): void => {
  if (baseVersion === undefined || first.updatedAt === current.updatedAt) return;
  const isLost = Object.entries(wanted).some(([field, value]) => {
    const [before, after] = [first, current].map((flow) => JSON.stringify(flow[field as keyof StoredFlow]));
    return (
      value !== undefined && field !== 'updatedAt' && before !== after && after !== JSON.stringify(value)
    );
  });
  if (isLost) throw new AppError('record.stale', { current });
};

/** Changes a flow of the workspace and returns the result. */
export const saveChanges = async (
  table: Table,
  workspace: string,
  id: string,
  { now, changes, alsoRead = [] }: Save,
): Promise<Flow> => {
  const statsQuery = statsOfFlow(workspace, id, now);
  const { item, others } = await readFlowWith(table, workspace, id, now, [...statsQuery.keys, ...alsoRead]);
  const stats = statsQuery.from(others);
  const { flowData, isActive } = changes(readFlow(item), others);
  const findProblems = isActive
    ? await prepareCheck(table, workspace, flowData ?? readFlow(item).flowData)
    : () => [];
  let wasLive: number | null = null;
  const edit = (current: StoredFlow) => {
    wasLive = current.publishedVersion;
    const wanted = changes(current, others);
    refuseLostRace(readFlow(item), current, wanted);
    return changedFlow(current, wanted, now, findProblems);
  };
  try {
    const flow = await changeFlow(table, workspace, id, { edit, now, token: randomUUID(), known: item });
    for (const dropped of droppedRevisions(flow, wasLive))
      await retireRevision(table, id, dropped, inDays(now, workspaceDays));
    return { ...flow, stats };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'record.stale') throw error;
    throw new AppError('record.stale', { current: { ...(error.options.current as StoredFlow), stats } });
  }
};
