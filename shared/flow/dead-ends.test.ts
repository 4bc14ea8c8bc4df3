import { describe, expect, it } from 'vitest';
import { node, parseFlow } from '#test/fixtures/flows.ts';
import { answerFlow, resumeFlow, startFlow } from './engine.ts';
import { findProblems } from './problems.ts';
import type { RequestResult } from './state.ts';

type Link = { readonly to: string; readonly on?: string };

/** A start node, the node `n` after it with its own connections, and a last message. */
const flowWith = (type: string, data: object, links: readonly Link[]) =>
  parseFlow({
    nodes: [
      node('start', 'start', { message: 'Hi' }),
      node('n', type, data),
      node('bye', 'text', { message: 'Bye' }),
    ],
    connections: [{ from: 'start', to: 'n' }, ...links.map((link) => ({ from: 'n', ...link }))],
  });

/** How a conversation with these answers, or these results of requests, ends. */
const endOf = (
  flow: ReturnType<typeof parseFlow>,
  answers: readonly (string | RequestResult)[] = [],
): readonly [string | null, string | null] => {
  const { state } = answers.reduce(
    (turn, answer) =>
      typeof answer === 'string'
        ? answerFlow(flow, turn.state, answer)
        : resumeFlow(flow, turn.state, answer),
    startFlow(flow),
  );
  return [state.outcome, state.nodeId];
};

const choice = { message: '?', options: [{ id: '1', label: 'Yes', value: 'yes' }] };
const condition = { condition: 'plan', operator: 'exists', value: '' };
const rating = { message: '?', scale: '1-5', variable: 'stars' };
const hook = { action: 'send_webhook', config: { url: 'https://example.org/' } };
const worked: RequestResult = { ok: true, status: 200, body: '' };
const broke: RequestResult = { ok: false, error: 'No answer.' };
const asked = { message: '?', input: { variable: 'name', kind: 'text' } };

describe('a completed conversation', () => {
  it.each<[string, string, object, readonly Link[], readonly (string | RequestResult)[], string]>([
    ['at a last message', 'text', { message: 'Bye' }, [], [], 'n'],
    ['at a last question', 'text', asked, [], ['Ann'], 'n'],
    ['at the last thing collected', 'action', { action: 'collect_email', config: {} }, [], ['a@b.org'], 'n'],
    ['at a last webhook', 'action', hook, [], [worked], 'n'],
    ['at a last webhook, if it works or not', 'action', hook, [], [broke], 'n'],
    ['at a last value set', 'set_variable', { variable: 'a', mode: 'set', value: '1' }, [], [], 'n'],
    ['at a last rating', 'rating', rating, [], ['5'], 'n'],
    ['at an end', 'end', { outcome: '', message: 'Bye' }, [], [], 'n'],
    ['handed over', 'hand_over', { to: 'person', message: 'Wait' }, [], [], 'n'],
    ['behind the exit of all others', 'quick_reply', choice, [{ to: 'bye' }], ['Yes'], 'bye'],
    ['behind its branch', 'condition', condition, [{ to: 'bye', on: 'false' }], [], 'bye'],
    ['behind a failure without a way of its own', 'action', hook, [{ to: 'bye' }], [broke], 'bye'],
  ])('%s', (_, type, data, links, answers, at) => {
    expect(endOf(flowWith(type, data, links), answers)).toEqual(['completed', at]);
  });

  it.each([
    [{ message: 'Hi' }, []],
    [asked, ['Ann']],
  ])('includes one that ends at a lone start: %j', (data, answers) => {
    const flow = parseFlow({ nodes: [node('start', 'start', data)], connections: [] });
    expect(endOf(flow, answers)).toEqual(['completed', 'start']);
  });
});

describe('a dead end, which the builder has warned about,', () => {
  const otherOption = [{ to: 'bye', on: 'other' }];
  it.each<[string, string, object, readonly Link[], readonly (string | RequestResult)[]]>([
    ['by an option that leads nowhere', 'quick_reply', choice, [], ['Yes']],
    ['by an option where only another leads on', 'quick_reply', choice, otherOption, ['Yes']],
    ['by a branch that is missing', 'condition', condition, [{ to: 'bye', on: 'true' }], []],
    ['by a condition without branches', 'condition', condition, [], []],
    ['by a split without ways', 'ab_split', { branches: [{ id: 'a', label: 'A', weight: 1 }] }, [], []],
    ['by a rating that others lead on from', 'rating', rating, [{ to: 'bye', on: 'low' }], ['5']],
    ['by a webhook that goes on only in failure', 'action', hook, [{ to: 'bye', on: 'error' }], [worked]],
    [
      'by an API call that does',
      'api_call',
      { url: 'https://a.org/' },
      [{ to: 'bye', on: 'error' }],
      [worked],
    ],
    ['by a link to a node that is gone', 'text', { message: 'Hi' }, [{ to: 'gone' }], []],
  ])('%s', (_, type, data, links, answers) => {
    const flow = flowWith(type, data, links);
    expect(endOf(flow, answers)).toEqual(['dead_end', 'n']);
    expect(findProblems(flow).map(({ code, nodeId }) => [code, nodeId])).toContainEqual([
      expect.stringMatching(/^(exit\.missing|connection\.dangling)$/),
      'n',
    ]);
  });

  it('is also a jump to a missing flow', () => {
    const flow = flowWith('jump', { flow: 'u', name: 'Other' }, []);
    expect(endOf(flow, [broke])).toEqual(['dead_end', 'n']);
  });
});
