import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineNode, nextExit } from './kind.ts';

/** A sample node kind, written as a contributor would add one: it asks for a number of stars. */
const toy = defineNode({
  name: 'Stars',
  canEndFlow: true,
  data: z.strictObject({ question: z.string(), most: z.number() }),
  defaults: () => ({ question: 'How many stars?', most: 3 }),
  exits: () => [nextExit, { on: 'low', label: 'Low', key: 'low' }],
  normalise: (data) => ({ question: data.question ?? '', most: data.most ?? 5 }),
  title: ({ question }) => question,
  waitsForAnswer: () => true,
  question: () => ({ kind: 'choice', variable: 'stars' }),
  options: ({ most }) =>
    Array.from({ length: most }, (_, index) => ({
      id: `s${index + 1}`,
      label: '*'.repeat(index + 1),
      value: String(index + 1),
    })),
  retry: () => 'One of these, please.',
  assignedVariables: () => ['stars'],
  mapTexts: (data, mapText) => ({ ...data, question: mapText('question', data.question) }),
  problems: ({ most }, { report }) => {
    if (most < 1) report('error', 'stars.none', 'There are no stars to give.');
  },
  enter: ({ question }, context) => {
    context.say(question);
    return context.wait('choice');
  },
  handleAnswer: (_data, context, answer) => {
    context.set('stars', answer);
    return answer === '1' ? 'low' : undefined;
  },
});

const load = async () => {
  vi.resetModules();
  return {
    ...(await import('../document.ts')),
    ...(await import('../defaults.ts')),
    ...(await import('../engine.ts')),
    ...(await import('../exits.ts')),
    ...(await import('../normalise.ts')),
    ...(await import('../problems.ts')),
    ...(await import('../node-titles.ts')),
  };
};

const raw = (data: object) => ({
  nodes: [
    { id: 'start', type: 'start', data: { message: 'Hello' } },
    { id: 'toy', type: 'toy', data },
    { id: 'bye', type: 'text', data: { message: '{{stars}} it is' } },
    { id: 'sorry', type: 'text', data: { message: 'We are sorry' } },
  ],
  connections: [
    { from: 'start', to: 'toy' },
    { from: 'toy', to: 'bye' },
    { from: 'toy', to: 'sorry', on: 'low' },
  ],
});

beforeAll(() => {
  vi.doMock('./all.ts', async (original) => {
    const { nodeKinds } = await original<typeof import('./all.ts')>();
    return { nodeKinds: { ...nodeKinds, toy } };
  });
});
afterAll(() => {
  vi.doUnmock('./all.ts');
  vi.resetModules();
});

it('one file adds a node type to document, defaults, exits, problems and engine', async () => {
  const flow = await load();
  expect(flow.nodeTypes).toContain('toy');
  const added = flow.createNode('toy' as never, 'n', { x: 0, y: 0 });
  expect(added.data).toEqual({ question: 'How many stars?', most: 3 });
  expect(flow.getExits(added).map(({ key }) => key)).toEqual(['next', 'low']);
  const read = flow.normaliseFlow(raw({ question: 'Stars?' }));
  if (!read.ok) throw new Error(JSON.stringify(read.fields));
  const toyNode = read.flow.nodes.find(({ id }) => id === 'toy');
  expect(toyNode?.data).toEqual({ question: 'Stars?', most: 5 });
  expect(flow.findProblems(read.flow)).toEqual([]);
  expect(flow.listVariables(read.flow)).toContain('stars');
  const asked = flow.startFlow(read.flow);
  expect(asked.awaiting?.options?.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5']);
  expect(flow.answerFlow(read.flow, asked.state, 'nine').messages[0]?.text).toBe('One of these, please.');
  expect(flow.answerFlow(read.flow, asked.state, '4').messages[0]?.text).toBe('4 it is');
  expect(flow.answerFlow(read.flow, asked.state, '1').messages[0]?.text).toBe('We are sorry');
});

it('reports its problems in its own words, with its title', async () => {
  const flow = await load();
  const read = flow.normaliseFlow(raw({ question: 'Stars?', most: 0 }));
  if (!read.ok) throw new Error('not read');
  expect(flow.findProblems(read.flow)[0]).toMatchObject({ code: 'stars.none', nodeId: 'toy' });
  const node = read.flow.nodes[1];
  expect(node && flow.getNodeTitle(node)).toBe('Stars “Stars?”');
  expect(flow.normaliseFlow(raw({ question: 7 })).ok).toBe(false);
});

it('is unknown after it was unregistered', async () => {
  vi.doUnmock('./all.ts');
  const { normaliseFlow } = await load();
  const read = normaliseFlow(raw({ question: 'Stars?' }));
  expect(read.ok ? '' : Object.values(read.fields)[0]).toMatch(/^A node's type must be one of: start, text/);
});
