import { describe, expect, it } from 'vitest';
import type { FlowDocument } from '#shared/flow/document.ts';
import { answerFlow, startFlow } from '#shared/flow/engine.ts';
import { normaliseFlow } from '#shared/flow/normalise.ts';
import type { FlowRequest } from '#shared/flow/request.ts';
import type { RequestResult } from '#shared/flow/state.ts';
import { type AssistantQuestion, type RunOptions, runRequests } from './requests.ts';

/** A start node, `count` API calls in a row, then a message. */
const chain = (count: number) => {
  const calls = Array.from({ length: count }, (_, index) => ({
    id: `c${index}`,
    type: 'api_call',
    data: { url: `https://api.example.com/${index}?key=secret`, responseMapping: { value: 'v' } },
  }));
  const ids = ['start', ...calls.map(({ id }) => id), 'end'];
  const result = normaliseFlow({
    nodes: [
      { id: 'start', type: 'start', data: { message: 'Hi' } },
      ...calls,
      { id: 'end', type: 'text', data: { message: 'Got {{value}}.' } },
    ],
    connections: ids.slice(1).map((to, index) => ({ from: ids[index], to })),
  });
  if (!result.ok) throw new Error(JSON.stringify(result.fields));
  return result.flow;
};

const optionsFor = (flow: FlowDocument): RunOptions => ({
  flow,
  flowId: 'f1',
  version: 1,
  home: 'f1',
  findPublished: async () => undefined,
  findPlace: async () => undefined,
  now: () => new Date(0),
  send: undefined,
  stepKey: 'session-0',
  signal: new AbortController().signal,
});

const run = (
  count: number,
  send: ((request: FlowRequest) => Promise<RequestResult>) | undefined,
  clock: () => number = () => 0,
) => {
  const flow = chain(count);
  const keys: (string | undefined)[] = [];
  return runRequests(startFlow(flow), {
    ...optionsFor(flow),
    now: () => new Date(clock()),
    send:
      send &&
      ((request, options) => {
        keys.push(options.idempotencyKey);
        return send(request);
      }),
  }).then((outcome) => ({ ...outcome, keys }));
};
const answered: RequestResult = { ok: true, status: 200, body: '{"v":"it"}' };

describe('runRequests', () => {
  it('sends requests in order with idempotency keys, and logs them without their query', async () => {
    const outcome = await run(2, async () => answered);
    expect(outcome.messages.map(({ text }) => text)).toEqual(['Hi', 'Got it.']);
    expect(outcome.keys).toEqual(['session-0-1', 'session-0-2']);
    expect(outcome.log.map(({ nodeId, text }) => [nodeId, text])).toEqual([
      ['c0', 'GET https://api.example.com/0: answered 200.'],
      ['c1', 'GET https://api.example.com/1: answered 200.'],
    ]);
    expect(outcome.state.done).toBe(true);
  });

  it('sends at most five [FLOW-028]', async () => {
    let sent = 0;
    const outcome = await run(7, async () => {
      sent += 1;
      return answered;
    });
    expect(sent).toBe(5);
    expect(outcome.log.slice(5).map(({ text }) => text)).toEqual([
      'GET https://api.example.com/5: A step can make at most 5 requests.',
      'GET https://api.example.com/6: A step can make at most 5 requests.',
    ]);
    expect(outcome.state.done).toBe(true);
  });

  it('takes at most 18 seconds in total', async () => {
    let now = 0;
    const outcome = await run(
      5,
      async () => {
        now += 10_000;
        return { ok: false, error: 'Too slow.' };
      },
      () => now,
    );
    expect(outcome.log.map(({ text }) => text.split(': ')[1])).toEqual([
      'Too slow.',
      'Too slow.',
      ...Array.from({ length: 3 }, () => 'The requests of this step took too long together.'),
    ]);
  });

  it('only displays requests of anonymous workspaces [FLOW-027]', async () => {
    const outcome = await run(1, undefined);
    expect(outcome.messages).toEqual([
      { role: 'bot', text: 'Hi', delay: 0, node: 'start' },
      { role: 'notice', text: 'GET https://api.example.com/0?key=secret', delay: 0 },
      { role: 'bot', text: 'Got .', delay: 0, node: 'end' },
    ]);
    expect(outcome.log[0]?.text).toBe(
      "GET https://api.example.com/0 was shown, not made: only the site's own flows make requests.",
    );
  });
});

it('passes a question to the assistant with its node and the node’s instruction', async () => {
  const result = normaliseFlow({
    nodes: [
      { id: 'start', type: 'start', data: { message: 'Hi' } },
      { id: 'a', type: 'assistant', data: { message: 'Ask.', exits: [], instruction: 'Be brief.' } },
    ],
    connections: [{ from: 'start', to: 'a' }],
  });
  if (!result.ok) throw new Error(JSON.stringify(result.fields));
  const { flow } = result;
  const asked: AssistantQuestion[] = [];
  const outcome = await runRequests(answerFlow(flow, startFlow(flow).state, 'Why?'), {
    ...optionsFor(flow),
    home: 'other',
    ask: async (question) => {
      asked.push(question);
      return { ok: true, body: 'Because.' };
    },
  });
  expect(asked).toEqual([{ question: 'Why?', language: 'en', node: 'f1/a', instruction: 'Be brief.' }]);
  expect(outcome.messages.map(({ text }) => text)).toEqual(['Because.']);
});
