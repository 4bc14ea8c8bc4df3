import { countVisit } from '#shared/api/visits.ts';
import { channelOf } from '#shared/domain/lead-statuses.ts';
import { call } from '#web/lib/http.ts';
import { persisted } from '#web/lib/persist.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { arrival } from '#web/lib/visit-context.ts';

const counted = persisted('visit-counted', {
  fallback: false,
  parse: (value) => value === true,
  area: 'session',
});

/**
 * Reports a visit, once per tab and only while the tab is visible. Skips self-declared bots and the owner.
 * Sends only the channel through which the visitor came.
 */
export const reportVisit = (): void => {
  if (navigator.webdriver || isSignedIn()) return;
  if (document.visibilityState !== 'visible') {
    document.addEventListener('visibilitychange', reportVisit, { once: true });
    return;
  }
  if (counted.read()) return;
  // Without storage, every page would count as a separate visit.
  if (!counted.write(true)) return;
  // A lost visit isn't worth a retry.
  call(countVisit, { body: { channel: channelOf(arrival()) } }).catch(() => undefined);
};
