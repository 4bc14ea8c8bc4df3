import type { Edge } from '@xyflow/react';
import type { FlowConnection, FlowDocument } from '#shared/flow/document.ts';
import { buildTrailStep, getExits } from '#shared/flow/exits.ts';
import { disconnect } from '#shared/flow/graph.ts';
import { buildGroupExitKey, createCanvasLookup } from './canvas-groups.ts';

/** The id of a connection's edge: the connection as JSON. */
export const getEdgeId = ({ from, to, on }: FlowConnection): string => JSON.stringify([from, to, on ?? null]);

export const parseEdgeId = (id: string): FlowConnection => {
  const [from, to, on] = JSON.parse(id) as [string, string, string | null];
  return on === null ? { from, to } : { from, to, on };
};

export const removeEdges = (flow: FlowDocument, ids: readonly string[]): FlowDocument =>
  ids.reduce((next, id) => disconnect(next, parseEdgeId(id)), flow);

interface EdgeState {
  readonly current: string | undefined;
  readonly trail?: ReadonlySet<string> | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly hovered: string | undefined;
  /** Class of highlighted edges. */
  readonly highlightClass: string | undefined;
  /** Exits without a test, and the class of their edges. */
  readonly untested?: ReadonlySet<string> | undefined;
  readonly untestedClass?: string | undefined;
}

const edgeDefaults = { type: 'link', interactionWidth: 24, reconnectable: 'target' } as const;

/** Converts connections to edges; those within a collapsed group are left out. Unchanged edges stay the same objects, so that React Flow skips them. */
export const buildCanvasEdges = (before: readonly Edge[], flow: FlowDocument, shown: EdgeState): Edge[] => {
  const known = new Map(before.map((edge) => [edge.id, edge]));
  const exits = new Map(flow.nodes.map((node) => [node.id, getExits(node)]));
  const lit = new Set<string>();
  const toShown = createCanvasLookup(flow);
  return flow.connections.flatMap(({ from, to, on }) => {
    const [source, target] = [toShown(from), toShown(to)];
    if (source === target && source !== from) return [];
    const own = exits.get(from) ?? [];
    const exit = own.find((candidate) => candidate.on === on) ?? own.find(({ key }) => key === 'next');
    const id = getEdgeId({ from, to, on });
    const sourceHandle = source === from ? exit?.key : buildGroupExitKey(from, exit?.key);
    const selected = shown.chosen.has(id);
    const hovered = shown.hovered === id;
    const step = buildTrailStep(from, exit?.key);
    // Of several connections from one exit only the first is followed.
    const isHighlighted = shown.trail
      ? shown.trail.has(step) && !lit.has(step)
      : shown.current === from || shown.current === to;
    if (isHighlighted) lit.add(step);
    const isUntested = shown.untested?.has(step) === true;
    const className = isHighlighted ? shown.highlightClass : isUntested ? shown.untestedClass : undefined;
    const old = known.get(id);
    if (
      old &&
      old.source === source &&
      old.target === target &&
      old.sourceHandle === sourceHandle &&
      Boolean(old.selected) === selected &&
      Boolean(old.data?.hovered) === hovered &&
      Boolean(old.data?.isUntested) === isUntested &&
      old.className === className
    )
      return [old];
    const edge: Edge = {
      ...edgeDefaults,
      id,
      source,
      target,
      ...(sourceHandle === undefined ? {} : { sourceHandle }),
      ...(className ? { className } : {}),
      selected,
      data: { hovered, isUntested },
      ariaLabel: `Connection from ${from} to ${to}${on === undefined ? '' : `, exit ${on}`}${isUntested ? ', no test' : ''}`,
    };
    return [edge];
  });
};
