import type { FlowDocument, FlowNode } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { findNode } from '#shared/flow/graph.ts';
import { type FlowGroup, findGroupOf } from '#shared/flow/groups.ts';
import type { Exit } from '#shared/flow/nodes/kind.ts';

/** An exit in the outline. */
export interface OutlineExit {
  readonly exit: Exit;
  /** The connected node, if any. */
  readonly target: FlowNode | undefined;
  /** The steps from there; empty if the target is shown elsewhere in the outline. */
  readonly line: readonly OutlineStep[];
}

export interface OutlineStep {
  readonly node: FlowNode;
  /** Empty for a node with one exit, after which the line continues. */
  readonly branches: readonly OutlineExit[];
  /** The only exit, if the line ends here: unconnected, or connected to a node shown elsewhere. */
  readonly end: OutlineExit | undefined;
}

export interface Outline {
  readonly line: readonly OutlineStep[];
  /** Lines that are not connected to the start. */
  readonly loose: readonly (readonly OutlineStep[])[];
}

/**
 * Converts the graph to a list: a single exit continues below, several exits are branches. Each node is shown once, where it is
 * first reached; other connections to it only name it.
 */
export const buildOutline = (flow: FlowDocument): Outline => {
  const seen = new Set<string>();
  const findTarget = (node: FlowNode, { on }: Exit): FlowNode | undefined => {
    const link = flow.connections.find((one) => one.from === node.id && one.on === on);
    return link && findNode(flow, link.to);
  };
  const lineFrom = (first: FlowNode | undefined): OutlineStep[] => {
    const line: OutlineStep[] = [];
    let node = first;
    while (node && !seen.has(node.id)) {
      const current: FlowNode = node;
      seen.add(current.id);
      const exits = getExits(current);
      const [only] = exits;
      if (exits.length === 1 && only) {
        const target = findTarget(current, only);
        const continues = target !== undefined && !seen.has(target.id);
        line.push({
          node: current,
          branches: [],
          end: continues ? undefined : { exit: only, target, line: [] },
        });
        node = continues ? target : undefined;
      } else {
        // A node with several predecessors is shown after the first.
        const branches = exits.map((exit) => {
          const target = findTarget(current, exit);
          return { exit, target, line: lineFrom(target) };
        });
        line.push({ node: current, branches, end: undefined });
        node = undefined;
      }
    }
    return line;
  };
  const line = lineFrom(flow.nodes.find(({ type }) => type === 'start') ?? flow.nodes[0]);
  // Unconnected lines begin at nodes without a predecessor; the rest are loops.
  const entered = new Set(flow.connections.map(({ to }) => to));
  const heads = [...flow.nodes.filter(({ id }) => !entered.has(id)), ...flow.nodes];
  const loose = heads.map(lineFrom).filter(({ length }) => length > 0);
  return { line, loose };
};

/** Consecutive steps of a line that are in the same group, or in none. */
export interface OutlineRun {
  readonly group: FlowGroup | undefined;
  readonly steps: readonly OutlineStep[];
}

/** Splits a line where the group changes. */
export const splitByGroup = (flow: FlowDocument, line: readonly OutlineStep[]): OutlineRun[] => {
  const runs: { group: FlowGroup | undefined; steps: OutlineStep[] }[] = [];
  for (const step of line) {
    const group = findGroupOf(flow, step.node.id);
    const last = runs.at(-1);
    if (last && last.group === group) last.steps.push(step);
    else runs.push({ group, steps: [step] });
  }
  return runs;
};
