import { expect, it } from 'vitest';
import { flowLimits } from './limits.ts';
import { normaliseFlow } from './normalise.ts';

const start = { id: 'start', type: 'start', data: { message: 'Hello' } };

/** A list whose items must not be read. */
const untouchable = (length: number): unknown[] =>
  Array.from({ length }, () =>
    Object.defineProperty({}, 'id', {
      enumerable: true,
      get: () => {
        throw new Error('looked at');
      },
    }),
  );

it.each([
  ['nodes', { nodes: untouchable(flowLimits.nodes + 1) }, 'A flow can have at most 200 nodes.'],
  [
    'connections',
    { nodes: [start], connections: untouchable(flowLimits.connections + 1) },
    'A flow can have at most 1,000 connections.',
  ],
  [
    'notes',
    { nodes: [start], notes: untouchable(flowLimits.notes + 1) },
    'A flow can have at most 100 notes.',
  ],
])('rejects too many %s by count, without reading them', (path, value, message) => {
  expect(normaliseFlow(value)).toEqual({ ok: false, fields: { [path]: message } });
});

it('rejects 300,000 connections of old nodes and 100,000 options with a short list of errors', () => {
  const links = Array.from({ length: 300_000 }, () => 'x');
  const options = Array.from({ length: 100_000 }, () => 7);
  expect(normaliseFlow({ nodes: [{ ...start, connections: links }] })).toEqual({
    ok: false,
    fields: { connections: 'A flow can have at most 1,000 connections.' },
  });
  const question = { id: 'q', type: 'quick_reply', data: { message: 'Which?', options } };
  expect(normaliseFlow({ nodes: [start, question] })).toEqual({
    ok: false,
    fields: { 'nodes.1.data.options': 'A question can have at most 20 options.' },
  });
});
