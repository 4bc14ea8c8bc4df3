import { describe, expect, it } from 'vitest';
import { parseFlow } from '#test/fixtures/flows.ts';
import type { FlowDocument, FlowNode, NodeOf } from './document.ts';
import { resolveConnection } from './exits.ts';
import {
  addNote,
  addOption,
  connect,
  disconnect,
  findNode,
  moveItem,
  pasteNodes,
  reconnect,
  removeNodes,
  replaceNode,
  updateNote,
} from './graph.ts';
import { flowLimits } from './limits.ts';
import { findProblems } from './problems.ts';

const at = { x: 1, y: 2 };
const option = (id: string, value: string) => ({ id, label: value, value });
const node = (id: string, type: string, data: unknown = {}) => ({ id, type, data, position: at });
const built = parseFlow({
  nodes: [
    node('start', 'start', { message: 'Hi' }),
    node('q', 'quick_reply', { message: 'Which?', options: [option('1', 'a'), option('2', 'b')] }),
    node('s', 'ab_split', {
      branches: [
        { id: 'x', weight: 1 },
        { id: 'y', weight: 1 },
      ],
    }),
    node('t', 'text', { message: 'T' }),
    node('r', 'rating', { message: 'R' }),
  ],
  connections: [
    { from: 'start', to: 'q' },
    { from: 'q', to: 's', on: 'a' },
    { from: 'q', to: 't', on: 'b' },
    { from: 'q', to: 'r' },
    { from: 's', to: 't', on: 'x' },
    { from: 's', to: 'r', on: 'y' },
    { from: 'r', to: 't', on: '1' },
  ],
  notes: [{ id: 'n', position: at, text: 'Note' }],
});
const links = (flow: FlowDocument, from: string) =>
  flow.connections.filter((one) => one.from === from).map(({ to, on }) => `${on ?? ''}>${to}`);
const withData = (id: string, data: object): FlowNode => {
  const found = findNode(built, id) as FlowNode;
  return { ...found, data: { ...found.data, ...data } } as FlowNode;
};

describe('replaceNode', () => {
  it('moves the exits of renamed options along, and leaves all others', () => {
    const renamed = replaceNode(built, withData('q', { options: [option('1', 'A'), option('2', 'b')] }));
    expect(links(renamed, 'q')).toEqual(['A>s', 'b>t', '>r']);
    expect(links(renamed, 's')).toEqual(links(built, 's'));
    const swapped = replaceNode(built, withData('q', { options: [option('1', 'b'), option('2', 'a')] }));
    expect(links(swapped, 'q')).toEqual(['b>s', 'a>t', '>r']);
  });

  it('removes the exits of deleted options and branches, unless another has the same value', () => {
    expect(links(replaceNode(built, withData('q', { options: [option('2', 'b')] })), 'q')).toEqual([
      'b>t',
      '>r',
    ]);
    const again = replaceNode(built, withData('q', { options: [option('9', 'a'), option('2', 'b')] }));
    expect(links(again, 'q')).toEqual(['a>s', 'b>t', '>r']);
    const branch = replaceNode(built, withData('s', { branches: [{ id: 'y', label: '', weight: 1 }] }));
    expect(links(branch, 's')).toEqual(['y>r']);
    expect(findNode(branch, 's')?.connections).toEqual(['r']);
  });

  it('keeps the exits of a rating, whose scale is fixed', () => {
    expect(links(replaceNode(built, withData('r', { message: 'How?' })), 'r')).toEqual(['1>t']);
  });

  it('ignores unchanged and missing nodes', () => {
    const same = findNode(built, 'q') as FlowNode;
    expect(replaceNode(built, same)).toBe(built);
    expect(replaceNode(built, { ...same, id: 'gone' })).toBe(built);
  });
});

describe('moving', () => {
  it('moves one node or note, and returns the same document when its position is unchanged', () => {
    expect(moveItem(built, 't', { ...at })).toBe(built);
    expect(moveItem(built, 'gone', { x: 9, y: 9 })).toBe(built);
    for (const to of [
      { x: 1, y: 9 },
      { x: 9, y: 2 },
    ]) {
      const moved = moveItem(built, 't', to);
      expect(moved.nodes.map(({ position }) => position)).toEqual([at, at, at, to, at]);
      expect(moveItem(built, 'n', to).notes[0]?.position).toEqual(to);
    }
  });
});

describe('connecting', () => {
  it('adds a second connection of an exit after the first, and reports that it is not followed', () => {
    const second = connect(built, { from: 'q', to: 't', on: 'a' });
    expect(links(second, 'q')).toEqual(['a>s', 'b>t', '>r', 'a>t']);
    expect(resolveConnection(second, 'q', 'a')?.to).toBe('s');
    expect(findProblems(second).map(({ message }) => message)).toContain(
      'Several connections start at “a”; only the first is followed.',
    );
  });

  it('reconnects an exit in place, and ignores connections that change nothing', () => {
    const other = reconnect(built, { from: 'q', to: 't', on: 'a' });
    expect(links(other, 'q')).toEqual(['a>t', 'b>t', '>r']);
    expect(links(reconnect(built, { from: 'q', to: 't' }), 'q')).toEqual(['a>s', 'b>t', '>t']);
    const second = connect(built, { from: 'q', to: 't', on: 'a' });
    expect(links(reconnect(second, { from: 'q', to: 't', on: 'a' }), 'q')).toEqual(['a>t', 'b>t', '>r']);
    for (const link of [
      { from: 'q', to: 's', on: 'a' },
      { from: 'q', to: 'q' },
      { from: 'q', to: 'gone' },
      { from: 'gone', to: 'q' },
    ])
      expect([connect(built, link), reconnect(built, link)]).toEqual([built, built]);
    expect(connect(built, { from: 't', to: 'r', on: undefined }).connections.at(-1)).toEqual({
      from: 't',
      to: 'r',
    });
  });

  it('adds nothing at the limit, but still reconnects an exit', () => {
    const many = Array.from({ length: flowLimits.connections - built.connections.length }, (_, index) => ({
      ...{ from: 's', to: 't', on: `extra${index}` },
    }));
    const full = { ...built, connections: [...built.connections, ...many] };
    expect(connect(full, { from: 't', to: 'r' })).toBe(full);
    const room = { ...full, connections: full.connections.slice(0, -1) };
    expect(connect(room, { from: 't', to: 'r' }).connections).toHaveLength(flowLimits.connections);
    expect(links(reconnect(full, { from: 'q', to: 't', on: 'a' }), 'q')).toContain('a>t');
  });

  it('undoes that connection alone', () => {
    expect(links(disconnect(built, { from: 'q', to: 's', on: 'a' }), 'q')).toEqual(['b>t', '>r']);
    for (const link of [
      { from: 'q', to: 't', on: 'a' },
      { from: 'q', to: 's' },
      { from: 's', to: 's', on: 'a' },
    ])
      expect(disconnect(built, link)).toBe(built);
  });
});

describe('removing', () => {
  it('removes nodes with their connections, and notes, but never the start', () => {
    const left = removeNodes(built, ['q', 'n', 'start']);
    expect(left.nodes.map(({ id }) => id)).toEqual(['start', 's', 't', 'r']);
    expect(left.connections.map(({ from }) => from)).toEqual(['s', 's', 'r']);
    expect([left.notes, left.nodes[0]?.connections]).toEqual([[], []]);
    expect(removeNodes(built, ['n']).nodes).toEqual(built.nodes);
    expect(removeNodes(built, ['n']).notes).toEqual([]);
    expect(removeNodes(built, ['start', 'gone'])).toBe(built);
  });
});

describe('options', () => {
  it('get a unique id and value', () => {
    const added = (options: readonly ReturnType<typeof option>[]) => {
      const flow = addOption(replaceNode(built, withData('q', { options })), 'q');
      return (findNode(flow, 'q') as NodeOf<'quick_reply'>).data.options.at(-1);
    };
    expect(added([])).toEqual({ id: 'o1', label: 'New Option', value: 'option1' });
    expect(added([option('o2', 'x')])).toMatchObject({ id: 'o3', value: 'option3' });
    expect(added([option('x', 'option2')])).toMatchObject({ id: 'o3', value: 'option3' });
    expect(added([option('o3', 'x'), option('y', 'option4')])).toMatchObject({ id: 'o5' });
  });

  it('are added to questions only, up to the limit', () => {
    expect(addOption(built, 't')).toBe(built);
    const options = Array.from({ length: flowLimits.options - 1 }, (_, index) =>
      option(`i${index}`, `v${index}`),
    );
    const nearly = replaceNode(built, withData('q', { options }));
    const full = addOption(nearly, 'q');
    const { options: all } = (findNode(full, 'q') as NodeOf<'quick_reply'>).data;
    expect(all).toHaveLength(flowLimits.options);
    expect(addOption(full, 'q')).toBe(full);
  });
});

describe('pasting', () => {
  it('copies nodes, notes and their connections beside the originals, but never a start', () => {
    const { flow, ids } = pasteNodes(built, built, { x: 10, y: 20 });
    expect(ids).toHaveLength(5);
    expect(new Set(flow.nodes.map(({ id }) => id)).size).toBe(9);
    expect(flow.nodes.slice(5).map(({ type, position }) => [type, position])).toEqual(
      ['quick_reply', 'ab_split', 'text', 'rating'].map((type) => [type, { x: 11, y: 22 }]),
    );
    expect(flow.notes.at(-1)).toEqual({ id: ids.at(-1), position: { x: 11, y: 22 }, text: 'Note' });
    expect(links(flow, ids[0] ?? '')).toEqual([`a>${ids[1]}`, `b>${ids[2]}`, `>${ids[3]}`]);
    // The connection from the start node is not copied, because the start node isn't.
    expect(flow.connections).toHaveLength(13);
    expect(pasteNodes(built, built).flow.nodes[5]?.position).toEqual({ x: 41, y: 42 });
  });

  it('ignores an empty clipboard, and pastes up to the limit', () => {
    const start = { nodes: built.nodes.slice(0, 1), connections: [], notes: [] };
    expect(pasteNodes(built, start)).toEqual({ flow: built, ids: [] });
    const note = (index: number) => ({ id: `n${index}`, position: at, text: '' });
    const notes = Array.from({ length: flowLimits.notes }, (_, index) => note(index));
    const { flow } = pasteNodes(built, { nodes: [], connections: [], notes });
    expect(flow.notes).toHaveLength(flowLimits.notes);
    const nodes = Array.from({ length: flowLimits.nodes }, (_, index) => ({
      ...built.nodes[3],
      id: `t${index}`,
    }));
    const full = pasteNodes(built, { nodes: nodes as FlowNode[], connections: [], notes: [] }).flow;
    expect(full.nodes).toHaveLength(flowLimits.nodes);
    expect(pasteNodes(full, { ...built, notes: [] }).ids).toEqual([]);
  });
});

describe('notes', () => {
  it('are added up to the limit, empty by default', () => {
    const added = addNote(built, { x: 5, y: 6 });
    expect(added.notes.at(-1)).toMatchObject({ position: { x: 5, y: 6 }, text: '' });
    const notes = Array.from({ length: flowLimits.notes }, (_, index) => ({
      id: `n${index}`,
      position: at,
      text: '',
    }));
    const full = { ...built, notes };
    expect(addNote(full, at, 'x')).toBe(full);
    expect(addNote({ ...built, notes: notes.slice(1) }, at, 'x').notes).toHaveLength(flowLimits.notes);
  });

  it('update changed fields only', () => {
    expect(updateNote(built, 'n', { text: 'Note' })).toBe(built);
    expect(updateNote(built, 'gone', { text: 'x' })).toBe(built);
    const two = { ...built, notes: [...built.notes, { id: 'm', position: at, text: 'M' }] };
    const changed = updateNote(two, 'n', { text: 'Note', width: 300 });
    expect(changed.notes).toEqual([
      { id: 'n', position: at, text: 'Note', width: 300 },
      { id: 'm', position: at, text: 'M' },
    ]);
  });
});
