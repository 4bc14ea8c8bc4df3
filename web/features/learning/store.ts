import { learningText } from '#shared/content/learning/text.ts';
import { achievements, unlockToastMs } from '#shared/domain/learning/catalogue.ts';
import {
  type LearningEvent,
  type LearningFacts,
  learn,
  mergeFacts,
  noFacts,
  pendingMs,
  totalPoints,
  unlockedAchievements,
} from '#shared/domain/learning/progress.ts';
import { progressKey } from '#shared/domain/learning/storage-keys.ts';
import { parseStored, toStored } from '#shared/domain/learning/stored.ts';
import { emit } from '#web/lib/events.ts';
import { localDay } from '#web/lib/format.ts';
import { onStoredChange, writeStored } from '#web/lib/persist.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { showToast } from '#web/ui/toast.ts';

const facts = createStore<LearningFacts>(noFacts);
let timer: ReturnType<typeof setTimeout> | undefined;

const stored = (): LearningFacts => {
  try {
    return parseStored(globalThis.localStorage.getItem(progressKey));
  } catch {
    return noFacts;
  }
};

const announce = (before: LearningFacts, after: LearningFacts) => {
  const known = unlockedAchievements(before);
  const fresh = achievements.filter(
    ({ id }) => unlockedAchievements(after).includes(id) && !known.includes(id),
  );
  const last = fresh.at(-1);
  if (!last) return;
  showToast({
    title: learningText.unlocked(fresh.map(({ title }) => title).join(', ')),
    // Finishing a step may also unlock an achievement: report the points together.
    description: learningText.earned(totalPoints(after) - totalPoints(before)),
    tone: 'success',
    durationMs: unlockToastMs,
  });
};

const publish = (next: LearningFacts) => {
  clearTimeout(timer);
  const wait = pendingMs(next, Date.now());
  if (wait !== undefined) timer = setTimeout(() => record({ type: 'resumed' }), wait);
  facts.set(next);
};

/** Records an event. Merges changes from other tabs first, so that no tab overwrites another. */
export const record = (event: LearningEvent): void => {
  const date = new Date();
  const before = mergeFacts(stored(), facts.get());
  const after = learn(before, event, { now: date.getTime(), today: localDay(date) });
  if (after !== before || JSON.stringify(after) !== JSON.stringify(facts.get())) {
    writeStored(progressKey, toStored(after));
    announce(before, after);
    emit('progress changed');
  }
  publish(after);
};

/** Loads the stored progress, completes steps that became due in the meantime, and follows other tabs. */
export const startLearning = (): (() => void) => {
  facts.set(stored());
  record({ type: 'resumed' });
  const stop = onStoredChange(progressKey, () => publish(mergeFacts(stored(), facts.get())));
  return () => {
    stop();
    clearTimeout(timer);
  };
};

export const useFacts = (): LearningFacts => useStore(facts);
