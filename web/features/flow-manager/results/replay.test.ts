import { expect, it } from 'vitest';
import { createFlowDocument, createNode } from '#shared/flow/defaults.ts';
import { buildReplaySteps, buildTrail } from './replay.ts';

const bot = (node: string, text: string) => ({ role: 'bot' as const, text, node });
const visitor = (node: string, text: string) => ({ role: 'visitor' as const, text, node });

const steps = buildReplaySteps(
  [
    bot('start', 'Hello'),
    bot('size', 'How large?'),
    visitor('size', 'Small'),
    bot('again', 'Once more?'),
    visitor('again', 'Yes'),
    bot('size', 'How large?'),
    visitor('size', 'Large'),
    bot('other/ask', 'And here?'),
  ],
  ['start', 'size', 'small', 'again', 'large', 'jump', 'other/ask', 'other/end'],
);

it('replays a session node by node, through loops and silent nodes', () => {
  expect(steps.map(({ node, lines }) => [node, lines.length])).toEqual([
    ['start', 1],
    ['size', 2],
    ['small', 0],
    ['again', 2],
    ['size', 2],
    ['large', 0],
    ['jump', 0],
    ['other/ask', 1],
    ['other/end', 0],
  ]);
});

it('returns the connections up to a step', () => {
  const links = [
    { from: 'start', exit: 'next' },
    { from: 'size', exit: 'o1' },
  ];
  expect([...buildTrail(steps, 0, links, undefined)]).toEqual([]);
  expect([...buildTrail(steps, 2, links, undefined)]).toEqual(['start next', 'size o1']);
});

it('lights one exit of a call whose exits lead to the same step', () => {
  const call = createNode('api_call', 'call', { x: 0, y: 0 });
  const connections = [
    { from: 'call', to: 'end' },
    { from: 'call', to: 'end', on: 'error' },
  ];
  const flow = { ...createFlowDocument(), nodes: [call], connections };
  const path = ['call', 'end'].map((node) => ({ node, lines: [] }));
  expect([...buildTrail(path, 1, [{ from: 'call', exit: 'error' }], flow)]).toEqual(['call error']);
  // A session from before exits were stored.
  expect([...buildTrail(path, 1, [], flow)]).toEqual(['call next']);
});

it('attaches messages without a node to the previous step', () => {
  expect(
    buildReplaySteps([{ role: 'bot', text: 'Old' }, bot('a', 'A'), { role: 'visitor', text: 'x' }], ['a']),
  ).toEqual([
    { node: undefined, lines: [{ role: 'bot', text: 'Old' }] },
    { node: 'a', lines: [bot('a', 'A'), { role: 'visitor', text: 'x' }] },
  ]);
});
