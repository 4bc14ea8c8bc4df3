import { randomUUID } from 'node:crypto';
import { createFlow } from '#functions/flows/store/flows.ts';
import { getSnapshot } from '#functions/flows/store/snapshots.ts';
import { emptyStats } from '#functions/flows/store/stats.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { adoptFlowSnapshot } from '#shared/api/flows.ts';
import { listHosts } from '#shared/flow/hosts.ts';
import { newFlowRecord } from './new-flow.ts';

/**
 * Copies a flow attached to an enquiry into the site's workspace, inactive. The owner must approve the hosts
 * it calls before publishing.
 */
export const route = defineHandler(adoptFlowSnapshot, ({ table, clock, newId }) => async ({ params }) => {
  const now = clock();
  const snapshot = await getSnapshot(table, params.id);
  const flow = newFlowRecord({ ...snapshot, pendingHosts: listHosts(snapshot.flowData) }, newId(), now);
  await createFlow(table, siteWorkspace, flow, { now, token: randomUUID() });
  return { ...flow, stats: emptyStats() };
});
