import { describe, expect, it } from 'vitest';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { estimateCardHeight, nodeWidth } from './card-size.ts';
import { canMoveUp, findMovableSuccessor, insertNode, moveUp } from './insert.ts';

const links = ({ connections }: FlowDocument) =>
  connections.map(({ from, to, on }) => `${from} ${on ?? '-'} ${to}`).toSorted();

const covered = ({ nodes }: FlowDocument): string[] =>
  nodes.flatMap((a, index) =>
    nodes
      .slice(index + 1)
      .filter(
        (b) =>
          Math.abs(a.position.x - b.position.x) < nodeWidth &&
          a.position.y < b.position.y + estimateCardHeight(b) &&
          b.position.y < a.position.y + estimateCardHeight(a),
      )
      .map((b) => `${a.id} and ${b.id}`),
  );

const afterStart = { from: 'start', on: undefined };

describe('an inserted node', () => {
  it('is placed in the column after a free exit', () => {
    const { flow, id } = insertNode(createFlowDocument(), 'quick_reply', afterStart);
    expect(id).toBe('quick_reply-2');
    expect(links(flow)).toEqual(['start - quick_reply-2']);
    expect(flow.nodes[1]?.position.x).toBeGreaterThan(nodeWidth);
  });

  it('splits a connection by its plain exit, and makes room', () => {
    const first = insertNode(createFlowDocument(), 'text', afterStart).flow;
    const { flow } = insertNode(first, 'quick_reply', afterStart);
    expect(links(flow)).toEqual(['quick_reply-3 - text-2', 'start - quick_reply-3']);
    const x = ['start', 'quick_reply-3', 'text-2'].map(
      (id) => flow.nodes.find((node) => node.id === id)?.position.x ?? 0,
    );
    expect(x).toEqual(x.toSorted((a, b) => a - b));
    expect(covered(flow)).toEqual([]);
  });

  it('uses its first exit if it has no default exit', () => {
    const first = insertNode(createFlowDocument(), 'text', afterStart).flow;
    expect(links(insertNode(first, 'condition', afterStart).flow)).toContain('condition-3 true text-2');
  });

  it('adds a second connection when a used exit is dropped on empty canvas', () => {
    const first = insertNode(createFlowDocument(), 'text', afterStart).flow;
    const { flow } = insertNode(first, 'text', { ...afterStart, at: { x: 40, y: 700 } });
    expect(links(flow)).toEqual(['start - text-2', 'start - text-3']);
    expect(flow.nodes[2]?.position).toEqual({ x: 40, y: 700 });
  });

  it('never covers another card', () => {
    let flow = createFlowDocument();
    const types = ['quick_reply', 'condition', 'text', 'action', 'api_call'] as const;
    for (let round = 0; round < 40; round += 1) {
      const from = flow.nodes[(round * 7) % flow.nodes.length]?.id ?? 'start';
      const on = round % 3 === 0 ? 'true' : undefined;
      const at = round % 5 === 0 ? { at: { x: 300, y: 250 } } : {};
      ({ flow } = insertNode(flow, types[round % types.length] ?? 'text', { from, on, ...at }));
      expect(covered(flow)).toEqual([]);
    }
    expect(flow.nodes).toHaveLength(41);
  });

  it('is rejected at the limit', () => {
    let flow = createFlowDocument();
    while (flow.nodes.length < flowLimits.nodes)
      ({ flow } = insertNode(flow, 'text', { from: flow.nodes.at(-1)?.id ?? '', on: undefined }));
    expect(insertNode(flow, 'text', afterStart)).toEqual({ flow, id: undefined });
  });
});

describe('the order of a chain', () => {
  const line = ['text', 'quick_reply', 'text'].reduce((flow, type) => {
    const from = flow.nodes.at(-1)?.id ?? 'start';
    return insertNode(flow, type as 'text', { from, on: undefined }).flow;
  }, createFlowDocument());

  it('changes when a node moves before the one above it, also at both ends', () => {
    expect(links(moveUp(line, 'quick_reply-3'))).toEqual([
      'quick_reply-3 - text-2',
      'start - quick_reply-3',
      'text-2 - text-4',
    ]);
    expect(links(moveUp(line, 'text-4'))).toEqual([
      'start - text-2',
      'text-2 - text-4',
      'text-4 - quick_reply-3',
    ]);
    const back = moveUp(moveUp(line, 'quick_reply-3'), 'text-2');
    expect(links(back)).toEqual(links(line));
    expect(back.nodes).toEqual(line.nodes);
  });

  it('keeps the start first, and nodes with several sources in place', () => {
    expect(canMoveUp(line, 'text-2')).toBe(false);
    expect(findMovableSuccessor(line, 'text-2')).toBe('quick_reply-3');
    expect(findMovableSuccessor(line, 'text-4')).toBeUndefined();
    const joined = { ...line, connections: [...line.connections, { from: 'start', to: 'text-4', on: 'x' }] };
    expect(moveUp(joined, 'text-4')).toBe(joined);
  });
});
