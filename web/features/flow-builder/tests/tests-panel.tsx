import { Alert, Button, Group, Stack, Switch, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { addFlowTest, deleteFlowTest, type FlowTest, putFlowTest } from '#shared/api/flow-tests.ts';
import { getExits } from '#shared/flow/exits.ts';
import type { FlowTestInput } from '#shared/flow/flow-test.ts';
import { findNode } from '#shared/flow/graph.ts';
import { getNodeLabel } from '#shared/flow/node-titles.ts';
import { findUntestedExits, toExpectation } from '#shared/flow/run-flow-test.ts';
import { describeReports, type FlowTestReport } from '#web/lib/flow-tests.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast.ts';
import { FieldGroup, PanelFrame } from '../panel/panel-parts.tsx';
import type { BuilderPanelProps } from '../panel-props.ts';
import { TestItem } from './test-item.tsx';
import { useFlowTests } from './use-flow-tests.ts';

const toInput = ({ id: _id, version: _version, updatedAt: _updatedAt, ...test }: FlowTest): FlowTestInput =>
  test;

/** The flow's tests, run over the edited content: results, changes and the exits that none of them takes. */
export const TestsPanel = ({ builder, details, saved, tests: on }: BuilderPanelProps) => {
  const { flow } = builder;
  const { data, reports, problem, put, runAll } = useFlowTests(saved?.id, flow, details.language);
  const [busy, setBusy] = useState<string>();
  const [deleted, setDeleted] = useState<FlowTest>();
  const id = saved?.id ?? '';

  /** Runs a change of one test; a failure is shown and the list read again. */
  const attempt = async (test: string, failure: string, work: () => Promise<void>): Promise<boolean> => {
    setBusy(test);
    try {
      await work();
      return true;
    } catch (error) {
      showToast({ title: 'Error', description: errorMessage(error, failure), tone: 'error' });
      runAll();
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  const change = (test: FlowTest, changed: Partial<FlowTestInput>) =>
    attempt(test.id, 'Couldn’t change the test', async () => {
      const body = { test: { ...toInput(test), ...changed }, basedOn: test.version };
      const next = await sessionCall(putFlowTest, { params: { id, test: test.id }, body });
      put((before) => before.map((one) => (one.id === next.id ? next : one)));
    });
  const accept = ({ test, run }: FlowTestReport) =>
    change(test, { answers: run.answers, expect: toExpectation(run) });
  const remove = (test: FlowTest) =>
    attempt(test.id, 'Couldn’t delete the test', async () => {
      await sessionCall(deleteFlowTest, { params: { id, test: test.id } });
      put((before) => before.filter((one) => one.id !== test.id));
      setDeleted(test);
    });
  const restore = (test: FlowTest) =>
    attempt(test.id, 'Couldn’t restore the test', async () => {
      const added = await sessionCall(addFlowTest, { params: { id }, body: toInput(test) });
      put((before) => [...before, added]);
      setDeleted(undefined);
    });

  const coverage =
    reports &&
    findUntestedExits(
      flow,
      reports.map(({ run }) => run),
    );
  const failed = reports?.filter(({ difference }) => difference.verdict !== 'passed') ?? [];
  const passed = reports?.filter(({ difference }) => difference.verdict === 'passed') ?? [];
  return (
    <PanelFrame label="Tests" title="Tests">
      <Text size="sm" c="dimmed">
        Conversations that are played again before each publication. They run here as you edit; other servers
        answer as recorded.
      </Text>
      {problem && (
        <Alert color="warning" role="alert" p="sm">
          <Group gap="sm">
            {problem}
            <Button size="compact-sm" variant="default" onClick={runAll}>
              Run again
            </Button>
          </Group>
        </Alert>
      )}
      {!reports && !problem && <Spinner label="Running the tests" />}
      {deleted && (
        <Alert color="info" role="status" p="xs">
          <Group gap="sm">
            <span dir="auto">Deleted “{deleted.name.slice(0, 60)}”.</span>
            <Button
              size="compact-sm"
              variant="default"
              disabled={busy !== undefined}
              onClick={() => void restore(deleted)}
            >
              Undo
            </Button>
          </Group>
        </Alert>
      )}
      {data?.length === 0 && (
        <Empty
          title="No tests yet"
          text="Play a conversation in the test chat and choose “Save as test”. On the Results tab, real conversations can be saved without the visitor’s data."
          level={3}
        >
          <Button onClick={() => on.onPlay(undefined)}>Test the flow</Button>
        </Empty>
      )}
      {reports && reports.length > 0 && (
        <>
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={runAll}>
              Run all
            </Button>
            <Text size="sm" fw={600} role="status">
              {describeReports(reports)}
            </Text>
          </Group>
          <Stack component="ul" gap="xs" aria-label="Tests">
            {[...failed, ...passed].map((report) => (
              <TestItem
                key={report.test.id}
                report={report}
                flow={flow}
                isBusy={busy === report.test.id}
                onPlay={() => on.onPlay(report.test)}
                onRename={(name) => change(report.test, { name })}
                onAccept={() => void accept(report)}
                onDelete={() => void remove(report.test)}
              />
            ))}
          </Stack>
        </>
      )}
      {coverage && coverage.total > 0 && (
        <FieldGroup legend="Exits">
          <Text size="sm">
            {coverage.untested.length === 0
              ? 'Every exit has a test.'
              : `${coverage.untested.length} of ${coverage.total} exits have no test.`}
          </Text>
          <Switch
            label="Mark exits without a test on the canvas"
            checked={on.isCoverageShown}
            onChange={(event) => on.onCoverage(event.currentTarget.checked)}
          />
          <Stack component="ul" gap={4} aria-label="Exits without a test">
            {coverage.untested.map((step) => {
              const [nodeId = '', key] = step.split(' ');
              const node = findNode(flow, nodeId);
              const exit = node && getExits(node).find((one) => one.key === key);
              return (
                node && (
                  <li key={step}>
                    <UnstyledButton
                      fz="sm"
                      mih="1.75rem"
                      td="underline"
                      ta="start"
                      dir="auto"
                      style={{ overflowWrap: 'anywhere' }}
                      onClick={() => on.onGo(nodeId)}
                    >
                      {getNodeLabel(node)}: {exit?.label ?? key}
                    </UnstyledButton>
                  </li>
                )
              );
            })}
          </Stack>
        </FieldGroup>
      )}
    </PanelFrame>
  );
};
