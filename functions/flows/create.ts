import { randomUUID } from 'node:crypto';
import { createFlow as storeFlow } from '#functions/flows/store/flows.ts';
import { emptyStats } from '#functions/flows/store/stats.ts';
import { firstUseDays, workspaceOf } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { createFlow } from '#shared/api/flows.ts';
import { newFlowRecord } from './new-flow.ts';
import { flowWithStats } from './save.ts';

/** Creates a flow in the caller's workspace: inactive, version 1, once per idempotency key. */
export const route = defineHandler(createFlow, ({ table, clock, newId }) => async (request) => {
  const workspace = workspaceOf(request);
  const now = clock();
  // A visitor's flow never calls hosts, so there are none to approve.
  const pendingHosts = request.admin ? request.body.pendingHosts : undefined;
  const flow = newFlowRecord({ ...request.body, pendingHosts }, newId(), now);
  const id = await storeFlow(table, workspace, flow, {
    now,
    token: randomUUID(),
    idempotencyKey: request.idempotencyKey,
    content: request.body,
    days: request.isNewVisitor ? firstUseDays : undefined,
  });
  return id === flow.id ? { ...flow, stats: emptyStats() } : flowWithStats(table, workspace, id, now);
});
