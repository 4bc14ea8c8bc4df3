import type { FlowDocument } from '#shared/flow/document.ts';
import type { FlowTestExpectation } from '#shared/flow/flow-test.ts';
import { findNode } from '#shared/flow/graph.ts';
import { getNodeLabel } from '#shared/flow/node-titles.ts';
import type { FlowTestReport } from './flow-tests.ts';

const outcomeWords: Readonly<Record<FlowTestExpectation['outcome'], string>> = {
  completed: 'ends at',
  dead_end: 'comes to a dead end at',
  stopped: 'stops with an apology at',
  open: 'waits at',
};

/** Where a test ends, in words: 'ends at End “Bye” with “won”'. */
export const describeEnd = ({ outcome, node, title, ending }: FlowTestExpectation): string => {
  const where = `${title || node}${node.includes('/') ? ' in another flow' : ''}`;
  return `${outcomeWords[outcome]} ${where}${ending ? ` with “${ending}”` : ''}`;
};

/** What differs from a test's expectation, one sentence each; empty if it passes. */
export const describeDifference = (
  { test, run, difference }: FlowTestReport,
  flow: FlowDocument,
): string[] => {
  const { verdict, partedAt, gone, values } = difference;
  if (verdict === 'passed') return [];
  if (verdict === 'values')
    return values.map(({ name, expected, actual }) => `${name}: “${actual}” instead of “${expected}”.`);
  const parted = partedAt === undefined ? undefined : findNode(flow, partedAt);
  return [
    ...(gone
      ? [`The step ${gone}, which this test needs, was removed.`]
      : parted
        ? [`Goes another way at ${getNodeLabel(parted)}.`]
        : []),
    gone ? `Now it ${describeEnd(run)}.` : `Expected: ${describeEnd(test.expect)}. Now: ${describeEnd(run)}.`,
    ...(run.unused > 0
      ? [`${run.unused === 1 ? 'One answer is' : `${run.unused} answers are`} left over.`]
      : []),
  ];
};
