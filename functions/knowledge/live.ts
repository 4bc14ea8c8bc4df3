import { isHere } from '#functions/conversations/store/presence.ts';
import { withDeadline } from '#functions/deadline.ts';
import type { Deps } from '#functions/http/types.ts';
import { noKnowledge, type StoredKnowledge, toKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { knowledgeKey, presenceKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';

/** What the assistant knows beside its cards: what the owner taught, and whether somebody is there. */
export interface LiveKnowledge extends StoredKnowledge {
  readonly isHere: boolean;
}

/** An instance asks the table again after this time: what is taught is said within a minute. */
const freshMs = 30_000;
/** The answer doesn't wait longer for it. */
const longestMs = 1200;

const nothing: LiveKnowledge = { ...noKnowledge, isHere: false };

/**
 * Reads both in one call and keeps them for half a minute; an instance's last knowledge stands in where the table can't be
 * read, since no answer may fail or wait for it.
 */
export const liveKnowledge = ({ table, clock, log }: Pick<Deps, 'table' | 'clock' | 'log'>) => {
  let known: { at: number; value: LiveKnowledge } | undefined;
  return async (): Promise<LiveKnowledge> => {
    const now = clock();
    if (!known || Math.abs(now.getTime() - known.at) >= freshMs) {
      try {
        const items = await withDeadline(batchGet(table, [knowledgeKey, presenceKey]), longestMs);
        const find = (pk: string) => items.find((item) => item.pk === pk);
        const stored = toKnowledge(find(knowledgeKey.pk));
        known = {
          at: now.getTime(),
          value: { ...stored, isHere: isHere(find(presenceKey.pk), now) },
        };
      } catch (error) {
        log.warn('knowledge.unread', { reason: (error as Error).name });
        return known?.value ?? nothing;
      }
    }
    return known.value;
  };
};
