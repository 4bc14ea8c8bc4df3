import { createFlow, type Flow, updateFlow } from '#shared/api/flows.ts';
import { listUnapprovedHosts } from '#shared/flow/hosts.ts';
import { listLinkedFlows, mapLinkedFlows } from '#shared/flow/linked-flows.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import type { ParsedExport } from './transfer.ts';

export interface ImportReport {
  readonly created: Flow[];
  readonly hosts: string[];
  readonly refused: { name: string; reason: string }[];
}

/** Flows in the workspace that jumps in the file should lead to, by the UUIDs in the file. */
export type JumpTargets = ReadonlyMap<string, Pick<Flow, 'uuid' | 'name'>>;

/**
 * Creates the flows. Jumps between them are changed to the new UUIDs, jumps to other flows to the chosen
 * ones.
 */
export const importFlows = async (
  { flows, refused }: ParsedExport,
  chosen: JumpTargets,
  onCreated: (flow: Flow) => void,
): Promise<ImportReport> => {
  const report: ImportReport = { created: [], hosts: [], refused: [...refused] };
  const targets = new Map(chosen);
  for (const { uuid, input } of flows) {
    try {
      const flowData = mapLinkedFlows(input.flowData, chosen);
      const flow = await sessionCall(createFlow, { body: { ...input, flowData } });
      report.created.push(flow);
      if (uuid) targets.set(uuid, flow);
      onCreated(flow);
      report.hosts.push(...listUnapprovedHosts(flow));
    } catch (error) {
      report.refused.push({ name: input.name, reason: errorMessage(error, 'Failed to create flow') });
    }
  }
  for (const { id, name, version, flowData } of report.created) {
    if (!listLinkedFlows(flowData).some((uuid) => targets.has(uuid) && targets.get(uuid)?.uuid !== uuid))
      continue;
    try {
      const body = { flowData: mapLinkedFlows(flowData, targets), baseVersion: version };
      onCreated(await sessionCall(updateFlow, { params: { id }, body }));
    } catch (error) {
      const reason = `Its jumps must be chosen again. ${errorMessage(error, 'Failed to update flow')}`;
      report.refused.push({ name, reason });
    }
  }
  return report;
};
