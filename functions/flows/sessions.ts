import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { handle } from '#functions/http/define.ts';
import { flowSessionSchema, readState, sessionsParams } from '#functions/store/flow-sessions.ts';
import { getFlow } from '#functions/store/flows.ts';
import { isLive, workspaceOf } from '#functions/store/workspace.ts';
import { listFlowSessions } from '#shared/api/flow-analytics.ts';

const newest = 50;
const { id, version, startedAt, updatedAt, state, log } = flowSessionSchema.shape;
const rowSchema = z.object({ id, version, startedAt, updatedAt, state, log });

/** The newest sessions of one of the caller's flows: where they stand and what happened to their requests. */
export const route = handle(listFlowSessions, ({ table, clock }) => async (request) => {
  const now = clock();
  const { uuid } = await getFlow(table, workspaceOf(request), request.params.id, now);
  const { Items = [] } = await table.client.send(new QueryCommand(sessionsParams(table.name, uuid, newest)));
  return Items.filter((item) => isLive(item, now))
    .flatMap((item) => {
      const row = z.safeParse(rowSchema, { ...item, state: readState(item) });
      return row.success ? [row.data] : [];
    })
    .map(({ state: { done, nodeId }, ...session }) => ({ ...session, done, nodeId }));
});
