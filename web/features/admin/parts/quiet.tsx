import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface QuietProps {
  readonly as?: 'p' | 'span';
  /** Read out when it changes: how many rows are shown, say. */
  readonly announced?: boolean;
  readonly children: ReactNode;
}

/** Words beside what matters, in the softer colour. */
export const Quiet = ({ as = 'p', announced, children }: QuietProps) => (
  <Text component={as} inherit c="dimmed" role={announced ? 'status' : undefined}>
    {children}
  </Text>
);
