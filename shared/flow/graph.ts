import { createNode } from './defaults.ts';
import {
  type FlowConnection,
  type FlowDocument,
  type FlowNode,
  type FlowNote,
  getNodeKind,
  type NodeType,
} from './document.ts';
import type { FlowOption, Several } from './fields.ts';
import { changeGroup, groupNodes, tidyGroups } from './groups.ts';
import { flowLimits } from './limits.ts';
import { newOptionLabel } from './placeholders.ts';
import { syncNodeConnections } from './sync-node-connections.ts';
import { tidyTranslations } from './translations.ts';

// Every operation is pure, keeps `node.connections` in sync and returns the same object if nothing changes.

/** Finds a node by its id. */
export const findNode = (flow: FlowDocument, id: string): FlowNode | undefined =>
  flow.nodes.find((node) => node.id === id);

/** Creates an unused id of the form `prefix-n`. */
const createId = (flow: FlowDocument, prefix: string): string => {
  const taken = new Set([...flow.nodes, ...flow.notes].map(({ id }) => id));
  let number = flow.nodes.length + 1;
  while (taken.has(`${prefix}-${number}`)) number += 1;
  return `${prefix}-${number}`;
};

/** Position of a new node. See docs/behaviour.md, "The flow builder". */
export const getNewNodePosition = (flow: FlowDocument) => ({ x: 300, y: 200 + 50 * flow.nodes.length });

/** Adds a node with its default data. Returns the flow unchanged at the node limit and for a second start node. */
export const addNode = (flow: FlowDocument, type: NodeType, at = getNewNodePosition(flow)): FlowDocument => {
  if (flow.nodes.length >= flowLimits.nodes) return flow;
  if (type === 'start' && flow.nodes.some((node) => node.type === 'start')) return flow;
  return { ...flow, nodes: [...flow.nodes, createNode(type, createId(flow, type), at)] };
};

/** Replaces the node with the same id. Connections follow options whose value changed and go with removed ones. */
export const replaceNode = (flow: FlowDocument, next: FlowNode): FlowDocument => {
  const before = findNode(flow, next.id);
  if (!before || before === next) return flow;
  const nodes = flow.nodes.map((node) => (node === before ? next : node));
  const renamed = listNamedExits(before).flatMap((option) => {
    const after = listNamedExits(next).find(({ id }) => id === option.id);
    return after && after.value !== option.value ? [[option.value, after.value] as const] : [];
  });
  const removed = listNamedExits(before).filter(
    (option) =>
      !listNamedExits(next).some(({ id }) => id === option.id) &&
      !listNamedExits(next).some(({ value }) => value === option.value),
  );
  if (renamed.length === 0 && removed.length === 0) return syncNodeConnections({ ...flow, nodes });
  const values = new Map(renamed);
  const gone = new Set(removed.map(({ value }) => value));
  const connections = flow.connections.flatMap((connection) => {
    if (connection.from !== next.id || connection.on === undefined) return [connection];
    const value = values.get(connection.on);
    if (value !== undefined) return [{ ...connection, on: value }];
    return gone.has(connection.on) ? [] : [connection];
  });
  return syncNodeConnections({ ...flow, nodes, connections });
};

/** The exits that the author can add and rename: options of a question, branches of a split. */
const listNamedExits = (node: FlowNode): readonly Pick<FlowOption, 'id' | 'value'>[] =>
  node.type === 'ab_split'
    ? node.data.branches.map(({ id }) => ({ id, value: id }))
    : node.type === 'assistant'
      ? node.data.exits.map(({ id }) => ({ id, value: id }))
      : node.type === 'rating' || getNodeKind(node).several(node.data)
        ? []
        : getNodeKind(node).options(node.data);

/**
 * Lets visitors choose several options of a question, or one. With several, the first connection of an option becomes the
 * only exit's, unless that has one.
 */
export const setSeveral = (flow: FlowDocument, id: string, several: Several | undefined): FlowDocument => {
  const before = findNode(flow, id);
  if (before?.type !== 'quick_reply') return flow;
  const { several: _, ...data } = before.data;
  const next = { ...before, data: several ? { ...data, several } : data };
  const own = flow.connections.filter(({ from }) => from === id);
  const [first] = own;
  const plain = own.find(({ on }) => on === undefined) ?? (first && { from: id, to: first.to });
  const connections = several
    ? [...flow.connections.filter(({ from }) => from !== id), ...(plain ? [plain] : [])]
    : flow.connections;
  return replaceNode({ ...flow, connections }, next);
};

/** Names a node for its authors; an empty title is removed. */
export const setNodeTitle = (flow: FlowDocument, id: string, title: string): FlowDocument => {
  const before = findNode(flow, id);
  if (!before || (before.title ?? '') === title) return flow;
  const { title: _title, ...node } = before;
  return replaceNode(flow, (title ? { ...node, title } : node) as FlowNode);
};

/** Moves a node or a note. */
export const moveItem = (
  flow: FlowDocument,
  id: string,
  position: { x: number; y: number },
): FlowDocument => {
  const moved = <T extends FlowNode | FlowNote>(items: readonly T[]): T[] => {
    const item = items.find((candidate) => candidate.id === id);
    if (!item || (item.position.x === position.x && item.position.y === position.y)) return items as T[];
    return items.map((candidate) => (candidate === item ? { ...candidate, position } : candidate));
  };
  const nodes = moved(flow.nodes);
  const notes = moved(flow.notes);
  return nodes === flow.nodes && notes === flow.notes ? flow : { ...flow, nodes, notes };
};

const isSameConnection = (a: FlowConnection, b: FlowConnection) =>
  a.from === b.from && a.to === b.to && a.on === b.on;

/**
 * Connects two nodes; the first connection of an exit is the one that is followed. Returns the flow unchanged for a duplicate,
 * a connection to itself, a missing node and at the limit.
 */
export const connect = (flow: FlowDocument, connection: FlowConnection): FlowDocument => {
  const { from, to, on } = connection;
  if (from === to || !findNode(flow, from) || !findNode(flow, to)) return flow;
  const link: FlowConnection = on === undefined ? { from, to } : { from, to, on };
  if (flow.connections.some((other) => isSameConnection(other, link))) return flow;
  if (flow.connections.length >= flowLimits.connections) return flow;
  return syncNodeConnections({ ...flow, connections: [...flow.connections, link] });
};

/** Moves the connection that an exit follows to another node; connects an unused exit. */
export const reconnect = (flow: FlowDocument, connection: FlowConnection): FlowDocument => {
  const index = flow.connections.findIndex(
    ({ from, on }) => from === connection.from && on === connection.on,
  );
  const current = flow.connections[index];
  if (!current) return connect(flow, connection);
  const without = disconnect(disconnect(flow, current), connection);
  const connected = connect(without, connection);
  const added = connected.connections.at(-1);
  if (isSameConnection(current, connection) || connected === without || !added) return flow;
  return syncNodeConnections({ ...flow, connections: without.connections.toSpliced(index, 0, added) });
};

/** Removes a connection. */
export const disconnect = (flow: FlowDocument, connection: FlowConnection): FlowDocument => {
  const connections = flow.connections.filter((other) => !isSameConnection(other, connection));
  return connections.length === flow.connections.length
    ? flow
    : syncNodeConnections({ ...flow, connections });
};

/** Removes notes, and nodes with their connections; the start node stays. */
export const removeNodes = (flow: FlowDocument, ids: readonly string[]): FlowDocument => {
  const gone = new Set(ids);
  const nodes = flow.nodes.filter((node) => node.type === 'start' || !gone.has(node.id));
  const notes = flow.notes.filter((note) => !gone.has(note.id));
  if (nodes.length === flow.nodes.length && notes.length === flow.notes.length) return flow;
  const kept = new Set(nodes.map(({ id }) => id));
  const removed = new Set(flow.nodes.filter(({ id }) => !kept.has(id)).map(({ id }) => id));
  const connections = flow.connections.filter(({ from, to }) => !removed.has(from) && !removed.has(to));
  return tidyGroups(tidyTranslations(syncNodeConnections({ ...flow, nodes, notes, connections })));
};

/** A value that its author has not edited: generated, or the same as the label. */
const isGeneratedValue = ({ label, value }: FlowOption): boolean =>
  value === label.trim() || value === '' || /^option\d+$/.test(value);

/** Relabels an option. Its value follows the label until the author edits the value, and stays unique in the question. */
export const relabelOption = (options: readonly FlowOption[], id: string, label: string): FlowOption[] => {
  const taken = new Set(options.filter((option) => option.id !== id).map(({ value }) => value));
  const followingValue = (option: FlowOption): string => {
    const base = label.trim();
    if (base === '' || !isGeneratedValue(option)) return option.value;
    let value = base;
    for (let number = 2; taken.has(value); number += 1) value = `${base} ${number}`;
    return value;
  };
  return options.map((option) =>
    option.id === id ? { ...option, label, value: followingValue(option) } : option,
  );
};

/** Creates an option with an unused id and value. */
const createOption = (options: readonly FlowOption[]): FlowOption => {
  const ids = new Set(options.map(({ id }) => id));
  const values = new Set(options.map(({ value }) => value));
  let number = options.length + 1;
  while (ids.has(`o${number}`) || values.has(`option${number}`)) number += 1;
  return { id: `o${number}`, label: newOptionLabel, value: `option${number}` };
};

/** Adds an option to a question. Returns the flow unchanged at the limit. */
export const addOption = (flow: FlowDocument, nodeId: string): FlowDocument => {
  const node = findNode(flow, nodeId);
  if (node?.type !== 'quick_reply' || node.data.options.length >= flowLimits.options) return flow;
  return replaceNode(flow, {
    ...node,
    data: { ...node.data, options: [...node.data.options, createOption(node.data.options)] },
  });
};

/**
 * Pastes nodes and notes with the connections among them, moved by the offset; skips start nodes. Copied groups become new
 * groups. Returns the new ids.
 */
export const pasteNodes = (
  flow: FlowDocument,
  copied: Pick<FlowDocument, 'nodes' | 'connections' | 'notes' | 'groups'>,
  offset = { x: 40, y: 40 },
): { flow: FlowDocument; ids: string[] } => {
  const room = flowLimits.nodes - flow.nodes.length;
  const nodes = copied.nodes.filter(({ type }) => type !== 'start').slice(0, room);
  const notes = copied.notes.slice(0, flowLimits.notes - flow.notes.length);
  if (nodes.length + notes.length === 0) return { flow, ids: [] };
  const ids = new Map<string, string>();
  let next = flow;
  const shifted = ({ x, y }: { x: number; y: number }) => ({ x: x + offset.x, y: y + offset.y });
  for (const node of nodes) {
    const id = createId(next, node.type);
    ids.set(node.id, id);
    next = {
      ...next,
      nodes: [...next.nodes, { ...node, id, position: shifted(node.position), connections: [] }],
    };
  }
  for (const note of notes) {
    const id = createId(next, 'note');
    ids.set(note.id, id);
    next = { ...next, notes: [...next.notes, { ...note, id, position: shifted(note.position) }] };
  }
  for (const { from, to, on } of copied.connections) {
    const [newFrom, newTo] = [ids.get(from), ids.get(to)];
    if (newFrom && newTo) next = connect(next, { from: newFrom, to: newTo, on });
  }
  for (const { nodes: members, title, isCollapsed = false } of copied.groups ?? []) {
    const pasted = groupNodes(
      next,
      members.flatMap((id) => ids.get(id) ?? []),
    );
    next = pasted.id === undefined ? next : changeGroup(pasted.flow, pasted.id, { title, isCollapsed });
  }
  return { flow: next, ids: [...ids.values()] };
};

/** Adds a note to the canvas. Returns the flow unchanged at the limit. */
export const addNote = (flow: FlowDocument, position: { x: number; y: number }, text = ''): FlowDocument =>
  flow.notes.length >= flowLimits.notes
    ? flow
    : { ...flow, notes: [...flow.notes, { id: createId(flow, 'note'), position, text }] };

/** Changes a note's text, colour or size. */
export const updateNote = (
  flow: FlowDocument,
  id: string,
  changes: Partial<Omit<FlowNote, 'id'>>,
): FlowDocument => {
  const note = flow.notes.find((candidate) => candidate.id === id);
  const same =
    note && (Object.keys(changes) as (keyof typeof changes)[]).every((key) => note[key] === changes[key]);
  if (!note || same) return flow;
  return {
    ...flow,
    notes: flow.notes.map((candidate) => (candidate === note ? { ...note, ...changes } : candidate)),
  };
};
