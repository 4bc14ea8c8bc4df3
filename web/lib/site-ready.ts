/** Fired on the document, and marked on its timeline, once the page is hydrated and its handlers work. */
export const siteReadyEvent = 'site:ready';

/** How a prerendered page tells its scripts: the entry's address, and the page's own chunks to fetch beside it. */
export interface LoaderData {
  readonly entry: string;
  readonly preload: string;
}
