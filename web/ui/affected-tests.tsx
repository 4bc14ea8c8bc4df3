import { Alert, Button, Checkbox, Group, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './affected-tests.module.css';

interface AffectedTest {
  readonly id: string;
  readonly name: string;
  readonly badge: ReactNode;
  /** What the change does to it, shown on demand. */
  readonly details: ReactNode;
}

/** Tests that a change affects, one line each. */
export const AffectedTests = ({ tests }: { readonly tests: readonly AffectedTest[] }) => (
  <ul className={css.list}>
    {tests.map(({ id, name, badge, details }) => (
      <li key={id}>
        <details className={css.details}>
          <summary>
            {badge} <span dir="auto">{name}</span>
          </summary>
          <Stack gap="sm" mt="xs">
            {details}
          </Stack>
        </details>
      </li>
    ))}
  </ul>
);

/** How far a run of the tests is. */
export const TestsProgress = ({ done, total }: { readonly done: number; readonly total: number }) => (
  <Stack gap={4} role="status">
    <Text size="sm">{total > 0 ? `Running the tests: ${done} of ${total}` : 'Running the tests…'}</Text>
    <Progress value={total > 0 ? (100 * done) / total : 0} aria-label="Tests that are done" />
  </Stack>
);

interface ConfirmationProps {
  readonly label: string;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** The tick without which a change that breaks tests doesn't go live. */
export const TestsConfirmation = ({ label, isConfirmed, onConfirm }: ConfirmationProps) => (
  <Checkbox
    label={label}
    checked={isConfirmed}
    onChange={({ currentTarget }) => onConfirm(currentTarget.checked)}
  />
);

interface FailureProps extends Omit<ConfirmationProps, 'label'> {
  readonly problem: string;
  /** What the owner is about to do: 'Publish', 'Save', 'Delete'. */
  readonly action: string;
  readonly onRetry: () => void;
}

/** The tests could not be run: again, or go on without them. */
export const TestsFailure = ({ problem, action, onRetry, ...confirmation }: FailureProps) => (
  <Alert color="warning" role="alert" p="sm">
    <Group gap="sm" mb="xs">
      {problem}
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        Run again
      </Button>
    </Group>
    <TestsConfirmation label={`${action} without the tests`} {...confirmation} />
  </Alert>
);
