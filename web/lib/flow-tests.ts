import { type FlowTest, listFlowTests } from '#shared/api/flow-tests.ts';
import type { Flow } from '#shared/api/flows.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import type { FlowTestDifference, FlowTestRun, TestedFlow } from '#shared/flow/run-flow-test.ts';
import type { EnteredFlow } from '#shared/flow/subflows.ts';
import { loadOtherFlows, type OtherFlow } from './other-flows.ts';
import { sessionCall } from './session.ts';

export interface FlowTestReport {
  readonly test: FlowTest;
  readonly run: FlowTestRun;
  readonly difference: FlowTestDifference;
}

const testsBetweenPauses = 10;

/** Runs tests over a flow, with pauses so that the page answers meanwhile. Flows that aren't live can't be entered. */
export const runFlowTests = async (
  tests: readonly FlowTest[],
  { flow, language, others }: EnteredFlow & { readonly others: ReadonlyMap<string, OtherFlow> },
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<FlowTestReport[]> => {
  const { runFlowTest, judgeFlowTest } = await import('#shared/flow/run-flow-test.ts');
  const tested: TestedFlow = {
    flow,
    language,
    others: new Map([...others].filter(([, one]) => one.isActive)),
  };
  const reports: FlowTestReport[] = [];
  for (const test of tests) {
    if (reports.length % testsBetweenPauses === 0) {
      onProgress(reports.length, tests.length);
      await new Promise((resolve) => setTimeout(resolve));
    }
    const run = runFlowTest(test, tested);
    reports.push({ test, run, difference: judgeFlowTest(test, run, flow) });
  }
  return reports;
};

/** Loads and runs all tests of a saved flow over this content. */
export const runTestsOf = async (
  flowId: string,
  flow: FlowDocument,
  language: string,
  onProgress?: (done: number, total: number) => void,
): Promise<FlowTestReport[]> => {
  const tests = await sessionCall(listFlowTests, { params: { id: flowId } });
  if (tests.length === 0) return [];
  return runFlowTests(tests, { flow, language, others: await loadOtherFlows(flow, flowId) }, onProgress);
};

export const countFailed = (reports: readonly FlowTestReport[]): number =>
  reports.filter(({ difference }) => difference.verdict !== 'passed').length;

/** What the tests say, in words: '3 of 12 tests now end elsewhere'. */
export const describeReports = (reports: readonly FlowTestReport[]): string => {
  const count = (verdict: FlowTestDifference['verdict']) =>
    reports.filter(({ difference }) => difference.verdict === verdict).length;
  const [elsewhere, values] = [count('elsewhere'), count('values')];
  const total = reports.length === 1 ? '1 test' : `${reports.length} tests`;
  if (elsewhere + values === 0) return reports.length === 1 ? '1 test passes' : `All ${total} pass`;
  return [
    elsewhere > 0 && `${elsewhere} of ${total} now ${elsewhere === 1 ? 'ends' : 'end'} elsewhere`,
    values > 0 &&
      `${values}${elsewhere > 0 ? '' : ` of ${total}`} now ${values === 1 ? 'stores' : 'store'} other values`,
  ]
    .filter(Boolean)
    .join(', ');
};

/** Whether a flow as last saved passes its tests; false if they can't be run. */
export const passesTests = async ({ id, flowData, language }: Flow): Promise<boolean> => {
  try {
    return countFailed(await runTestsOf(id, flowData, language)) === 0;
  } catch {
    return false;
  }
};
