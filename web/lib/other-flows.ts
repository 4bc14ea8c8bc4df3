import { type Flow, getFlowRevision, listFlows } from '#shared/api/flows.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { listLinkNodes } from '#shared/flow/linked-flows.ts';
import type { EnteredFlow } from '#shared/flow/subflows.ts';
import { sessionCall, sessionPages } from './session.ts';

/** Another flow of the workspace as visitors get it, or as last saved while it isn't live. */
export interface OtherFlow extends EnteredFlow {
  readonly name: string;
  readonly isActive: boolean;
}

const readPublished = async ({ id, version, publishedVersion, flowData }: Flow): Promise<FlowDocument> => {
  if (publishedVersion === null || publishedVersion === version) return flowData;
  const params = { id, version: String(publishedVersion) };
  return (await sessionCall(getFlowRevision, { params })).flowData;
};

/**
 * Loads the flows that a flow leads to, directly or through others, by UUID. `ownId` is the flow itself, which runs as edited when
 * another leads back to it.
 */
export const loadOtherFlows = async (
  flow: FlowDocument,
  ownId: string | undefined,
): Promise<ReadonlyMap<string, OtherFlow>> => {
  const others = new Map<string, OtherFlow>();
  let wanted = listLinkNodes(flow).map(({ data }) => data.flow);
  if (wanted.length === 0) return others;
  const all: Flow[] = [];
  for await (const page of sessionPages(listFlows)) all.push(...page.data);
  const known = new Map(all.map((one) => [one.uuid, one]));
  while (wanted.length > 0) {
    const fresh = [...new Set(wanted)].flatMap((uuid) => {
      const other = others.has(uuid) ? undefined : known.get(uuid);
      return other ? [other] : [];
    });
    const loaded = await Promise.all(
      fresh.map(async (other) => ({
        other,
        content: other.id === ownId ? flow : await readPublished(other),
      })),
    );
    for (const { other, content } of loaded) {
      const { uuid, name, isActive, language } = other;
      others.set(uuid, { name, isActive, language, flow: content });
    }
    wanted = loaded.flatMap(({ content }) => listLinkNodes(content).map(({ data }) => data.flow));
  }
  return others;
};
