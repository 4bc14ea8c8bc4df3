import type { FlowDocument, FlowNode } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { findNode } from '#shared/flow/graph.ts';
import type { Exit } from '#shared/flow/nodes/kind.ts';

/** An exit as the outline shows it. */
export interface OutlineExit {
  readonly exit: Exit;
  /** Where it leads; absent when nowhere. */
  readonly target: FlowNode | undefined;
  /** The line that follows here; absent when the target stands elsewhere in the outline. */
  readonly line: readonly OutlineStep[];
}

export interface OutlineStep {
  readonly node: FlowNode;
  /** Of a node with one way out, the line goes on after it instead: then there are none. */
  readonly branches: readonly OutlineExit[];
  /** The only way out, when the line doesn't go on with it: to a node that stands elsewhere, or nowhere. */
  readonly end: OutlineExit | undefined;
}

export interface Outline {
  readonly line: readonly OutlineStep[];
  /** Lines of nodes that no conversation comes to. */
  readonly loose: readonly (readonly OutlineStep[])[];
}

/**
 * The flow as a list that reads from top to bottom: one way out goes on below, several are branches, and a node stands once,
 * where it is first reached; other ways to it only name it.
 */
export const buildOutline = (flow: FlowDocument): Outline => {
  const seen = new Set<string>();
  const leadsTo = (node: FlowNode, { on }: Exit): FlowNode | undefined => {
    const link = flow.connections.find((one) => one.from === node.id && one.on === on);
    return link && findNode(flow, link.to);
  };
  const lineFrom = (first: FlowNode | undefined): OutlineStep[] => {
    const line: OutlineStep[] = [];
    let node = first;
    while (node && !seen.has(node.id)) {
      const here: FlowNode = node;
      seen.add(here.id);
      const exits = getExits(here);
      const [only] = exits;
      if (exits.length === 1 && only) {
        const target = leadsTo(here, only);
        const goesOn = target !== undefined && !seen.has(target.id);
        line.push({ node: here, branches: [], end: goesOn ? undefined : { exit: only, target, line: [] } });
        node = goesOn ? target : undefined;
      } else {
        // Whatever comes first claims a node that several ways lead to.
        const branches = exits.map((exit) => {
          const target = leadsTo(here, exit);
          return { exit, target, line: lineFrom(target) };
        });
        line.push({ node: here, branches, end: undefined });
        node = undefined;
      }
    }
    return line;
  };
  const line = lineFrom(flow.nodes.find(({ type }) => type === 'start') ?? flow.nodes[0]);
  // Of the rest, lines begin with what nothing leads to; what is left then goes round in circles.
  const entered = new Set(flow.connections.map(({ to }) => to));
  const heads = [...flow.nodes.filter(({ id }) => !entered.has(id)), ...flow.nodes];
  const loose = heads.map(lineFrom).filter(({ length }) => length > 0);
  return { line, loose };
};
