import { ActionIcon } from '@mantine/core';
import { IconDots } from '#web/ui/icons.tsx';
import { LateMenu } from '#web/ui/late-menu.tsx';
import type { MenuEntry } from '#web/ui/menu-entry.ts';

/** What is seldom done with a row. */
export const RowMenu = ({ name, actions }: { name: string; actions: readonly MenuEntry[] }) => (
  <LateMenu
    position="bottom-end"
    entries={actions}
    target={
      <ActionIcon variant="subtle" color="gray" aria-label={`More for ${name}`}>
        <IconDots size={18} aria-hidden="true" />
      </ActionIcon>
    }
  />
);
