import type { Table } from '#functions/http/types.ts';
import { getRevision, isKept, type Revision } from '#functions/store/flow-revisions.ts';
import { getFlow } from '#functions/store/flows.ts';
import { AppError } from '#shared/errors.ts';

/** One of the last 25 saves of a flow of the workspace; 404 record.not_found for any other. */
export const keptRevision = async (
  table: Table,
  workspace: string,
  flowId: string,
  version: number,
  now: Date,
): Promise<Revision> => {
  const flow = await getFlow(table, workspace, flowId, now);
  const revision = isKept(version, flow.version)
    ? await getRevision(table, flow.id, version, now)
    : undefined;
  if (!revision) throw new AppError('record.not_found');
  return revision;
};
