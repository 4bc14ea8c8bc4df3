import type { Page } from '@playwright/test';

/** Waits until a prerendered page's handlers work, having caused that the way a visitor does. */
export const hydrate = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('site:ready', () => resolve(), { once: true });
        window.dispatchEvent(new Event('pointermove'));
      }),
  );
