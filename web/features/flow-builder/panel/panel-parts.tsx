import { Flex, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PanelFrameProps {
  readonly label: string;
  readonly title: string;
  readonly mark?: ReactNode;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The panel beside the canvas. Its head has room at its end for the button that closes it. */
export const PanelFrame = ({ label, title, mark, aside, children }: PanelFrameProps) => (
  <Stack component="section" p="md" pb="xl" fz="sm" aria-label={label}>
    <Group component="header" gap="sm" mih="2.5rem" pe="2.5rem">
      {mark}
      <Title order={2}>{title}</Title>
      {aside}
    </Group>
    {children}
  </Stack>
);

/** A line above what belongs together. */
const topLine = { borderBlockStart: 'var(--hairline)' } as const;
/** A legend otherwise stands on the line. */
const legendStyle = { float: 'left', width: '100%' } as const;

export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <Stack component="fieldset" gap="sm" miw={0} pt="sm" style={topLine}>
    <Text component="legend" inherit fw={650} style={legendStyle}>
      {legend}
    </Text>
    {children}
  </Stack>
);

/** Fields beside each other, and what can be done with them. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <Flex gap={4} align="end">
    {children}
  </Flex>
);

/** A field of a row takes what room there is. */
export const rowField = { flex: '1 1 0', miw: 0 } as const;

export const PanelFoot = ({ children }: { children: ReactNode }) => (
  <Group component="footer" gap="xs" pt="sm" style={topLine}>
    {children}
  </Group>
);
