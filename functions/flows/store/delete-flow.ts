import { deleteWrite } from '#functions/table/delete-record.ts';
import { updateParts } from '#functions/table/expressions.ts';
import {
  flowKey,
  flowLinkKey,
  flowShards,
  flowTotalKey,
  siteFlowKey,
  workspaceKey,
} from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { ConditionFailed, transact } from '#functions/table/transact.ts';
import { AppError } from '#shared/errors.ts';
import { deleteEditing } from './editing.ts';
import { getFlow } from './flows.ts';
import { deleteRevisions } from './revisions.ts';
import { deleteTests } from './tests.ts';

const shards = Array.from({ length: flowShards }, (_, shard) => shard);

/**
 * Deletes a flow with its link, revisions, comments and totals. The flow itself goes last, so that an
 * interrupted deletion can be repeated.
 */
export const deleteFlow = async (table: Table, workspace: string, id: string, now: Date): Promise<void> => {
  const flow = await getFlow(table, workspace, id, now);
  await deleteRevisions(table, id, flow.version);
  await deleteEditing(table, id);
  await deleteTests(table, id);
  try {
    await transact(table, [
      {
        Delete: {
          TableName: table.name,
          Key: flowKey(workspace, id),
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
      deleteWrite(table.name, flowLinkKey(flow.uuid)),
      ...(flow.placements ? [deleteWrite(table.name, siteFlowKey(flow.uuid))] : []),
      ...shards.map((shard) => deleteWrite(table.name, flowTotalKey(workspace, id, shard))),
      {
        Update: {
          TableName: table.name,
          Key: workspaceKey(workspace),
          ...updateParts({ add: { flows: -1 } }),
        },
      },
    ]);
  } catch (error) {
    if (error instanceof ConditionFailed) throw new AppError('record.not_found');
    throw error;
  }
};
