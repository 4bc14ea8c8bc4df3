import { Box, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './rows.module.css';

interface PanelProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A framed section of a screen. */
export const Panel = ({ title, aside, children }: PanelProps) => (
  <Paper component="section" p="md" miw={0} aria-label={title}>
    <Stack gap="sm">
      <Group gap="xs">
        <Title order={3}>{title}</Title>
        {aside}
      </Group>
      {children}
    </Stack>
  </Paper>
);

/** A list with separators between its entries. */
export const Entries = ({ label, children }: { label?: string; children: ReactNode }) => (
  <Stack component="ul" gap={0} className={css.rows} aria-label={label}>
    {children}
  </Stack>
);

interface LineProps {
  readonly text: ReactNode;
  /** Dimmed text below. */
  readonly below?: ReactNode;
  /** Actions of the line. */
  readonly children?: ReactNode;
}

const Words = ({ text, below }: LineProps) => (
  <Box flex="1 1 14rem" miw={0} fz="sm" style={{ overflowWrap: 'anywhere' }}>
    {text}
    {below && (
      <Text inherit c="dimmed">
        {below}
      </Text>
    )}
  </Box>
);

/** Text with its actions. */
export const Line = ({ children, ...words }: LineProps) => (
  <Group justify="space-between" gap="xs">
    <Words {...words} />
    {children}
  </Group>
);

/** A `Line` as a list entry. */
export const Entry = ({ children, ...words }: LineProps) => (
  <Group component="li" justify="space-between" gap="xs" py="xs">
    <Words {...words} />
    {children}
  </Group>
);
