import { Alert, Button, Group } from '@mantine/core';

interface DueNoticeProps {
  readonly due: number;
  /** Sorts due follow-ups first; undefined when they already are. */
  readonly onFirst: (() => void) | undefined;
}

/** How many follow-ups are due; renders nothing at zero. */
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
