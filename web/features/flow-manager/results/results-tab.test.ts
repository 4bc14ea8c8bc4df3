import { describe, expect, it } from 'vitest';
import { createFlowDocument, createNode } from '#shared/flow/defaults.ts';
import type { FlowNode } from '#shared/flow/document.ts';
import { describeArrivals } from './results-tab.tsx';
import { describeStats } from './traffic-stats.ts';

const target = { uuid: 'u1', flowData: createFlowDocument() };
const jump = { ...createNode('jump', 'j', { x: 0, y: 0 }), data: { flow: 'u1', name: 'Target' } } as FlowNode;
const source = { name: 'Welcome', flowData: { ...createFlowDocument(), nodes: [jump] } };
const reached = (count: number) => ({
  nodes: [{ nodeId: 'start', reached: count, stopped: 0, deadEnds: 0 }],
});

describe('describeArrivals', () => {
  it('names the flows whose visitors came here by a jump', () => {
    expect(describeArrivals(target, [source], reached(1))).toMatch(/^One visitor came here from “Welcome”/);
    expect(describeArrivals(target, [], reached(2))).toMatch(/^2 visitors came here from another flow/);
  });

  it('says nothing when nobody came', () => {
    expect(describeArrivals(target, [source], reached(0))).toBeUndefined();
    expect(describeArrivals(target, [source], undefined)).toBeUndefined();
  });
});

describe('describeStats', () => {
  it('separates visitors who are still answering from those who left', () => {
    expect(describeStats({ reached: 9, answering: 1, stopped: 2, deadEnds: 0 })).toBe(
      '9 reached · 1 answering now · 2 left here',
    );
  });
});
