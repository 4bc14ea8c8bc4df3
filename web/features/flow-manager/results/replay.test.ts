import { expect, it } from 'vitest';
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
  expect([...buildTrail(steps, 0)]).toEqual([]);
  expect([...buildTrail(steps, 2)]).toEqual(['start size', 'size small']);
});

it('attaches messages without a node to the previous step', () => {
  expect(
    buildReplaySteps([{ role: 'bot', text: 'Old' }, bot('a', 'A'), { role: 'visitor', text: 'x' }], ['a']),
  ).toEqual([
    { node: undefined, lines: [{ role: 'bot', text: 'Old' }] },
    { node: 'a', lines: [bot('a', 'A'), { role: 'visitor', text: 'x' }] },
  ]);
});
