import { rememberModel } from '#functions/assistant/model/settings.ts';
import { isHere } from '#functions/conversations/person-state.ts';
import { withDeadline } from '#functions/http/deadline.ts';
import type { Deps } from '#functions/http/types.ts';
import { noKnowledge, type StoredKnowledge, toKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { knowledgeKey, modelSettingsKey, presenceKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';

/** What the assistant knows besides its cards: taught answers, and whether a person is available. */
export interface LiveKnowledge extends StoredKnowledge {
  readonly isHere: boolean;
}

/** Milliseconds until an instance reads the table again, so that taught answers are live within a minute. */
const freshMs = 30_000;
/** Milliseconds that an answer waits for the table. */
const maxDurationMs = 1200;

const nothing: LiveKnowledge = { ...noKnowledge, isHere: false };

/**
 * Reads both, and the model's settings, in one call and caches them for half a minute. If the table can't be
 * read in time, uses the last values: no answer may fail or wait for them.
 */
export const liveKnowledge = (deps: Pick<Deps, 'table' | 'env' | 'modelKey' | 'clock' | 'log'>) => {
  const { table, clock, log } = deps;
  let known: { at: number; value: LiveKnowledge } | undefined;
  return async (): Promise<LiveKnowledge> => {
    const now = clock();
    if (!known || Math.abs(now.getTime() - known.at) >= freshMs) {
      try {
        const keys = [knowledgeKey, presenceKey, modelSettingsKey];
        const items = await withDeadline(batchGet(table, keys), maxDurationMs);
        const find = (pk: string) => items.find((item) => item.pk === pk);
        rememberModel(deps, find(modelSettingsKey.pk));
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
