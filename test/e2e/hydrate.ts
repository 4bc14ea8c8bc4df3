import type { Page } from '@playwright/test';

/** Hydrates a prerendered page as a visitor's movement does, and waits until its handlers work. */
export const hydrate = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Scrolling to a section may have hydrated the page already.
        if (performance.getEntriesByName('site:ready').length > 0) return resolve();
        document.addEventListener('site:ready', () => resolve(), { once: true });
        window.dispatchEvent(new Event('pointermove'));
      }),
  );
