import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
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

interface LateProps {
  readonly target: Opener;
  readonly popup: 'menu' | 'dialog';
  /** The same button with what it opens, which opens when it is drawn. */
  readonly children: ReactNode;
}

/** A button; what it opens is loaded with the first press. A screen of lists has many of them and opens few. */
export const Late = ({ target, popup, children }: LateProps) => {
  const [asked, setAsked] = useState(false);
  const button = cloneElement(target, {
    onClick: () => setAsked(true),
    'aria-haspopup': popup,
    'aria-expanded': false,
  });
  return asked ? <Suspense fallback={button}>{children}</Suspense> : button;
};

const MenuList = lazy(async () => ({ default: (await import('./menu-list.tsx')).MenuList }));

interface LateMenuProps {
  readonly target: Opener;
  readonly position?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end';
  readonly width?: number;
  readonly entries: readonly MenuEntry[];
}

/** A button with a menu, whose code comes with the first press. */
export const LateMenu = (menu: LateMenuProps) => (
  <Late target={menu.target} popup="menu">
    <MenuList {...menu} />
  </Late>
);
