import { Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

interface ClearableProps {
  readonly label: string;
  /** Whether the stored record has a value to clear. */
  readonly stored: boolean;
  readonly cleared: boolean;
  readonly onClear: (cleared: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A blank field keeps the old value; clearing takes its own checkbox. Only the input has the field's name as
 * its label.
 */
export const Clearable = ({ label, stored, cleared, onClear, children }: ClearableProps) => (
  <Stack gap="xs">
    {children}
    {stored && (
      <Checkbox
        size="xs"
        label="Clear this field"
        aria-description={label}
        checked={cleared}
        onChange={(event) => onClear(event.currentTarget.checked)}
      />
    )}
  </Stack>
);
