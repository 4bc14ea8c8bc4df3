import { Alert, Button, Group } from '@mantine/core';

interface DueNoticeProps {
  readonly due: number;
  /** Puts them at the top; undefined when they are there. */
  readonly onFirst: (() => void) | undefined;
}

/** How many follow-ups wait; nothing when none does. */
export const DueNotice = ({ due, onFirst }: DueNoticeProps) =>
  due > 0 && (
    <Alert color="warning" role="note" p="xs">
      <Group gap="sm">
        {due === 1 ? 'One follow-up is due today or overdue.' : `${due} follow-ups are due today or overdue.`}
        {onFirst && (
          <Button size="compact-sm" variant="default" onClick={onFirst}>
            Show them first
          </Button>
        )}
      </Group>
    </Alert>
  );
