import { Anchor } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

/** A button styled as a link, for actions that don't navigate. */
export const TextButton = (button: Omit<ComponentPropsWithRef<'button'>, 'style'>) => (
  <Anchor component="button" type="button" size="xs" fw={600} mih="1.75rem" ta="start" {...button} />
);
