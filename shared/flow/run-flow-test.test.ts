import { describe, expect, it } from 'vitest';
import { node, parseFlow } from '#test/fixtures/flows.ts';
import type { FlowDocument } from './document.ts';
import type { FlowTestScript } from './flow-test.ts';
import { replayResults } from './play-flow.ts';
import {
  findUntestedExits,
  judgeFlowTest,
  runFlowTest,
  type TestedFlow,
  toExpectation,
} from './run-flow-test.ts';

const script = (more: Partial<FlowTestScript> = {}): FlowTestScript => ({
  language: 'en',
  answers: [],
  results: [],
  seed: 's',
  today: '2026-03-02',
  ...more,
});
const tested = (flow: FlowDocument, others: TestedFlow['others'] = new Map()): TestedFlow => ({
  flow,
  language: 'en',
  others,
});

const options = [
  { id: 'o1', label: 'Apples', value: 'apples' },
  { id: 'o2', label: 'Pears', value: 'pears' },
];
const shop = (change: { options?: unknown[]; to?: string; price?: string } = {}) =>
  parseFlow({
    nodes: [
      node('start', 'start', { message: 'Hi' }),
      node('q', 'quick_reply', { message: 'Which?', options: change.options ?? options, variable: 'fruit' }),
      node('price', 'set_variable', {
        variable: 'price',
        mode: 'expression',
        value: change.price ?? '2 * 3',
      }),
      node('bye', 'end', { message: 'Bye {{price}}' }),
      node('none', 'text', { message: 'Sold out' }),
    ],
    connections: [
      { from: 'start', to: 'q' },
      { from: 'q', to: change.to ?? 'price', on: 'apples' },
      { from: 'q', to: 'none', on: 'pears' },
      { from: 'price', to: 'bye' },
    ],
  });
const apples = script({ answers: [{ said: 'Apples' }] });

const judge = (before: FlowDocument, after: FlowDocument, one: FlowTestScript = apples) => {
  const expected = toExpectation(runFlowTest(one, tested(before)));
  return judgeFlowTest({ expect: expected }, runFlowTest(one, tested(after)), after);
};

describe('runFlowTest', () => {
  it('reports end, values, path and the chosen options', () => {
    expect(runFlowTest(apples, tested(shop()))).toMatchObject({
      outcome: 'completed',
      node: 'bye',
      title: 'End “Bye {{price}}”',
      variables: { fruit: 'apples', price: '6' },
      path: ['start next', 'q o1', 'price next'],
      answers: [{ said: 'Apples', option: 'o1' }],
      unused: 0,
    });
  });

  it('waits where the answers end, and counts the answers left over', () => {
    expect(runFlowTest(script(), tested(shop()))).toMatchObject({ outcome: 'open', node: 'q' });
    const more = script({ answers: [{ said: 'Pears' }, { said: 'Why?' }] });
    expect(runFlowTest(more, tested(shop()))).toMatchObject({
      outcome: 'completed',
      node: 'none',
      unused: 1,
    });
  });

  it('finds a chosen option again after its label and value have changed', () => {
    const renamed = shop({ options: [{ id: 'o1', label: 'Äpfel', value: 'apples' }, options[1]] });
    const { answers } = runFlowTest(apples, tested(shop()));
    expect(runFlowTest({ ...apples, answers }, tested(renamed)).node).toBe('bye');
    expect(runFlowTest(apples, tested(shop({ options: [options[1]] }))).node).toBe('q');
  });

  it('always takes the same branch of a split and knows the same day', () => {
    const flow = parseFlow({
      nodes: [
        node('start', 'start', { message: 'Hi' }),
        node('split', 'ab_split', {}),
        node('day', 'set_variable', { variable: 'day', mode: 'expression', value: 'today()' }),
      ],
      connections: [
        { from: 'start', to: 'split' },
        { from: 'split', to: 'day', on: 'b1' },
        { from: 'split', to: 'day', on: 'a' },
        { from: 'split', to: 'day', on: 'b' },
      ],
    });
    const run = runFlowTest(script({ seed: 'x' }), tested(flow));
    expect(run.path).toEqual(runFlowTest(script({ seed: 'x' }), tested(flow)).path);
    if (run.node === 'day') expect(run.variables.day).toBe('2026-03-02');
  });

  it('uses the recorded answers of other servers', () => {
    const flow = parseFlow({
      nodes: [
        node('start', 'start', { message: 'Hi' }),
        node('call', 'api_call', { url: 'https://api.example.com', responseMapping: { price: 'total' } }),
        node('ok', 'text', { message: 'Fine' }),
        node('sorry', 'text', { message: 'Sorry' }),
      ],
      connections: [
        { from: 'start', to: 'call' },
        { from: 'call', to: 'ok' },
        { from: 'call', to: 'sorry', on: 'error' },
      ],
    });
    const answered = script({ results: [{ node: 'call', ok: true, status: 200, body: '{"total":7}' }] });
    expect(runFlowTest(answered, tested(flow))).toMatchObject({ node: 'ok', variables: { price: '7' } });
    const failed = script({ results: [{ node: 'call', ok: false, status: 500 }] });
    expect(runFlowTest(failed, tested(flow)).path).toEqual(['start next', 'call error']);
    expect(runFlowTest(script(), tested(flow)).node).toBe('ok');
  });

  it('runs sub-flows and takes the error exit of one that is not published', () => {
    const flow = parseFlow({
      nodes: [
        node('start', 'start', { message: 'Hi' }),
        node('sub', 'subflow', { flow: '0190a000-0000-4000-8000-000000000001' }),
        node('after', 'text', { message: 'After' }),
        node('sorry', 'text', { message: 'Sorry' }),
      ],
      connections: [
        { from: 'start', to: 'sub' },
        { from: 'sub', to: 'after' },
        { from: 'sub', to: 'sorry', on: 'error' },
      ],
    });
    const uuid = '0190a000-0000-4000-8000-000000000001';
    const others = new Map([[uuid, { flow: shop(), language: 'en' }]]);
    const inside = runFlowTest(script(), tested(flow, others));
    expect(inside).toMatchObject({ outcome: 'open', node: `${uuid}/q`, title: 'Quick Reply “Which?”' });
    const through = runFlowTest(apples, tested(flow, others));
    expect(through.path).toEqual([
      'start next',
      `${uuid}/start next`,
      `${uuid}/q o1`,
      `${uuid}/price next`,
      'sub next',
    ]);
    expect(through.node).toBe('after');
    expect(runFlowTest(apples, tested(flow))).toMatchObject({ node: 'sorry', unused: 1 });
  });
});

describe('judgeFlowTest', () => {
  it('passes when end and values are as expected', () => {
    expect(judge(shop(), shop())).toEqual({ verdict: 'passed', values: [] });
  });

  it('names the step after which the conversation went another way', () => {
    expect(judge(shop(), shop({ to: 'none' }))).toEqual({
      verdict: 'elsewhere',
      values: [],
      partedAt: 'q',
    });
  });

  it('names the values that differ when the end is the same', () => {
    expect(judge(shop(), shop({ price: '2 * 4' }))).toEqual({
      verdict: 'values',
      values: [{ name: 'price', expected: '6', actual: '8' }],
    });
  });

  it('names the removed step that the test needs', () => {
    const flow = shop();
    const without = parseFlow({
      ...flow,
      nodes: flow.nodes.filter(({ id }) => id !== 'bye'),
      connections: flow.connections.filter(({ to }) => to !== 'bye'),
    });
    expect(judge(flow, without)).toMatchObject({
      verdict: 'elsewhere',
      partedAt: 'price',
      gone: 'End “Bye {{price}}”',
    });
    const expected = toExpectation(runFlowTest(apples, tested(flow)));
    const run = runFlowTest({ ...apples, at: 'gone' }, tested(flow));
    expect(judgeFlowTest({ expect: expected, at: 'gone' }, run, flow).gone).toBe('gone');
  });

  it('fails when answers are left over', () => {
    const longer = script({ answers: [{ said: 'Apples' }, { said: 'More' }] });
    expect(judge(shop(), shop(), longer).verdict).toBe('elsewhere');
  });
});

describe('replayResults', () => {
  it('gives the results of a node in order, and the last one again', () => {
    const recall = replayResults([
      { node: 'a', ok: true, status: 200, body: '1' },
      { node: 'b', ok: true },
      { node: 'a', ok: false, status: 404 },
    ]);
    expect([recall('a'), recall('a'), recall('a')]).toEqual([
      { ok: true, status: 200, body: '1' },
      { ok: false, status: 404 },
      { ok: false, status: 404 },
    ]);
    expect([recall('b'), recall('c')]).toEqual([
      { ok: true, isSimulated: true },
      { ok: true, isSimulated: true },
    ]);
  });
});

describe('findUntestedExits', () => {
  it('lists connected exits that no test takes', () => {
    const flow = shop();
    expect(findUntestedExits(flow, [])).toEqual({
      untested: ['start next', 'q o1', 'q o2', 'price next'],
      total: 4,
    });
    const run = runFlowTest(apples, tested(flow));
    expect(findUntestedExits(flow, [run])).toEqual({ untested: ['q o2'], total: 4 });
  });
});
