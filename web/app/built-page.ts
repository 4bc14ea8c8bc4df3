import { overallLevel } from '#shared/domain/learning/levels.ts';
import { progressKey } from '#shared/domain/learning/storage-keys.ts';

/**
 * Everything that a prerendered page does before (or without) hydration; run by the loader. `data-query`
 * lists URL parameters that need hydration at once, `data-beacon` is a URL to POST to once, and
 * `data-counts` a URL with numbers for its `data-count` elements.
 */

/**
 * Whether the URL has parameters that the prerendered page doesn't show, such as a shared quote or a filter, or a
 * mail's link to a conversation in its fragment.
 */
export const needsHydration = (): boolean => {
  const names = document.querySelector<HTMLElement>('[data-query]')?.dataset.query?.split(' ') ?? [];
  const query = new URLSearchParams(location.search);
  return location.hash.includes('=') || names.some((name) => query.has(name));
};

const fill = async (element: HTMLElement, address: string): Promise<void> => {
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  if (!answer.ok) return;
  const counts: Record<string, unknown> = await answer.json();
  for (const place of element.querySelectorAll<HTMLElement>('[data-count]')) {
    const value = counts[place.dataset.count ?? ''];
    if (typeof value !== 'number') continue;
    place.textContent = value.toLocaleString('en-US');
    // A new post shows no numbers instead of zeros.
    const row = place.closest<HTMLElement>('[data-counted]');
    if (row) row.hidden = value === 0;
  }
};

/** Sends the page's view once and fills in the current counts; failures are only logged. */
export const countVisit = (): void => {
  const element = document.querySelector<HTMLElement>('[data-beacon]');
  const { id, beacon, counts, sent } = element?.dataset ?? {};
  if (!element || !id || !beacon || sent) return;
  element.dataset.sent = id;
  // biome-ignore lint/suspicious/noConsole: a failed view is logged, and nothing else
  const log = (error: unknown) => console.warn('The visit was not counted.', error);
  fetch(beacon, { method: 'POST', credentials: 'include', keepalive: true })
    .then(async (answer) => {
      const text = await answer.text();
      if (!answer.ok) log(text);
    })
    .catch(log);
  if (counts) fill(element, counts).catch(log);
};

/** Shows the level badge from earlier visits before hydration. */
export const showLevel = (): void => {
  const badge = document.querySelector<HTMLElement>('[data-level]');
  if (!badge) return;
  try {
    const { totalPoints = 0 } = JSON.parse(localStorage.getItem(progressKey) ?? '{}') as {
      totalPoints?: number;
    };
    if (!(totalPoints > 0)) return;
    badge.textContent = (badge.dataset.level ?? '').replace(/\d+/, String(overallLevel(totalPoints)));
    badge.hidden = false;
  } catch {
    // Without storage, or with a damaged value, there is no badge.
  }
};

/** Scroll distance after which the header turns solid. See docs/behaviour.md, "The landing page". */
const scrolledAfterPx = 100;

let installed = false;

/** Sets `data-scrolled` on the html element while the page is scrolled; works without hydration. */
export const installScrolledFlag = (): void => {
  if (installed) return;
  installed = true;
  const update = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > scrolledAfterPx);
  window.addEventListener('scroll', update, { passive: true });
  // Deferred, because reading the position while the page is being parsed forces an extra layout.
  requestAnimationFrame(update);
};

/** Dispatched on the document, and added to the performance timeline, when the page is hydrated. */
export const siteReadyEvent = 'site:ready';
