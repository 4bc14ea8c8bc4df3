import { describe, expect, it } from 'vitest';
import type { FlowTest } from '#shared/api/flow-tests.ts';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { addNode, connect, findNode, removeNodes } from '#shared/flow/graph.ts';
import { describeDifference, describeEnd } from './flow-test-words.ts';
import { describeReports, type FlowTestReport, runFlowTests } from './flow-tests.ts';

const flow = connect(addNode(createFlowDocument(), 'quick_reply'), { from: 'start', to: 'quick_reply-2' });
const expected = {
  outcome: 'dead_end',
  node: 'quick_reply-2',
  title: 'Quick Reply “Please select an option:”',
  variables: {},
  path: ['start next'],
} as const;
const test = (more: Partial<FlowTest> = {}): FlowTest => ({
  id: 'a',
  version: 1,
  updatedAt: '2026-03-02T10:00:00.000Z',
  name: 'First option',
  language: 'en',
  answers: [{ said: 'Option 1' }],
  results: [],
  seed: 's',
  today: '2026-03-02',
  expect: { ...expected, path: [...expected.path] },
  ...more,
});
const run = (tests: readonly FlowTest[], document: FlowDocument = flow) =>
  runFlowTests(tests, { flow: document, language: 'en', others: new Map() });

describe('runFlowTests', () => {
  it('judges each test and reports how far it is', async () => {
    const seen: number[] = [];
    const tests = Array.from({ length: 12 }, (_, index) => test({ id: String(index) }));
    const reports = await runFlowTests(tests, { flow, language: 'en', others: new Map() }, (done) => {
      seen.push(done);
    });
    expect(reports.map(({ difference }) => difference.verdict)).toEqual(tests.map(() => 'passed'));
    expect(seen).toEqual([0, 10]);
  });
});

describe('describeReports', () => {
  const report = (verdict: FlowTestReport['difference']['verdict']) =>
    ({ difference: { verdict, values: [] } }) as unknown as FlowTestReport;

  it.each([
    [['passed'], '1 test passes'],
    [['passed', 'passed'], 'All 2 tests pass'],
    [['passed', 'elsewhere', 'elsewhere'], '2 of 3 tests now end elsewhere'],
    [['values', 'passed'], '1 of 2 tests now stores other values'],
    [['elsewhere', 'values'], '1 of 2 tests now ends elsewhere, 1 now stores other values'],
  ] as const)('says of %j: %s', (verdicts, words) => {
    expect(describeReports(verdicts.map(report))).toBe(words);
  });
});

describe('describeDifference', () => {
  it('names the removed step and the new end', async () => {
    const without = removeNodes(flow, ['quick_reply-2']);
    const [report] = await run([test()], without);
    expect(findNode(without, 'quick_reply-2')).toBeUndefined();
    expect(report && describeDifference(report, without)).toEqual([
      'The step Quick Reply “Please select an option:”, which this test needs, was removed.',
      'Now it ends at Start “Welcome! How can I help you today?”.',
      'One answer is left over.',
    ]);
  });

  it('compares values when the end is the same', async () => {
    const expect2 = { ...test().expect, variables: { user: 'Ann' } };
    const [report] = await run([test({ expect: expect2 })]);
    expect(report && describeDifference(report, flow)).toEqual(['user: “” instead of “Ann”.']);
  });
});

describe('describeEnd', () => {
  it('names the outcome and steps of other flows', () => {
    expect(describeEnd({ ...test().expect, outcome: 'completed', node: 'u/bye', ending: 'won' })).toBe(
      'ends at Quick Reply “Please select an option:” in another flow with “won”',
    );
  });
});
