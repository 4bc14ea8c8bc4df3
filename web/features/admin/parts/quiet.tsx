import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface QuietProps {
  readonly as?: 'p' | 'span';
  /** Announced to screen readers when it changes, such as the number of rows shown. */
  readonly announced?: boolean;
  readonly children: ReactNode;
}

/** Dimmed secondary text. */
export const Quiet = ({ as = 'p', announced, children }: QuietProps) => (
  <Text component={as} inherit c="dimmed" role={announced ? 'status' : undefined}>
    {children}
  </Text>
);
