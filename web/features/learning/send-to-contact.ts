import { emit, hasHandler, type SiteEvents } from '#web/lib/events.ts';

const patienceMs = 5_000;
const pauseMs = 50;

/** Prefills the page's contact form; when another page has to load first, waits until its form is there. */
export const sendToContact = (fill: SiteEvents['fill contact'], startedAt = Date.now()): void => {
  // The handler of the page that is being left may still be there for a moment: give the navigation one turn.
  setTimeout(() => {
    if (hasHandler('fill contact')) emit('fill contact', fill);
    else if (Date.now() - startedAt < patienceMs) sendToContact(fill, startedAt);
  }, pauseMs);
};
