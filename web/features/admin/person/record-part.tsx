import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface RecordPartProps {
  readonly label: string;
  readonly title: ReactNode;
  readonly below?: ReactNode;
  readonly state: ReactNode;
  readonly children: ReactNode;
}

/** A section of the record: title, status, content. */
export const RecordPart = ({ label, title, below, state, children }: RecordPartProps) => (
  <Stack component="section" gap="sm" miw={0} align="stretch" aria-label={label}>
    <Group justify="space-between" align="start" gap="xs">
      <div>
        <Title order={4} size="h3">
          {title}
        </Title>
        {below}
      </div>
      {state}
    </Group>
    {children}
  </Stack>
);
