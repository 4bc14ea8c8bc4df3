/** Fired on the document, and marked on its timeline, once the page is hydrated and its handlers work. */
export const siteReadyEvent = 'site:ready';
