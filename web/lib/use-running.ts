import { listFlowSessions } from '#shared/api/flow-analytics.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { useRead } from './use-read.ts';

interface Running {
  readonly count: number;
  readonly words: string;
}

/** A conversation that nobody has said anything in for longer is not going on any more. */
const activeMs = 30 * 60_000;
const mostListed = 50;

/** How many of a flow's conversations are going on, in words. */
export const runningOf = (sessions: RouteResponse<typeof listFlowSessions>): Running => {
  const since = Date.now() - activeMs;
  const count = sessions.filter(({ done, updatedAt }) => !done && Date.parse(updatedAt) > since).length;
  const more = count === mostListed ? ' or more' : '';
  return {
    count,
    words:
      count === 0
        ? 'No conversation is going on at the moment.'
        : `${count}${more} ${count === 1 ? 'conversation is' : 'conversations are'} going on`,
  };
};

/** Those of one flow; undefined until it is known. */
export const useRunning = (flowId: string): Running | undefined => {
  const { data } = useRead(listFlowSessions, { params: { id: flowId } }, { failure: '' });
  return data && runningOf(data);
};
