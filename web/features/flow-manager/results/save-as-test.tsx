import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FlowResult } from '#shared/api/flow-results.ts';
import { addFlowTest, proposeFlowTest } from '#shared/api/flow-tests.ts';
import type { Flow } from '#shared/api/flows.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { type FlowTestScript, flowTestLimits } from '#shared/flow/flow-test.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import type { TestedFlow } from '#shared/flow/run-flow-test.ts';
import { describeEnd } from '#web/lib/flow-test-words.ts';
import { pluralize } from '#web/lib/format.ts';
import { loadOtherFlows } from '#web/lib/other-flows.ts';
import { describeFailure, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { formatOutcome } from './outcomes.ts';

interface Proposal {
  readonly script: FlowTestScript;
  readonly replaced: number;
  readonly isCut: boolean;
  readonly tested: TestedFlow;
  readonly engine: typeof import('#shared/flow/run-flow-test.ts');
}

interface SaveAsTestProps {
  readonly flow: Flow;
  readonly result: FlowResult;
  /** The version that the conversation ran on. */
  readonly document: FlowDocument;
}

/** Saves a real conversation as a test of its flow, with sample data in place of the visitor's. */
export const SaveAsTest = ({ flow, result, document }: SaveAsTestProps) => {
  const [proposal, setProposal] = useState<Proposal>();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const attempt = async (failure: string, work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(describeFailure(error, failure));
    }
    setBusy(false);
  };
  const propose = () =>
    attempt('Couldn’t read the conversation', async () => {
      const [proposed, others, engine] = await Promise.all([
        sessionCall(proposeFlowTest, { params: { id: flow.id }, body: { session: result.id } }),
        loadOtherFlows(document, flow.id),
        import('#shared/flow/run-flow-test.ts'),
      ]);
      const live = new Map([...others].filter(([, { isActive }]) => isActive));
      const tested = { flow: document, language: flow.language, others: live };
      setProposal({ ...proposed, tested, engine });
      setName(
        proposed.script.answers
          .map(({ said }) => said)
          .join(', ')
          .slice(0, 60),
      );
    });
  if (!proposal)
    return (
      <Stack gap="xs">
        <Button
          size="xs"
          variant="default"
          style={{ alignSelf: 'start' }}
          loading={isBusy}
          onClick={() => void propose()}
        >
          Save as test
        </Button>
        {problem && (
          <Alert color="warning" role="alert" p="xs">
            {problem}
          </Alert>
        )}
      </Stack>
    );
  const { script, replaced, isCut, tested, engine } = proposal;
  const run = engine.runFlowTest(script, tested);
  const isSameEnd = (run.ending ?? run.outcome) === result.outcome;
  const answer = (at: number, said: string) =>
    setProposal({
      ...proposal,
      script: { ...script, answers: script.answers.map((one, index) => (index === at ? { said } : one)) },
    });
  const save = () =>
    attempt('Couldn’t save the test', async () => {
      const test = { ...script, answers: run.answers, name: name.trim(), expect: engine.toExpectation(run) };
      await sessionCall(addFlowTest, { params: { id: flow.id }, body: test });
      showToast({
        title: 'Test saved',
        description: 'You find it in the builder, Tests. It runs before each publication.',
        tone: 'success',
      });
      setProposal(undefined);
    });
  return (
    <Stack component="section" gap="xs" aria-label="Save as test">
      <Text size="xs" c="dimmed">
        {replaced > 0
          ? `${pluralize(replaced, 'personal detail was', 'personal details were')} replaced by sample data. `
          : ''}
        Check the answers: nothing about the visitor should remain.
      </Text>
      <TextInput
        size="xs"
        label="Name of the test"
        maxLength={flowTestLimits.nameChars}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {script.answers.map(({ said }, index) => (
        <TextInput
          // biome-ignore lint/suspicious/noArrayIndexKey: answers keep their order
          key={index}
          size="xs"
          label={`Answer ${index + 1}`}
          dir="auto"
          maxLength={flowLimits.variableValueChars}
          value={said}
          onChange={(event) => answer(index, event.target.value)}
        />
      ))}
      {isCut && (
        <Alert color="warning" role="alert" p="xs">
          The beginning of this conversation is no longer stored, or it is too long for a test.
        </Alert>
      )}
      <Alert color={isSameEnd ? 'info' : 'warning'} role="status" p="xs">
        {isSameEnd
          ? `Played again, it ${describeEnd(run)}.`
          : `Played again, it ${describeEnd(run)}, but the visitor’s conversation was “${formatOutcome(result.outcome)}”. The test expects what happens now.`}
      </Alert>
      {problem && (
        <Alert color="warning" role="alert" p="xs">
          {problem}
        </Alert>
      )}
      <Group gap="xs">
        <Button size="xs" disabled={!name.trim() || isCut} loading={isBusy} onClick={() => void save()}>
          Save test
        </Button>
        <Button size="xs" variant="default" onClick={() => setProposal(undefined)}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
};
