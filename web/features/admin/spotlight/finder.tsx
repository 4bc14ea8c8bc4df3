import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Portal } from '../dashboard/portal.ts';
import { isTyping } from '../parts/is-typing.ts';

const SpotlightPanel = lazy(async () => ({
  default: (await import('./spotlight-panel.tsx')).SpotlightPanel,
}));
const KeyboardHelp = lazy(async () => ({ default: (await import('./keyboard-help.tsx')).KeyboardHelp }));

/** Ctrl K (⌘K) searches everything, `?` says which keys there are; both are loaded when they are wanted. */
export const useFinder = (portal: Portal) => {
  const [open, setOpen] = useState<'search' | 'help'>();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault();
        setOpen((before) => (before === 'search' ? undefined : 'search'));
      } else if (
        event.key === '?' &&
        !isTyping(event.target) &&
        !document.querySelector('dialog[open], [aria-modal="true"]')
      ) {
        event.preventDefault();
        setOpen('help');
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const close = useCallback(() => setOpen((before) => (before === 'search' ? undefined : before)), []);
  const help = useCallback(() => setOpen('help'), []);
  return {
    search: useCallback(() => setOpen('search'), []),
    finder: (
      <Suspense>
        {open === 'search' && <SpotlightPanel portal={portal} onClose={close} onHelp={help} />}
        {open === 'help' && <KeyboardHelp onClose={() => setOpen(undefined)} />}
      </Suspense>
    ),
  };
};
