import { useEffect } from 'react';
import { isTyping } from '../parts/is-typing.ts';

/**
 * Binds 1–9 and 0 to the actions in order and `/` to the search field, except while typing or in a dialog.
 */
export const useShortcuts = (actions: readonly (() => void)[]): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open], [aria-modal="true"], [role="menu"]')) return;
      const action = /^\d$/.test(event.key) ? actions[(Number(event.key) + 9) % 10] : undefined;
      const search = event.key === '/' && document.querySelector<HTMLElement>('[data-shortcut="search"]');
      if (!action && !search) return;
      event.preventDefault();
      if (search) search.focus();
      else action?.();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [actions]);
};
