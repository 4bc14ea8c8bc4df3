import type { ReactElement } from 'react';
import type { Icon } from './icons.tsx';

export interface MenuEntry {
  readonly label: string;
  readonly Icon?: Icon;
  readonly danger?: boolean;
  /** A line above it. */
  readonly apart?: boolean;
  /** Another page; otherwise something is done. */
  readonly to?: string | undefined;
  readonly run?: (() => void) | undefined;
}

/** A button that opens something. */
export type Opener = ReactElement<{
  onClick?: () => void;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
}>;

/** A button with its menu. */
export interface MenuOfButton {
  readonly target: Opener;
  readonly position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
  readonly width?: number;
  /** False where what is chosen takes the focus. */
  readonly returnFocus?: boolean;
  readonly entries: readonly MenuEntry[];
}
