import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Portal } from '../data/portal.ts';
import { isTyping } from '../parts/is-typing.ts';

const SpotlightPanel = lazy(async () => ({
  default: (await import('./spotlight-panel.tsx')).SpotlightPanel,
}));
const SpotlightElsewhere = lazy(async () => ({
  default: (await import('./standalone-spotlight.tsx')).StandaloneSpotlight,
}));
const KeyboardHelp = lazy(async () => ({ default: (await import('./keyboard-help.tsx')).KeyboardHelp }));

/**
 * Ctrl K (⌘K) opens the search, `?` the keyboard help; both load on demand. On pages without `portal` the
 * search loads the lists itself.
 */
export const useFinder = (portal?: Portal) => {
  const [open, setOpen] = useState<'search' | 'help'>();
  const [searched, setSearched] = useState(false);
  useEffect(() => {
    if (open === 'search') setSearched(true);
  }, [open]);
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
        {portal && open === 'search' && <SpotlightPanel portal={portal} onClose={close} onHelp={help} />}
        {!portal && searched && <SpotlightElsewhere open={open === 'search'} onClose={close} onHelp={help} />}
        {open === 'help' && <KeyboardHelp onClose={() => setOpen(undefined)} />}
      </Suspense>
    ),
  };
};
