import { describe, expect, it } from 'vitest';
import { describeChanges } from './changes.ts';
import type { FlowDocument, FlowNode } from './document.ts';

const node = (type: string, data: object, position = { x: 0, y: 0 }) =>
  ({ id: 'n', type, position, data, connections: [] }) as unknown as FlowNode;
const flow = (one: FlowNode, more: Partial<FlowDocument> = {}): FlowDocument => ({
  nodes: [one],
  connections: [],
  notes: [],
  ...more,
});
const changed = (before: FlowNode, after: FlowNode) => describeChanges(flow(before), flow(after));
const say = { message: 'Hi', delay: 0 };

describe('changes of a node', () => {
  it('ignores field order and undefined fields', () => {
    const input = { variable: 'v', kind: 'text' };
    expect(
      changed(
        node('text', { message: 'Hi', delay: 0, input }),
        node('text', { input: { kind: 'text', variable: 'v', retry: undefined }, delay: 0, message: 'Hi' }),
      ),
    ).toEqual([]);
  });

  it.each([
    [{ x: 1, y: 0 }, ['Moved 1 node.']],
    [{ x: 0, y: 1 }, ['Moved 1 node.']],
    [{ x: 0, y: 0 }, []],
  ])('describes a move to %j as %j', (position, lines) => {
    expect(changed(node('text', say), node('text', say, position))).toEqual(lines);
  });

  it('names every changed, added and removed field', () => {
    expect(changed(node('text', say), node('text', { message: 'Ho', input: {} }))).toEqual([
      'Changed Text “Ho”: message, delay, question.',
    ]);
    const comparison = { condition: 'v', operator: 'equals', value: 'a' };
    expect(
      changed(node('condition', comparison), node('condition', { ...comparison, also: [], match: 'any' })),
    ).toEqual(['Changed Condition “v”: more comparisons, all or any.']);
    const split = (...ids: string[]) => node('ab_split', { branches: ids.map((id) => ({ id, label: id })) });
    expect(changed(split('a', 'b'), split('b', 'a'))).toEqual(['Changed A/B split: branches.']);
  });

  it('reports a changed type without its fields', () => {
    expect(changed(node('text', say), node('end', { outcome: 'x', message: '' }))).toEqual([
      'Changed End “x”: type.',
    ]);
  });
});

describe('changes of a document', () => {
  it('describes connections by their exits, and notes', () => {
    const one = node('text', say);
    const link = { from: 'n', to: 'n' };
    expect(
      describeChanges(flow(one, { connections: [link] }), flow(one, { connections: [{ ...link, on: 'a' }] })),
    ).toEqual(['Added 1 connection.', 'Removed 1 connection.']);
    const note = { id: 'note', position: { x: 0, y: 0 }, text: 'a' };
    expect(
      describeChanges(flow(one, { notes: [note] }), flow(one, { notes: [{ ...note, text: 'b' }] })),
    ).toEqual(['Changed the notes.']);
  });

  it('describes added, changed and removed translations by language', () => {
    const one = node('text', say);
    const said = (translations: FlowDocument['translations']) => flow(one, { translations });
    const before = said({ de: { 'n.message': 'Hallo', 'n.retry': 'Bitte' }, fr: { 'n.message': 'Salut' } });
    const after = said({
      de: { 'n.message': 'Servus' },
      es: { 'n.message': 'Hola' },
      fr: { 'n.message': 'Salut' },
    });
    expect(describeChanges(before, after)).toEqual([
      'Translated 1 text into Spanish.',
      'Translated 2 texts into German.',
    ]);
  });

  it('lists up to twelve changes, and counts the others in the last line', () => {
    const nodes = (count: number) => ({
      ...flow(node('text', say)),
      nodes: Array.from({ length: count }, (_, at) => ({ ...node('text', say), id: `t${at}` })),
    });
    expect(describeChanges(nodes(0), nodes(12))).toEqual(Array(12).fill('Added Text “Hi”.'));
    expect(describeChanges(nodes(0), nodes(13)).slice(-2)).toEqual([
      'Added Text “Hi”.',
      'And 2 more changes.',
    ]);
    expect(describeChanges(nodes(0), nodes(13))).toHaveLength(12);
  });
});
