import { getSite, type SiteState } from '#shared/api/site.ts';
import { type Reading, useRead } from '#web/lib/query.ts';

/** How often to poll while a publication is being written. */
const busyPollMs = 1000;
/** How often to poll otherwise, so that a scheduled publication shows up. */
const idlePollMs = 30_000;

export const isRendering = ({ publications }: SiteState): boolean =>
  publications.some(({ state }) => state === 'rendering');

/** Draft, live publication and history; polls faster while something is being published. */
export const useSiteState = (isBusy: boolean): Reading<SiteState> =>
  useRead(getSite, undefined, {
    failure: 'Couldn’t load the site',
    cache: 'fresh',
    pollMs: isBusy ? busyPollMs : idlePollMs,
  });
