import type { ReactElement } from 'react';
import type { Icon } from './icons.tsx';

export interface MenuEntry {
  readonly label: string;
  readonly Icon?: Icon;
  readonly danger?: boolean;
  /** Draws a divider above the entry. */
  readonly apart?: boolean;
  /** The path of a link; without it the entry is a button. */
  readonly to?: string | undefined;
  readonly run?: (() => void) | undefined;
}

/** The button that opens the menu. */
export type Opener = ReactElement<{
  onClick?: () => void;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
}>;

export interface MenuOfButton {
  readonly target: Opener;
  readonly position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
  readonly width?: number;
  /** False if the chosen entry moves the focus itself. */
  readonly returnFocus?: boolean;
  readonly entries: readonly MenuEntry[];
}
