import { expect, it } from 'vitest';
import { createFlowDocument, createNode } from '#shared/flow/defaults.ts';
import { buildTrailStep } from '#shared/flow/exits.ts';
import { buildCanvasEdges } from './canvas-edges.ts';

it('highlights only the exit that was taken', () => {
  const nodes = [createNode('api_call', 'call', { x: 0, y: 0 }), createNode('text', 'end', { x: 0, y: 0 })];
  const connections = [
    { from: 'call', to: 'end' },
    { from: 'call', to: 'end', on: 'error' },
    { from: 'call', to: 'other', on: 'error' },
  ];
  const edges = buildCanvasEdges(
    [],
    { ...createFlowDocument(), nodes, connections },
    {
      current: 'end',
      trail: new Set([buildTrailStep('call', 'error')]),
      chosen: new Set(),
      hovered: undefined,
      highlightClass: 'lit',
    },
  );
  expect(edges.map(({ className }) => className)).toEqual([undefined, 'lit', undefined]);
});
