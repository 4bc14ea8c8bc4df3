import { Flex, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PanelFrameProps {
  readonly label: string;
  readonly title: string;
  readonly mark?: ReactNode;
  /** Shown after the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The panel beside the canvas. Its header leaves room for the close button. */
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

const topLine = { borderBlockStart: 'var(--hairline)' } as const;
/** Puts a legend below the fieldset's border. */
const legendStyle = { float: 'left', width: '100%' } as const;

export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <Stack component="fieldset" gap="sm" miw={0} pt="sm" style={topLine}>
    <Text component="legend" inherit fw={650} style={legendStyle}>
      {legend}
    </Text>
    {children}
  </Stack>
);

/** Fields and buttons in a row. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <Flex gap={4} align="end">
    {children}
  </Flex>
);

/** A field that takes the remaining width of a row. */
export const rowField = { flex: '1 1 0', miw: 0 } as const;

export const PanelFoot = ({ children }: { children: ReactNode }) => (
  <Group component="footer" gap="xs" pt="sm" style={topLine}>
    {children}
  </Group>
);
