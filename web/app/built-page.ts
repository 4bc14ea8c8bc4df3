/**
 * What a built page needs before (or without) hydration; the loader runs it. Elements say what they want:
 * `data-query` names the parts of the address it answers to, `data-beacon` an address to POST to once, `data-counts` one
 * to read numbers from, for the elements inside it with `data-count`.
 */

/** Whether the address asks for what the built page does not show, such as a shared quote or a filtered list. */
export const addressAsksForMore = (): boolean => {
  const names = document.querySelector<HTMLElement>('[data-query]')?.dataset.query?.split(' ') ?? [];
  const query = new URLSearchParams(location.search);
  return names.some((name) => query.has(name));
};

const fill = async (element: HTMLElement, address: string): Promise<void> => {
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  if (!answer.ok) return;
  const counts: Record<string, unknown> = await answer.json();
  for (const place of element.querySelectorAll<HTMLElement>('[data-count]')) {
    const value = counts[place.dataset.count ?? ''];
    if (typeof value === 'number') place.textContent = value.toLocaleString('en-US');
  }
};

/** Sends the page's view once and shows the counts as they are now; a failure of either is only logged. */
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

/** After this many pixels the navigation turns solid. See docs/behaviour.md, "The landing page". */
const scrolledAfterPx = 100;

let installed = false;

/** Keeps `data-scrolled` on the html element while the page is scrolled; works before and without hydration. */
export const installScrolledFlag = (): void => {
  if (installed) return;
  installed = true;
  const update = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > scrolledAfterPx);
  window.addEventListener('scroll', update, { passive: true });
  // Not now: asking for the position while the page is being read would lay it out twice.
  requestAnimationFrame(update);
};

/** Fired on the document, and marked on its timeline, once the page is hydrated and its handlers work. */
export const siteReadyEvent = 'site:ready';
