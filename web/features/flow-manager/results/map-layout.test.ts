import { describe, expect, it } from 'vitest';
import { node, parseFlow } from '#test/fixtures/flows.ts';
import { layoutMap, rankNodes, stepSize } from './map-layout.ts';

/** A flow of texts by its links, `a b` from a to b; the first node is the start. */
const flowBy = (...links: string[]) => {
  const connections = links.map((link) => link.split(' ')).map(([from, to]) => ({ from, to }));
  const ids = [...new Set(connections.flatMap(({ from, to }) => [from ?? '', to ?? '']))];
  return parseFlow({
    nodes: ids.map((id, index) => node(id, index === 0 ? 'start' : 'text', { message: id })),
    connections,
  });
};
const chain = (length: number) =>
  flowBy(...Array.from({ length: length - 1 }, (_, index) => `n${index} n${index + 1}`));

describe('the steps of a flow', () => {
  it.each<[string, ReturnType<typeof flowBy>, string[][]]>([
    ['in a row', chain(3), [['n0'], ['n1'], ['n2']]],
    ['side by side', flowBy('s a', 's b', 'a e', 'b e'), [['s'], ['a', 'b'], ['e']]],
    ['as late as any way comes to them', flowBy('s e', 's a', 'a b', 'b e'), [['s'], ['a'], ['b'], ['e']]],
    ['round a circle', flowBy('s a', 'a b', 'b a', 'b s'), [['s'], ['a'], ['b']]],
    ['that nothing leads to', flowBy('s a', 'x y', 'y x', 'x s', 'y a'), [['s'], ['a'], ['x'], ['y']]],
  ])('stand in order: %s', (_, flow, expected) => {
    expect(rankNodes(flow).map((rank) => rank.map(({ id }) => id))).toEqual(expected);
  });

  it('are ranked in the largest flow too', () => {
    expect(rankNodes(chain(200))).toHaveLength(200);
  });
});

describe('the map', () => {
  it.each([1140, 700, 320, 0])('fills the width at a readable scale, at %i px', (room) => {
    const { steps, width, height } = layoutMap(chain(11), room);
    expect(steps).toHaveLength(11);
    expect(width).toBeLessThanOrEqual(Math.max(room, 264));
    for (const [index, a] of steps.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + stepSize.width).toBeLessThanOrEqual(width);
      expect(a.y + stepSize.height).toBeLessThanOrEqual(height);
      for (const b of steps.slice(index + 1))
        expect(
          Math.abs(a.x - b.x) >= stepSize.width || Math.abs(a.y - b.y) >= stepSize.height,
          `${a.node.id} and ${b.node.id}`,
        ).toBe(true);
    }
  });

  it('wraps at the available width', () => {
    const { steps } = layoutMap(chain(11), 1140);
    expect(new Set(steps.map(({ x }) => x)).size).toBe(4);
    expect(new Set(steps.map(({ y }) => y)).size).toBe(3);
    const [first, fifth] = [steps[0], steps[4]];
    expect(fifth?.x).toBe(first?.x);
    expect(fifth?.y).toBeGreaterThan(first?.y ?? 0);
  });

  it('draws every connection, and keeps all cards and counts within its bounds', () => {
    const flow = flowBy('s a', 'a b', 'b c', 'c d', 'd e', 'e s', 'b b2', 's c', 'a gone');
    const shown = layoutMap({ ...flow, nodes: flow.nodes.filter(({ id }) => id !== 'gone') }, 900);
    expect(shown.links.map(({ connection: { from, to } }) => `${from} ${to}`)).toEqual([
      's a',
      'a b',
      'b c',
      'c d',
      'd e',
      'e s',
      'b b2',
      's c',
    ]);
    for (const { path, label } of shown.links) {
      const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
      expect(numbers.length % 2).toBe(0);
      for (const [index, value] of numbers.entries()) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(index % 2 === 0 ? shown.width : shown.height);
      }
      expect(label.x).toBeGreaterThan(0);
      expect(label.x).toBeLessThan(shown.width);
    }
    expect(new Set(shown.links.map(({ path }) => path)).size).toBe(8);
  });
});
