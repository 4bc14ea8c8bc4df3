import { describe, expect, it } from 'vitest';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { addNode, connect, findNode, replaceNode } from '#shared/flow/graph.ts';
import {
  answerTest,
  getTestedNode,
  playTest,
  simulateResponse,
  splitAtTyping,
  startTest,
  type Tested,
} from './test-run.ts';

const withQuestion = (): FlowDocument =>
  connect(addNode(createFlowDocument(), 'quick_reply'), { from: 'start', to: 'quick_reply-2' });
const tested = (flow: FlowDocument, others: Tested['others'] = new Map()): Tested => ({
  flow,
  language: 'en',
  others,
});
const rules = { today: '2026-03-02' };

describe('a test run', () => {
  it('starts with the welcome and waits at the question', () => {
    const run = startTest(tested(withQuestion()), undefined);
    expect(run.lines.map(({ text }) => text)).toEqual([
      'Welcome! How can I help you today?',
      'Please select an option:',
    ]);
    expect(run.awaiting?.options?.map(({ label }) => label)).toEqual(['Option 1', 'Option 2']);
  });

  it('shows the visitor’s choice and ends', () => {
    const flow = withQuestion();
    const run = answerTest(tested(flow), startTest(tested(flow), undefined), 'option1', 'Option 1', rules);
    expect(run.lines.at(-1)).toMatchObject({ from: 'visitor', text: 'Option 1' });
    expect(run.done).toBe(true);
    expect(run.state.variables.user_input).toBe('option1');
  });

  it('can start at any node', () => {
    const run = startTest(tested(withQuestion()), 'quick_reply-2');
    expect(run.lines.map(({ text }) => text)).toEqual(['Please select an option:']);
  });

  it('shows a request instead of sending it, and continues [FLOW-016]', () => {
    const empty = connect(addNode(createFlowDocument(), 'api_call'), { from: 'start', to: 'api_call-2' });
    const call = findNode(empty, 'api_call-2');
    if (call?.type !== 'api_call') throw new Error('no API call');
    const asking = replaceNode(empty, {
      ...call,
      data: { ...call.data, url: 'https://api.example.com/orders' },
    });
    const flow = connect(addNode(asking, 'text'), { from: 'api_call-2', to: 'text-3' });
    const run = startTest(tested(flow), undefined);
    expect(run.lines.find(({ from }) => from === 'effect')?.text).toContain(
      'GET https://api.example.com/orders',
    );
    expect(run.lines.at(-1)).toMatchObject({ from: 'bot', text: 'Enter your message here...' });
    expect(run.done).toBe(true);
  });

  it('tries the answer and the error exit of a request, and reports which exits were taken', () => {
    const nodes = ['api_call', 'text', 'text'] as const;
    const flow = [
      { from: 'start', to: 'api_call-2' },
      { from: 'api_call-2', to: 'text-3' },
      { from: 'api_call-2', to: 'text-4', on: 'error' },
    ].reduce(
      connect,
      nodes.reduce((document, type) => addNode(document, type), createFlowDocument()),
    );
    const call = findNode(flow, 'api_call-2');
    if (call?.type !== 'api_call') throw new Error('no API call');
    const data = { ...call.data, url: 'https://api.example.com/', responseMapping: { price: 'total' } };
    const asking = replaceNode(flow, { ...call, data });
    const run = startTest(tested(asking), undefined);
    const request = run.lines.find((line) => line.request);
    if (!request) throw new Error('no request');
    const answered = simulateResponse(tested(asking), run, request, {
      ok: true,
      status: 200,
      body: '{"total":7}',
    });
    expect(answered.state.variables).toMatchObject({ price: '7', api_status: '200' });
    expect(answered.trail).toEqual(['start next', 'api_call-2 next']);
    const failed = simulateResponse(tested(asking), answered, request, { ok: false, status: 500 });
    expect(failed.state.variables.api_status).toBe('500');
    expect(failed.state.nodeId).toBe('text-4');
    expect(failed.trail).toEqual(['start next', 'api_call-2 error']);
    expect(failed.lines.map(({ id }) => id)).toEqual(failed.lines.map((_, index) => index));
  });

  it('shows typing before a delayed message, like the flow’s page', () => {
    const flow = connect(addNode(createFlowDocument(), 'text'), { from: 'start', to: 'text-2' });
    const text = findNode(flow, 'text-2');
    if (text?.type !== 'text') throw new Error('no text');
    const slow = replaceNode(flow, { ...text, data: { ...text.data, delay: 1500 } });
    const { lines } = startTest(tested(slow), undefined);
    const first = splitAtTyping(lines, 0);
    expect([first.shown.length, first.typing?.delay]).toEqual([1, 1500]);
    expect(splitAtTyping(lines, (first.typing?.id ?? 0) + 1)).toEqual({ shown: lines, typing: undefined });
  });

  it('runs a sub-flow as saved, stays at its node on the canvas, and continues after it', () => {
    const uuid = 'u1';
    const base = connect(
      connect(addNode(addNode(createFlowDocument(), 'subflow'), 'text'), { from: 'start', to: 'subflow-2' }),
      { from: 'subflow-2', to: 'text-3' },
    );
    const sub = findNode(base, 'subflow-2');
    if (sub?.type !== 'subflow') throw new Error('no sub-flow');
    const flow = replaceNode(base, { ...sub, data: { ...sub.data, flow: uuid, name: 'Which' } });
    const other = { name: 'Which', isActive: true, ...tested(withQuestion()) };
    const run = startTest(tested(flow, new Map([[uuid, other]])), undefined);
    expect(run.lines.map(({ text }) => text)).toContain('Runs “Which”.');
    expect([run.place, getTestedNode(run), run.awaiting?.kind]).toEqual([uuid, 'subflow-2', 'choice']);
    const dead = answerTest(tested(flow, new Map([[uuid, other]])), run, 'option1', 'Option 1', rules);
    expect(dead.state.outcome).toBe('dead_end');
    const short = { ...other, flow: createFlowDocument() };
    const through = startTest(tested(flow, new Map([[uuid, short]])), undefined);
    expect(through.lines.slice(-2).map(({ text }) => text)).toEqual([
      'The sub-flow has ended.',
      'Enter your message here...',
    ]);
    expect(through.trail).toEqual(['start next', 'subflow-2 next']);
    const inactive = startTest(tested(flow, new Map([[uuid, { ...short, isActive: false }]])), undefined);
    expect(inactive.lines.map(({ text }) => text)).toContain(
      '“Which” is not published: takes the error exit.',
    );
  });

  it('gives every message a unique id', () => {
    const flow = withQuestion();
    const again = answerTest(tested(flow), startTest(tested(flow), undefined), 'rubbish', 'rubbish', rules);
    expect(new Set(again.lines.map(({ id }) => id)).size).toBe(again.lines.length);
    expect(again.awaiting?.kind).toBe('choice');
  });
});

describe('a conversation saved as a test', () => {
  const withCall = (): FlowDocument => {
    const empty = connect(addNode(withQuestion(), 'api_call'), { from: 'quick_reply-2', to: 'api_call-3' });
    const call = findNode(empty, 'api_call-3');
    if (call?.type !== 'api_call') throw new Error('no API call');
    const data = { ...call.data, url: 'https://api.example.com/', responseMapping: { price: 'total' } };
    return replaceNode(empty, { ...call, data });
  };
  const play = () => {
    const flow = tested(withCall());
    const run = answerTest(flow, startTest(flow, undefined), 'option1', 'Option 1', rules);
    const request = run.lines.find((line) => line.request);
    if (!request) throw new Error('no request');
    return { flow, request, run };
  };

  it('has the chosen options and the responses that were simulated last', () => {
    const { flow, request, run } = play();
    expect(run.results).toEqual([{ node: 'api_call-3', ok: true }]);
    const answered = simulateResponse(flow, run, request, { ok: true, status: 200, body: '{"total":7}' });
    expect(answered.answers).toEqual([{ said: 'Option 1', option: expect.any(String) }]);
    expect(answered.results).toEqual([{ node: 'api_call-3', ok: true, status: 200, body: '{"total":7}' }]);
  });

  it('plays again with the same answers and responses, and can go on', () => {
    const { flow, request, run } = play();
    const answered = simulateResponse(flow, run, request, { ok: true, status: 200, body: '{"total":7}' });
    const { answers, results } = answered;
    const script = { language: 'en', seed: 's', today: '2026-03-02' };
    const again = playTest(flow, { ...script, answers: [...answers], results: [...results] });
    expect(again).toMatchObject({ done: true, answers, results, state: { variables: { price: '7' } } });
    expect(again.lines.map(({ text }) => text)).toContain('Option 1');
    const started = playTest(flow, { ...script, answers: [], results: [] });
    expect(answerTest(flow, started, 'option2', 'Option 2', rules).done).toBe(true);
  });
});
