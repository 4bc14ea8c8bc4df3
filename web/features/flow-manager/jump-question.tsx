import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Flow } from '#shared/api/flows.ts';
import type { JumpTargets } from './import-flows.ts';
import type { MissingTarget } from './transfer.ts';

interface JumpQuestionProps {
  readonly missing: readonly MissingTarget[];
  readonly flows: readonly Flow[];
  readonly onImport: (targets: JumpTargets) => void;
}

/** Asks which flows replace those of another workspace in jumps and sub-flows. */
export const JumpQuestion = ({ missing, flows, onImport }: JumpQuestionProps) => {
  const [chosen, setChosen] = useState<JumpTargets>(
    () =>
      new Map(
        missing.flatMap(({ uuid, name }) => {
          const same = flows.find((flow) => flow.name === name);
          return same ? [[uuid, same] as const] : [];
        }),
      ),
  );
  const choose = (uuid: string, target: string) =>
    setChosen((before) => {
      const after = new Map(before);
      const flow = flows.find((candidate) => candidate.uuid === target);
      if (flow) after.set(uuid, flow);
      else after.delete(uuid);
      return after;
    });
  return (
    <Stack>
      <p>These flows jump to flows that are not in the file, or run them. Choose one of yours for each.</p>
      {missing.map(({ uuid, name }) => (
        <NativeSelect
          key={uuid}
          label={`“${name}”`}
          value={chosen.get(uuid)?.uuid ?? ''}
          data={[
            { value: '', label: 'Choose later' },
            ...flows.map((flow) => ({ value: flow.uuid, label: flow.name })),
          ]}
          onChange={(event) => choose(uuid, event.target.value)}
        />
      ))}
      {chosen.size < missing.length && (
        <Text size="sm" c="dimmed">
          You can’t publish a flow until each of its jumps and sub-flows points to a flow.
        </Text>
      )}
      <Group justify="end">
        <Button onClick={() => onImport(chosen)}>Import</Button>
      </Group>
    </Stack>
  );
};
