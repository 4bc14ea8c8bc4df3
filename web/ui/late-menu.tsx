import { cloneElement, lazy, type ReactNode, Suspense, useState } from 'react';
import type { MenuOfButton, Opener } from './menu-entry.ts';

interface LateProps {
  readonly target: Opener;
  readonly popup: 'menu' | 'dialog';
  /** The button with its popup, opened on mount. */
  readonly children: ReactNode;
}

/** A button that loads its popup at the first press. A list has many such buttons, and few are pressed. */
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

/** A button that loads its menu at the first press. */
export const LateMenu = (menu: MenuOfButton) => (
  <Late target={menu.target} popup="menu">
    <MenuList {...menu} />
  </Late>
);
