import { SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface StatListProps {
  readonly figures: readonly (readonly [label: string, value: ReactNode])[];

  readonly large?: boolean;
}

/** Statistics with their labels. */
export const StatList = ({ figures, large = false }: StatListProps) => (
  <SimpleGrid
    component="dl"
    minColWidth={large ? '7.5rem' : '4rem'}
    autoFlow="auto-fit"
    spacing={large ? 'md' : 'xs'}
  >
    {figures.map(([label, value]) => (
      <div key={label}>
        <Text component="dt" size="xs" c="dimmed">
          {label}
        </Text>
        <Text component="dd" fw={650} {...(large ? { ff: 'heading', fz: '2rem', lh: 1.15 } : { size: 'sm' })}>
          {value}
        </Text>
      </div>
    ))}
  </SimpleGrid>
);
