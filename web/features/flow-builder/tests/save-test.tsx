import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { addFlowTest } from '#shared/api/flow-tests.ts';
import { type FlowTestScript, flowTestLimits } from '#shared/flow/flow-test.ts';
import { runFlowTest, toExpectation } from '#shared/flow/run-flow-test.ts';
import { describeEnd } from '#web/lib/flow-test-words.ts';
import { describeFailure, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Tested } from '../test-run.ts';

interface SaveTestProps {
  readonly flowId: string;
  readonly tested: Tested;
  readonly script: FlowTestScript;
  readonly onDone: () => void;
}

/** Names a conversation that was played and saves it as a test of the flow. */
export const SaveTest = ({ flowId, tested, script, onDone }: SaveTestProps) => {
  const run = runFlowTest(script, {
    ...tested,
    others: new Map([...tested.others].filter(([, { isActive }]) => isActive)),
  });
  const [name, setName] = useState(() =>
    script.answers
      .map(({ said }) => said)
      .join(', ')
      .slice(0, 60),
  );
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || isBusy) return;
    setBusy(true);
    try {
      const { answers } = run;
      const test = { ...script, answers, name: name.trim(), expect: toExpectation(run) };
      await sessionCall(addFlowTest, { params: { id: flowId }, body: test });
      showToast({ title: 'Test saved', description: 'It runs before each publication.', tone: 'success' });
      onDone();
    } catch (error) {
      setProblem(describeFailure(error, 'Couldn’t save the test'));
      setBusy(false);
    }
  };
  return (
    <Stack component="form" gap="xs" onSubmit={(event) => void save(event)}>
      <TextInput
        label="Name of the test"
        data-autofocus
        maxLength={flowTestLimits.nameChars}
        value={name}
        error={problem || undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {script.answers.length === 1 ? '1 answer' : `${script.answers.length} answers`}; {describeEnd(run)}.
      </Text>
      <Group gap="xs">
        <Button type="submit" size="compact-sm" disabled={!name.trim()} loading={isBusy}>
          Save test
        </Button>
        <Button size="compact-sm" variant="default" onClick={onDone}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
};
