import { countVisit } from '#shared/api/visits.ts';
import { channelOf } from '#shared/domain/lead-statuses.ts';
import { call } from '#web/lib/http.ts';
import { readStored, writeStored } from '#web/lib/persist.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { arrival } from '#web/lib/visit-context.ts';

const key = 'visit-counted';

/**
 * Tells the server that there was a visit, once per tab and only while somebody looks. Programs that say so and the owner are
 * none. Of where the visit came from it sends one word.
 */
export const tellVisit = (): void => {
  if (navigator.webdriver || isSignedIn()) return;
  if (document.visibilityState !== 'visible') {
    document.addEventListener('visibilitychange', tellVisit, { once: true });
    return;
  }
  if (readStored(key, false, undefined, 'session')) return;
  // Where nothing can be remembered, every page would count as a visit of its own.
  if (!writeStored(key, true, 'session')) return;
  // A visit that could not be counted is not worth a second try.
  call(countVisit, { body: { channel: channelOf(arrival()) } }).catch(() => undefined);
};
