import { describe, expect, it } from 'vitest';
import { flowTemplates } from '#shared/content/flows/flow-templates.ts';
import { newNode } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { nodeWidth } from './card-size.ts';
import { loadArrange } from './layout.ts';

const arranged = await loadArrange();

const flowOf = (ids: string[], links: [string, string][]): FlowDocument => ({
  nodes: ids.map((id) => newNode(id === 'start' ? 'start' : 'text', id, { x: 0, y: 0 })),
  connections: links.map(([from, to]) => ({ from, to })),
  notes: [],
});

describe('auto-layout', () => {
  it('goes from left to right through circles, links to itself and links into nowhere, loose nodes first', () => {
    const flow = flowOf(
      ['loose', 'b', 'start', 'a', 'c'],
      [
        ['start', 'a'],
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
        ['b', 'b'],
        ['c', 'gone'],
      ],
    );
    const x = Object.fromEntries(arranged(flow).nodes.map(({ id, position }) => [id, position.x]));
    const columns = ['start', 'a', 'b', 'c'].map((id) => x[id] ?? 0);
    expect(columns).toEqual(columns.toSorted((a, b) => a - b));
    expect(new Set(columns).size).toBe(4);
    expect(x.loose).toBe(x.start);
  });

  it('takes a flow of the largest size, also one long chain and one circle of all', () => {
    const ids = ['start', ...Array.from({ length: 199 }, (_, index) => `n${index}`)];
    const circle = ids.map((id, index): [string, string] => [id, ids[(index + 1) % ids.length] ?? id]);
    const all = ids.slice(0, 20).flatMap((a) => ids.slice(0, 20).map((b): [string, string] => [a, b]));
    for (const flow of [flowOf(ids, circle), flowOf(ids, all), flowOf(ids, []), flowOf([], [])]) {
      const after = arranged(flow);
      expect(after.nodes).toHaveLength(flow.nodes.length);
      expect(after.nodes.every(({ position: { x, y } }) => Number.isFinite(x) && Number.isFinite(y))).toBe(
        true,
      );
    }
  });

  it.each(flowTemplates.map((template) => [template.name, template.flowData] as const))(
    'puts the nodes of %s side by side, none over another, and changes nothing else',
    (_, flow) => {
      const after = arranged(flow);
      expect(after.connections).toBe(flow.connections);
      expect(after.nodes.map(({ position, ...rest }) => rest)).toEqual(
        flow.nodes.map(({ position, ...rest }) => rest),
      );
      for (const [index, a] of after.nodes.entries()) {
        for (const b of after.nodes.slice(index + 1)) {
          const apart =
            Math.abs(a.position.x - b.position.x) >= nodeWidth ||
            Math.abs(a.position.y - b.position.y) >= 100;
          expect(apart, `${a.id} and ${b.id}`).toBe(true);
        }
      }
    },
  );
});
