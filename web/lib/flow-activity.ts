import { listFlowSessions } from '#shared/api/flow-analytics.ts';
import type { Flow } from '#shared/api/flows.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { useRead } from './query.ts';
import { isSignedIn } from './session.ts';

interface Running {
  readonly count: number;
  readonly words: string;
}

/** A conversation counts as open until it has had no message for this long. */
const activeMs = 30 * 60_000;
const maxListed = 50;

/** Describes how many conversations of each flow are open. */
export const describeRunning = (sessions: RouteResponse<typeof listFlowSessions>): Running => {
  const since = Date.now() - activeMs;
  const count = sessions.filter(({ done, updatedAt }) => !done && Date.parse(updatedAt) > since).length;
  const more = count === maxListed ? ' or more' : '';
  return {
    count,
    words:
      count === 0
        ? 'No open conversations.'
        : `${count}${more} open ${count === 1 ? 'conversation' : 'conversations'}`,
  };
};

/** The limit shown to visitors for their own flow, because they can't see other people's sessions. */
export const countPossiblyRunning = ({ activeToday }: Flow['stats']): Running => ({
  count: activeToday,
  words:
    activeToday === 0
      ? 'No open conversations.'
      : `Up to ${activeToday} open ${activeToday === 1 ? 'conversation' : 'conversations'}`,
});

/** Open conversations of one flow; undefined while loading. */
export const useRunning = ({ id, stats }: Pick<Flow, 'id' | 'stats'>): Running | undefined => {
  const isOwner = isSignedIn();
  const { data } = useRead(listFlowSessions, isOwner ? { params: { id } } : null, { failure: '' });
  return isOwner ? data && describeRunning(data) : countPossiblyRunning(stats);
};
