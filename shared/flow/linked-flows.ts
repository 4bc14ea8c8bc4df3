import type { FlowDocument, FlowNode, NodeOf } from './document.ts';

type LinkNode = NodeOf<'jump' | 'subflow'>;

/** Whether a node leads to another flow, as a jump or a sub-flow. */
const isLinkNode = (node: FlowNode): node is LinkNode => node.type === 'jump' || node.type === 'subflow';

/** Lists the nodes that lead to other flows. */
export const listLinkNodes = ({ nodes }: Pick<FlowDocument, 'nodes'>): LinkNode[] =>
  nodes.filter(isLinkNode).filter(({ data }) => data.flow !== '');

/** Lists the UUIDs of the flows that this one jumps to or runs, each once. */
export const listLinkedFlows = (flow: Pick<FlowDocument, 'nodes'>): string[] => [
  ...new Set(listLinkNodes(flow).map(({ data }) => data.flow)),
];

/** Maps the UUIDs of the flows that this one jumps to or runs; a target without an entry stays. */
export const mapLinkedFlows = (
  flow: FlowDocument,
  targets: ReadonlyMap<string, { readonly uuid: string; readonly name: string }>,
): FlowDocument => ({
  ...flow,
  nodes: flow.nodes.map((node) => {
    const target = isLinkNode(node) ? targets.get(node.data.flow) : undefined;
    return isLinkNode(node) && target
      ? ({ ...node, data: { ...node.data, flow: target.uuid, name: target.name } } as FlowNode)
      : node;
  }),
});

/** A flow that leads to another one, and how. */
export interface FlowUse<F> {
  readonly flow: F;
  readonly hasJump: boolean;
  readonly hasSubflow: boolean;
}

/** Lists the flows that jump to the flow with this UUID or run it as a sub-flow. */
export const listUses = <F extends { readonly flowData: Pick<FlowDocument, 'nodes'> }>(
  uuid: string,
  flows: readonly F[],
): FlowUse<F>[] =>
  flows.flatMap((flow) => {
    const types = new Set(
      listLinkNodes(flow.flowData)
        .filter(({ data }) => data.flow === uuid)
        .map(({ type }) => type),
    );
    return types.size === 0 ? [] : [{ flow, hasJump: types.has('jump'), hasSubflow: types.has('subflow') }];
  });
