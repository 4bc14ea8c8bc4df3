import { listFlowSessions } from '#shared/api/flow-analytics.ts';
import { useRead } from './use-read.ts';

/** A conversation that nobody has said anything in for longer is not going on any more. */
const activeMs = 30 * 60_000;
const mostListed = 50;

/** How many conversations with a flow are going on, in words; undefined until it is known. */
export const useRunning = (flowId: string): { count: number; words: string } | undefined => {
  const { data } = useRead(listFlowSessions, { params: { id: flowId } }, { failure: '' });
  if (!data) return undefined;
  const since = Date.now() - activeMs;
  const count = data.filter(({ done, updatedAt }) => !done && Date.parse(updatedAt) > since).length;
  const more = count === mostListed ? ' or more' : '';
  return {
    count,
    words:
      count === 0
        ? 'No conversation is going on at the moment.'
        : `${count}${more} ${count === 1 ? 'conversation is' : 'conversations are'} going on`,
  };
};
