import type { ReactNode } from 'react';
import { IconDots } from '#web/ui/icons.tsx';
import { LateMenu } from '#web/ui/late-menu.tsx';
import type { MenuEntry } from '#web/ui/menu-entry.ts';
import css from './cells.module.css';
import { RowButton } from './controls.tsx';

interface RowActionsProps {
  /** The row's name, for the label of its menu. */
  readonly name: string;
  /** Rarely used actions. */
  readonly menu: readonly MenuEntry[];
  /** Buttons of frequent actions. */
  readonly children: ReactNode;
}

/** Actions of a row: buttons, and a menu for the rest. */
export const RowActions = ({ name, menu, children }: RowActionsProps) => (
  <>
    <span className={css.textActions}>{children}</span>
    <LateMenu
      position="bottom-end"
      entries={menu}
      target={
        <RowButton icon aria-label={`More for ${name}`}>
          <IconDots size={18} aria-hidden="true" />
        </RowButton>
      }
    />
  </>
);
