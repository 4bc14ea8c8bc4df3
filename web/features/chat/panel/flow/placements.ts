import { listSiteFlows } from '#shared/api/site-flows.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { type Moment, type PlacedFlow, placedAt } from '#shared/domain/placements.ts';
import { currentLanguage } from '#web/features/chat/model/language.ts';
import { call } from '#web/lib/http.ts';
import { persisted } from '#web/lib/persist.ts';

let loading: Promise<readonly PlacedFlow[]> | undefined;

/** Loads the site's placed flows once per page; empty on failure, because the chat works without. */
export const placedFlows = (): Promise<readonly PlacedFlow[]> => {
  loading ??= call(listSiteFlows).catch(() => {
    loading = undefined;
    return [];
  });
  return loading;
};

const storedSeed = persisted('site-flow-seed', {
  fallback: '',
  parse: (value) => (typeof value === 'string' ? value : undefined),
});

/** A random seed that keeps this browser's share stable. Never sent. */
const seedOf = (): string => {
  const known = storedSeed.read();
  if (known) return known;
  const seed = crypto.randomUUID();
  storedSeed.write(seed);
  return seed;
};

/** Returns the flows that may open now on this page. */
export const placedNow = (
  all: readonly PlacedFlow[],
  moment: Pick<Moment, 'trigger' | 'cards'>,
): PlacedFlow[] =>
  all.some(({ trigger }) => trigger === moment.trigger)
    ? placedAt(all, { ...moment, path: location.pathname, language: currentLanguage(), seed: seedOf() })
    : [];

const shown = persisted('site-flow-shown', {
  fallback: false,
  parse: (value) => value === true,
  area: 'session',
});

/**
 * Opens the first matching flow after a delay or when the pointer leaves the page, once per tab. Returns a
 * function that disarms it.
 */
export const arm = (all: readonly PlacedFlow[], open: (placed: PlacedFlow) => void): (() => void) => {
  if (shown.read()) return () => undefined;
  const [timed] = placedNow(all, { trigger: 'timed' });
  const [leaving] = placedNow(all, { trigger: 'leaving' });
  const disarm = () => {
    clearTimeout(timer);
    document.removeEventListener('pointerout', onOut);
  };
  const show = (placed: PlacedFlow) => {
    disarm();
    // Doesn't interrupt forms, dialogs or the chat.
    if (document.querySelector('dialog[open]') || document.activeElement?.closest('form')) return;
    shown.write(true);
    open(placed);
  };
  const timer = timed && setTimeout(() => show(timed), timed.seconds * 1000);
  const onOut = (event: PointerEvent) => {
    if (leaving && event.pointerType === 'mouse' && event.relatedTarget === null && event.clientY <= 0)
      show(leaving);
  };
  if (leaving) document.addEventListener('pointerout', onOut);
  return disarm;
};

/** The label of a placement's chip in a language. */
export const chipLabel = ({ label, titles, name }: PlacedFlow, language: LanguageCode): string =>
  label || titles?.[language] || name;
