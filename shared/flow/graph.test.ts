import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFlowDocument } from './defaults.ts';
import { type FlowDocument, type NodeOf, nodeTypes } from './document.ts';
import {
  addNode,
  addNote,
  addOption,
  connect,
  disconnect,
  findNode,
  moveItem,
  pasteNodes,
  removeNodes,
  replaceNode,
  updateNote,
} from './graph.ts';
import { normaliseFlow } from './normalise.ts';

const built = (): FlowDocument => {
  let flow = addNode(addNode(createFlowDocument(), 'quick_reply'), 'text');
  const [, question = '', text = ''] = flow.nodes.map(({ id }) => id);
  flow = connect(flow, { from: 'start', to: question });
  flow = connect(flow, { from: question, to: text, on: 'option1' });
  return flow;
};
const question = (flow: FlowDocument) => flow.nodes[1] as NodeOf<'quick_reply'>;

describe('adding', () => {
  it('begins with a single start node that greets', () => {
    expect(createFlowDocument().nodes.map(({ type, data }) => [type, data])).toEqual([
      ['start', { message: 'Welcome! How can I help you today?' }],
    ]);
  });

  it('places a node at x 300 and y 200 plus 50 per existing node, with its type’s defaults', () => {
    let flow = createFlowDocument();
    for (const type of ['text', 'quick_reply', 'condition', 'action', 'api_call'] as const)
      flow = addNode(flow, type);
    expect(flow.nodes.slice(1).map(({ position }) => position)).toEqual(
      [250, 300, 350, 400, 450].map((y) => ({ x: 300, y })),
    );
    expect(flow.nodes.slice(1).map(({ data }) => data)).toEqual([
      { message: 'Enter your message here...', delay: 0 },
      {
        message: 'Please select an option:',
        options: [
          { id: 'o1', label: 'Option 1', value: 'option1' },
          { id: 'o2', label: 'Option 2', value: 'option2' },
        ],
      },
      { condition: 'user_input', operator: 'equals', value: '' },
      { action: 'collect_email', config: {} },
      { url: '', method: 'GET', headers: {}, responseMapping: {} },
    ]);
  });

  it('stops at 200 nodes, one start and 20 options', () => {
    let flow = createFlowDocument();
    expect(addNode(flow, 'start')).toBe(flow);
    for (let count = 1; count < 200; count += 1) flow = addNode(flow, 'text');
    expect(addNode(flow, 'text')).toBe(flow);
    let asking = built();
    for (let count = 2; count < 20; count += 1) asking = addOption(asking, question(asking).id);
    expect(question(asking).data.options.at(-1)).toEqual({
      id: 'o20',
      label: 'New Option',
      value: 'option20',
    });
    expect(addOption(asking, question(asking).id)).toBe(asking);
  });
});

describe('connecting', () => {
  it('connects without duplicates, syncs the node’s list, and disconnects', () => {
    const flow = addNode(createFlowDocument(), 'text');
    const id = flow.nodes[1]?.id ?? '';
    const linked = connect(flow, { from: 'start', to: id });
    expect(findNode(linked, 'start')?.connections).toEqual([id]);
    expect(connect(linked, { from: 'start', to: id })).toBe(linked);
    const other = addNode(linked, 'text');
    const both = connect(other, { from: 'start', to: 'text-3' });
    expect(both.nodes[0]?.connections).toEqual([id, 'text-3']);
    expect(connect(linked, { from: 'start', to: 'start' })).toBe(linked);
    expect(connect(linked, { from: 'start', to: 'nobody' })).toBe(linked);
    expect(disconnect(linked, { from: id, to: 'start' })).toBe(linked);
    expect(disconnect(linked, { from: 'start', to: id })).toEqual(flow);
  });
});

describe('editing', () => {
  it('keeps an option’s exit when its value changes, and removes it with the option', () => {
    const flow = built();
    const node = question(flow);
    const [first, second] = node.data.options;
    if (!first || !second) throw new Error('two options expected');
    const renamed = replaceNode(flow, {
      ...node,
      data: { ...node.data, options: [{ ...first, label: 'Yes', value: 'yes' }, second] },
    });
    expect(renamed.connections[1]?.on).toBe('yes');
    const swapped = replaceNode(
      connect(flow, { from: node.id, to: flow.nodes[2]?.id ?? '', on: 'option2' }),
      {
        ...node,
        data: {
          ...node.data,
          options: [
            { ...first, value: 'option2' },
            { ...second, value: 'option1' },
          ],
        },
      },
    );
    expect(swapped.connections.slice(1).map(({ on }) => on)).toEqual(['option2', 'option1']);
    const dropped = replaceNode(flow, { ...node, data: { ...node.data, options: [second] } });
    expect(dropped.connections).toHaveLength(1);
    expect(findNode(dropped, node.id)?.connections).toEqual([]);
    expect(replaceNode(flow, node)).toBe(flow);
  });

  it('removes nodes with their connections, but never the start', () => {
    const flow = built();
    expect(removeNodes(flow, ['start'])).toBe(flow);
    expect(removeNodes(flow, ['nobody'])).toBe(flow);
    const removed = removeNodes(flow, ['start', question(flow).id]);
    expect(removed.nodes.map(({ type }) => type)).toEqual(['start', 'text']);
    expect(removed.connections).toEqual([]);
    expect(findNode(removed, 'start')?.connections).toEqual([]);
  });

  it('leaves the connections of all other nodes unchanged', () => {
    const flow = addNode(built(), 'text');
    const last = flow.nodes.at(-1)?.id ?? '';
    expect(removeNodes(flow, [last]).connections).toEqual(built().connections);
    const text = flow.nodes[2]?.id ?? '';
    expect(removeNodes(flow, [text]).connections).toEqual([{ from: 'start', to: question(flow).id }]);
  });

  it('pastes beside the originals, and changes one note of several', () => {
    const flow = built();
    const copied = { nodes: [question(flow)], connections: [], notes: [] };
    const pasted = pasteNodes(flow, copied, { x: 7, y: 9 }).flow.nodes.at(-1);
    const { x, y } = question(flow).position;
    expect(pasted?.position).toEqual({ x: x + 7, y: y + 9 });
    const noted = addNote(addNote(flow, { x: 1, y: 1 }, 'a'), { x: 2, y: 2 }, 'b');
    expect(updateNote(noted, noted.notes[1]?.id ?? '', { text: 'c' }).notes.map(({ text }) => text)).toEqual([
      'a',
      'c',
    ]);
  });

  it('moves only the connection of a renamed option', () => {
    const flow = built();
    const other = connect(flow, { from: question(flow).id, to: 'start', on: 'option2' });
    const [first, second] = question(other).data.options;
    if (!first || !second) throw new Error('two options expected');
    const data = { ...question(other).data, options: [{ ...first, value: 'yes' }, second] };
    const exits = replaceNode(other, { ...question(other), data }).connections.map(({ on }) => on);
    expect(exits).toEqual([undefined, 'yes', 'option2']);
    const only = { ...question(other).data, options: [second] };
    expect(replaceNode(other, { ...question(other), data: only }).connections.map(({ on }) => on)).toEqual([
      undefined,
      'option2',
    ]);
  });

  it('moves nodes and notes, and keeps all other objects identical', () => {
    const flow = addNote(built(), { x: 1, y: 1 }, 'Remember');
    const note = flow.notes[0];
    if (!note) throw new Error('a note expected');
    expect(moveItem(flow, 'start', findNode(flow, 'start')?.position ?? { x: 0, y: 0 })).toBe(flow);
    const moved = moveItem(flow, note.id, { x: 5, y: 5 });
    expect(moved.notes[0]?.position).toEqual({ x: 5, y: 5 });
    expect(moved.nodes).toBe(flow.nodes);
    expect(updateNote(flow, note.id, { text: 'Remember' })).toBe(flow);
    expect(updateNote(flow, note.id, { color: 'blue' }).notes[0]).toEqual({ ...note, color: 'blue' });
  });

  it('pastes copies with their connections and new ids', () => {
    const flow = built();
    const { flow: pasted, ids } = pasteNodes(flow, flow);
    expect(ids).toHaveLength(2);
    expect(pasted.nodes).toHaveLength(5);
    expect(pasted.connections.at(-1)).toEqual({ from: ids[0], to: ids[1], on: 'option1' });
    expect(pasteNodes(flow, { nodes: [], connections: [], notes: [] }).flow).toBe(flow);
  });
});

describe('any sequence of operations', () => {
  it('leaves a document in its normalised form', () => {
    const id = fc.integer({ min: 0, max: 8 });
    const step = fc.oneof(
      fc.tuple(fc.constant('add' as const), fc.constantFrom(...nodeTypes)),
      fc.tuple(
        fc.constant('connect' as const),
        fc.tuple(id, id, fc.constantFrom(undefined, 'option1', 'true', 'error')),
      ),
      fc.tuple(fc.constant('disconnect' as const), id),
      fc.tuple(fc.constant('remove' as const), id),
      fc.tuple(fc.constant('option' as const), id),
      fc.tuple(fc.constant('paste' as const), id),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let flow = createFlowDocument();
        const at = (index: number) => flow.nodes[index % flow.nodes.length]?.id ?? 'start';
        for (const [kind, value] of steps) {
          if (kind === 'add') flow = addNode(flow, value);
          if (kind === 'connect')
            flow = connect(flow, { from: at(value[0]), to: at(value[1]), on: value[2] });
          if (kind === 'disconnect') {
            const link = flow.connections[value % Math.max(1, flow.connections.length)];
            flow = link ? disconnect(flow, link) : flow;
          }
          if (kind === 'remove') flow = removeNodes(flow, [at(value)]);
          if (kind === 'option') flow = addOption(flow, at(value));
          if (kind === 'paste')
            flow = pasteNodes(flow, {
              nodes: flow.nodes.slice(value),
              connections: flow.connections,
              notes: [],
            }).flow;
          expect(normaliseFlow(flow)).toEqual({ ok: true, flow });
        }
      }),
      { numRuns: 200 },
    );
  });
});
