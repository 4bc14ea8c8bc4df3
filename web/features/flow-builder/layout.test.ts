import { describe, expect, it } from 'vitest';
import { flowTemplates } from '#shared/content/flows/flow-templates.ts';
import { createNode } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { getFrame } from './canvas-groups.ts';
import { nodeWidth } from './card-size.ts';
import { countCrossings } from './crossings.ts';
import { arrangeSelection, loadLayout } from './layout.ts';

const arranged = await loadLayout();

const flowOf = (ids: string[], links: [string, string][]): FlowDocument => ({
  nodes: ids.map((id) => createNode(id === 'start' ? 'start' : 'text', id, { x: 0, y: 0 })),
  connections: links.map(([from, to]) => ({ from, to })),
  notes: [],
});

describe('auto-layout', () => {
  it('goes from left to right despite cycles, self-links and broken links, with loose nodes first', () => {
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

  it('handles the largest flow, as one chain and as one cycle', () => {
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

/** The same numbers in every run. */
const numbers = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

const randomFlow = (seed: number): FlowDocument => {
  const next = numbers(seed * 7919);
  const types = ['text', 'quick_reply', 'condition', 'action'] as const;
  const nodes = Array.from({ length: 17 }, (_, index) =>
    createNode(index === 0 ? 'start' : (types[Math.floor(next() * 4)] ?? 'text'), `n${index}`, {
      x: 0,
      y: 0,
    }),
  );
  const connections = nodes.flatMap((node, index) =>
    getExits(node).flatMap(({ on }) => {
      if (next() > 0.75) return [];
      const to = next() < 0.9 ? index + 1 + Math.floor(next() * 4) : Math.floor(next() * nodes.length);
      const target = nodes[Math.min(nodes.length - 1, to)];
      return target && target !== node ? [{ from: node.id, to: target.id, on }] : [];
    }),
  );
  return { nodes, connections, notes: [] };
};

describe('crossings', () => {
  const total = (flows: readonly FlowDocument[]) =>
    flows.reduce((sum, flow) => sum + countCrossings(arranged(flow)), 0);

  it('are few in the templates and in twenty random graphs', () => {
    expect(total(flowTemplates.map(({ flowData }) => flowData))).toBeLessThanOrEqual(27);
    expect(total(Array.from({ length: 20 }, (_, index) => randomFlow(index + 1)))).toBeLessThanOrEqual(74);
  }, 60_000);
});

it('arranges a selection in place and leaves all other nodes where they are', () => {
  const flow = flowOf(
    ['start', 'a', 'b'],
    [
      ['start', 'a'],
      ['a', 'b'],
    ],
  );
  const after = arrangeSelection(flow, ['a', 'b'], arranged);
  const at = Object.fromEntries(after.nodes.map(({ id, position }) => [id, position]));
  expect([at.start, at.a]).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
  expect(at.b?.x).toBeGreaterThan(nodeWidth);
});

describe('groups', () => {
  const ids = ['start', 'a', 'b', 'c', 'd'];
  const links = ids.slice(1).map((to, index): [string, string] => [ids[index] ?? '', to]);
  const grouped = { ...flowOf(ids, links), groups: [{ id: 'g', title: 'G', nodes: ['b', 'c'] }] };

  it('stay together, and no other card lies in their frame', () => {
    const { nodes } = arranged(grouped);
    const frame = getFrame(nodes.filter(({ id }) => ['b', 'c'].includes(id)));
    for (const { id, position } of nodes) {
      const isInside =
        frame !== undefined &&
        position.x + nodeWidth > frame.x &&
        position.x < frame.x + frame.width &&
        position.y + 100 > frame.y &&
        position.y < frame.y + frame.height;
      expect(isInside, id).toBe(['b', 'c'].includes(id));
    }
    const x = nodes.map(({ position }) => position.x);
    expect(x).toEqual(x.toSorted((a, b) => a - b));
  });

  it('need the same place collapsed, so that expanding one covers no card', () => {
    const collapsed = {
      ...grouped,
      groups: grouped.groups.map((group) => ({ ...group, isCollapsed: true })),
    };
    expect(arranged(collapsed).nodes).toEqual(arranged(grouped).nodes);
  });
});

it('wraps a chain of 200 nodes into a page', () => {
  const ids = ['start', ...Array.from({ length: 199 }, (_, index) => `n${index}`)];
  const { nodes } = arranged(
    flowOf(
      ids,
      ids.slice(1).map((to, index) => [ids[index] ?? '', to]),
    ),
  );
  expect(Math.max(...nodes.map(({ position }) => position.x))).toBeLessThan(8000);
  expect(Math.max(...nodes.map(({ position }) => position.y))).toBeLessThan(6000);
}, 60_000);
