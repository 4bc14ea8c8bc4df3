import { Button, Group, Paper, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { FlowDocument } from '#shared/flow/document.ts';
import { flowTestLimits } from '#shared/flow/flow-test.ts';
import { describeEnd } from '#web/lib/flow-test-words.ts';
import type { FlowTestReport } from '#web/lib/flow-tests.ts';
import { FlowTestBadge, FlowTestDetails } from '#web/ui/flow-test-gate.tsx';

interface TestItemProps {
  readonly report: FlowTestReport;
  readonly flow: FlowDocument;
  readonly isBusy: boolean;
  readonly onPlay: () => void;
  readonly onRename: (name: string) => Promise<boolean>;
  /** Expects from now on what the test does now. */
  readonly onAccept: () => void;
  readonly onDelete: () => void;
}

/** A test with its result, and what the author can do with it. */
export const TestItem = ({ report, flow, isBusy, ...on }: TestItemProps) => {
  const { test, run, difference } = report;
  const [name, setName] = useState<string>();
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (name?.trim() && (name.trim() === test.name || (await on.onRename(name.trim())))) setName(undefined);
  };
  const hasPassed = difference.verdict === 'passed';
  return (
    <Paper component="li" withBorder p="xs">
      <Group gap="xs" justify="space-between" align="start" wrap="nowrap">
        {name === undefined ? (
          <Text size="sm" fw={500} dir="auto" miw={0} style={{ overflowWrap: 'anywhere' }}>
            {test.name}
          </Text>
        ) : (
          <Group component="form" gap={4} wrap="nowrap" flex="1" onSubmit={(event) => void rename(event)}>
            <TextInput
              flex="1"
              size="xs"
              aria-label={`Name of ${test.name}`}
              maxLength={flowTestLimits.nameChars}
              value={name}
              ref={(field) => field?.focus()}
              onChange={(event) => setName(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return;
                event.stopPropagation();
                setName(undefined);
              }}
            />
            <Button type="submit" size="compact-sm" disabled={!name.trim() || isBusy}>
              Save
            </Button>
          </Group>
        )}
        <FlowTestBadge verdict={difference.verdict} />
      </Group>
      {hasPassed ? (
        <Text size="xs" c="dimmed" dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {test.answers.length === 1 ? '1 answer' : `${test.answers.length} answers`}, {describeEnd(run)}
        </Text>
      ) : (
        <FlowTestDetails report={report} flow={flow} />
      )}
      <Group gap={4} mt={4}>
        <Button size="compact-sm" variant="default" aria-label={`Play ${test.name}`} onClick={on.onPlay}>
          Play
        </Button>
        {!hasPassed && (
          <Button
            size="compact-sm"
            variant="default"
            disabled={isBusy}
            aria-label={`Accept the new end of ${test.name}`}
            onClick={on.onAccept}
          >
            {difference.verdict === 'values' ? 'Accept values' : 'Accept new end'}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Rename ${test.name}`}
          aria-expanded={name !== undefined}
          onClick={() => setName(name === undefined ? test.name : undefined)}
        >
          Rename
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          disabled={isBusy}
          aria-label={`Delete ${test.name}`}
          onClick={on.onDelete}
        >
          Delete
        </Button>
      </Group>
    </Paper>
  );
};
