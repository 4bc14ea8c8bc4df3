import type { Node } from '@xyflow/react';
import type { FlowAnalytics } from '#shared/api/flow-analytics.ts';
import type { FlowDocument, FlowNode, FlowNote } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { mapCollapsedNodes } from '#shared/flow/groups.ts';
import type { Problem } from '#shared/flow/problems.ts';
import { buildGroupNodes, type GroupNode } from './canvas-groups.ts';

export interface NodeStats {
  readonly reached: number;
  readonly stopped: number;
  readonly deadEnds: number;
  /** Answers per option id. */
  readonly answers: Readonly<Record<string, number>>;
}

export type StepNode = Node<
  {
    node: FlowNode;
    problems: readonly Problem[];
    isCurrent: boolean;
    isSource: boolean;
    figures: NodeStats | undefined;
    /** Keys of the connected exits. */
    used: readonly string[];
  },
  'step'
>;
export type NoteNode = Node<
  {
    note: FlowNote;
    readOnly: boolean;
    edit: (change: (flow: FlowDocument) => FlowDocument, kind?: string) => void;
  },
  'note'
>;
export type CanvasNode = StepNode | NoteNode | GroupNode;

interface CanvasState {
  readonly flow: FlowDocument;
  readonly selected: readonly string[];
  readonly problems: readonly Problem[];
  readonly current: string | undefined;
  readonly stats: FlowAnalytics | undefined;
  readonly connecting: string | undefined;
  /** The group that is being renamed. */
  readonly renaming: string | undefined;
  readonly readOnly: boolean;
  readonly edit: NoteNode['data']['edit'];
}

const noProblems: readonly Problem[] = [];

const getNodeStats = (stats: FlowAnalytics | undefined, id: string): NodeStats | undefined => {
  if (!stats) return undefined;
  const node = stats.nodes.find(({ nodeId }) => nodeId === id);
  const answers = stats.answers.filter(({ nodeId }) => nodeId === id);
  return {
    reached: node?.reached ?? 0,
    stopped: node?.stopped ?? 0,
    deadEnds: node?.deadEnds ?? 0,
    answers: Object.fromEntries(answers.map(({ optionId, count }) => [optionId, count])),
  };
};

const groupUsedExits = ({ connections }: FlowDocument): Map<string, Set<string | undefined>> => {
  const taken = new Map<string, Set<string | undefined>>();
  for (const { from, on } of connections) taken.set(from, (taken.get(from) ?? new Set()).add(on));
  return taken;
};

const listUsedExitKeys = (node: FlowNode, taken: ReadonlySet<string | undefined> | undefined): string[] =>
  taken
    ? getExits(node)
        .filter(({ on }) => taken.has(on))
        .map(({ key }) => key)
    : [];

const isSameData = (a: StepNode['data'], b: StepNode['data']): boolean =>
  a.node === b.node &&
  a.isCurrent === b.isCurrent &&
  a.isSource === b.isSource &&
  a.used.join('\n') === b.used.join('\n') &&
  JSON.stringify(a.problems) === JSON.stringify(b.problems) &&
  JSON.stringify(a.figures) === JSON.stringify(b.figures);

const isSamePosition = (a: CanvasNode, position: { x: number; y: number }): boolean =>
  a.position.x === position.x && a.position.y === position.y;

/**
 * Converts nodes, notes and groups to React Flow's nodes. Unchanged ones stay the same objects, so that an edit redraws one card of 200;
 * measured sizes are kept.
 */
export const buildCanvasNodes = (before: CanvasNode[], shown: CanvasState): CanvasNode[] => {
  const known = new Map(before.map((node) => [node.id, node]));
  const chosen = new Set(shown.selected);
  const byNode = new Map<string, Problem[]>();
  for (const problem of shown.problems) {
    if (problem.nodeId) byNode.set(problem.nodeId, [...(byNode.get(problem.nodeId) ?? []), problem]);
  }
  const taken = groupUsedExits(shown.flow);
  const collapsed = mapCollapsedNodes(shown.flow);
  const visible = shown.flow.nodes.filter(({ id }) => !collapsed.has(id));
  const steps = visible.map((node): StepNode => {
    const old = known.get(node.id);
    const data: StepNode['data'] = {
      node,
      problems: byNode.get(node.id) ?? noProblems,
      isCurrent: shown.current === node.id,
      isSource: shown.connecting === node.id,
      figures: getNodeStats(shown.stats, node.id),
      used: listUsedExitKeys(node, taken.get(node.id)),
    };
    const isSelected = chosen.has(node.id);
    if (
      old?.type === 'step' &&
      isSameData(old.data, data) &&
      isSamePosition(old, node.position) &&
      Boolean(old.selected) === isSelected
    )
      return old;
    return {
      ...(old?.type === 'step' ? old : {}),
      id: node.id,
      type: 'step',
      position: node.position,
      data,
      selected: isSelected,
      deletable: node.type !== 'start',
    };
  });
  const notes = shown.flow.notes.map((note): NoteNode => {
    const old = known.get(note.id);
    const isSelected = chosen.has(note.id);
    if (
      old?.type === 'note' &&
      old.data.note === note &&
      isSamePosition(old, note.position) &&
      Boolean(old.selected) === isSelected
    )
      return old;
    return {
      ...(old?.type === 'note' ? old : {}),
      id: note.id,
      type: 'note',
      position: note.position,
      data: { note, readOnly: shown.readOnly, edit: shown.edit },
      selected: isSelected,
      connectable: false,
      zIndex: -1,
    };
  });
  const after = [...buildGroupNodes(known, shown), ...notes, ...steps];
  return after.length === before.length && after.every((node, index) => node === before[index])
    ? before
    : after;
};
