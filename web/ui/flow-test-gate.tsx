import { Badge, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import type { FlowDocument } from '#shared/flow/document.ts';
import { describeDifference } from '#web/lib/flow-test-words.ts';
import { countFailed, describeReports, type FlowTestReport, runTestsOf } from '#web/lib/flow-tests.ts';
import { describeFailure } from '#web/lib/session.ts';
import { AffectedTests, TestsConfirmation, TestsFailure, TestsProgress } from './affected-tests.tsx';

type Check =
  | { readonly state: 'running'; readonly done: number; readonly total: number }
  | { readonly state: 'failed'; readonly problem: string }
  | { readonly state: 'done'; readonly reports: readonly FlowTestReport[] };

const started: Check = { state: 'running', done: 0, total: 0 };

interface Tested {
  /** Undefined: a flow that was never saved has no tests. */
  readonly flowId: string | undefined;
  readonly flow: FlowDocument;
  readonly language: string;
}

/** Runs a flow's tests before it goes live. `mayGoOn` once they pass or the author has confirmed. */
export const useFlowTestGate = ({ flowId, flow, language }: Tested) => {
  const [check, setCheck] = useState<Check>(flowId === undefined ? { state: 'done', reports: [] } : started);
  const [isConfirmed, setConfirmed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` runs them again
  useEffect(() => {
    if (flowId === undefined) return;
    let isCurrent = true;
    const show = (next: Check) => isCurrent && setCheck(next);
    setConfirmed(false);
    show(started);
    runTestsOf(flowId, flow, language, (done, total) => show({ state: 'running', done, total })).then(
      (reports) => show({ state: 'done', reports }),
      (error: unknown) =>
        show({ state: 'failed', problem: describeFailure(error, 'Couldn’t run the tests') }),
    );
    return () => {
      isCurrent = false;
    };
  }, [flowId, flow, language, round]);
  const retry = useCallback(() => setRound((before) => before + 1), []);
  const isClean = check.state === 'done' && countFailed(check.reports) === 0;
  return {
    check,
    mayGoOn: isClean || (isConfirmed && check.state !== 'running'),
    isConfirmed,
    confirm: setConfirmed,
    retry,
  };
};

export const FlowTestBadge = ({ verdict }: { verdict: FlowTestReport['difference']['verdict'] }) =>
  verdict === 'passed' ? (
    <Badge color="success">Passes</Badge>
  ) : verdict === 'values' ? (
    <Badge color="warning">Other values</Badge>
  ) : (
    <Badge color="red">Ends elsewhere</Badge>
  );

/** What differs from a test's expectation. */
export const FlowTestDetails = ({ report, flow }: { report: FlowTestReport; flow: FlowDocument }) => (
  <Stack component="ul" gap={2} m={0} p={0} style={{ listStyle: 'none', overflowWrap: 'anywhere' }}>
    {describeDifference(report, flow).map((sentence) => (
      <Text key={sentence} component="li" size="xs" dir="auto">
        {sentence}
      </Text>
    ))}
  </Stack>
);

interface FlowTestGateProps {
  readonly gate: ReturnType<typeof useFlowTestGate>;
  readonly flow: FlowDocument;
  /** What the author is about to do. */
  readonly action: 'Publish' | 'Activate';
}

/** The tests that a flow no longer passes, and the confirmation that going live then needs. Nothing without tests. */
export const FlowTestGate = ({ gate, flow, action }: FlowTestGateProps) => {
  const { check, isConfirmed, confirm, retry } = gate;
  // Nothing yet: most flows have no tests.
  if (check.state === 'running')
    return check.total > 0 ? <TestsProgress done={check.done} total={check.total} /> : null;
  if (check.state === 'failed')
    return (
      <TestsFailure
        problem={check.problem}
        action={action}
        isConfirmed={isConfirmed}
        onConfirm={confirm}
        onRetry={retry}
      />
    );
  const { reports } = check;
  if (reports.length === 0) return null;
  const failed = reports.filter(({ difference }) => difference.verdict !== 'passed');
  return (
    <Stack component="section" gap="xs" aria-label="Tests">
      <Text size="sm" fw={600} role="status">
        {describeReports(reports)}
      </Text>
      {failed.length > 0 && (
        <>
          <AffectedTests
            tests={failed.map((report) => ({
              id: report.test.id,
              name: report.test.name,
              badge: <FlowTestBadge verdict={report.difference.verdict} />,
              details: <FlowTestDetails report={report} flow={flow} />,
            }))}
          />
          <TestsConfirmation
            label={`${action} although ${failed.length === 1 ? 'one test fails' : `${failed.length} tests fail`}`}
            isConfirmed={isConfirmed}
            onConfirm={confirm}
          />
        </>
      )}
    </Stack>
  );
};
