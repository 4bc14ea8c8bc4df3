import { Anchor } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

/** A button that looks like a link: it changes what is shown, and goes nowhere. */
export const TextButton = (button: Omit<ComponentPropsWithRef<'button'>, 'style'>) => (
  <Anchor component="button" type="button" size="xs" fw={600} mih="1.75rem" ta="start" {...button} />
);
