import { IconDots } from '#web/ui/icons.tsx';
import { LateMenu } from '#web/ui/late-menu.tsx';
import type { MenuEntry } from '#web/ui/menu-entry.ts';
import { RowButton } from './controls.tsx';

/** Rarely used actions of a row. */
export const RowMenu = ({ name, actions }: { name: string; actions: readonly MenuEntry[] }) => (
  <LateMenu
    position="bottom-end"
    entries={actions}
    target={
      <RowButton icon aria-label={`More for ${name}`}>
        <IconDots size={18} aria-hidden="true" />
      </RowButton>
    }
  />
);
