import { cloneElement, lazy, type ReactNode, Suspense, useState } from 'react';
import type { MenuOfButton, Opener } from './menu-entry.ts';

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

/** A button with a menu, whose code comes with the first press. */
export const LateMenu = (menu: MenuOfButton) => (
  <Late target={menu.target} popup="menu">
    <MenuList {...menu} />
  </Late>
);
