import type { Page } from '@playwright/test';

/** Waits until a prerendered page's handlers work, having caused that the way a visitor does. */
export const hydrate = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // A page that was scrolled to its section may have come alive already.
        if (performance.getEntriesByName('site:ready').length > 0) return resolve();
        document.addEventListener('site:ready', () => resolve(), { once: true });
        window.dispatchEvent(new Event('pointermove'));
      }),
  );
