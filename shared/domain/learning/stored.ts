import { clampRoi } from '../roi.ts';
import { type AchievementId, stepIds, tourStepIds } from './catalogue.ts';
import { overallLevel } from './levels.ts';
import {
  isGraduate,
  type LearningFacts,
  noFacts,
  planKey,
  totalPoints,
  unlockedAchievements,
} from './progress.ts';

/** The specified shape of `learning-progress`, plus the facts it is derived from. */
export interface StoredProgress {
  totalPoints: number;
  stepsCompleted: number;
  achievements: AchievementId[];
  level: number;
  currentStreak: number;
  tutorialCompleted: boolean;
  completedSteps: string[];
  facts: LearningFacts;
}

/** Schema of the progress in browser storage. */
export const toStored = (facts: LearningFacts): StoredProgress => {
  const points = totalPoints(facts);
  return {
    totalPoints: points,
    stepsCompleted: facts.completedSteps.length,
    achievements: unlockedAchievements(facts),
    level: overallLevel(points),
    currentStreak: facts.streak?.days ?? 0,
    tutorialCompleted: isGraduate(facts),
    completedSteps: [...facts.completedSteps],
    facts,
  };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = (value: unknown): string[] =>
  Array.isArray(value)
    ? [
        ...new Set(
          value.filter(
            (item): item is string => typeof item === 'string' && item.length > 0 && item.length <= 60,
          ),
        ),
      ].slice(0, 20)
    : [];
const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.min(Math.floor(value), 1_000) : 0;

/** Keeps the longest valid run from the start, because steps complete in order. */
const inOrder = (done: readonly string[]): LearningFacts['completedSteps'] => {
  const gap = stepIds.findIndex((id) => !done.includes(id));
  return stepIds.slice(0, gap === -1 ? stepIds.length : gap);
};

const roiFacts = (value: unknown): LearningFacts['roi'] => {
  if (!isObject(value) || !isObject(value.latest)) return undefined;
  const { employees, hourlyRate, hoursPerDay } = value.latest;
  return {
    award: value.award === 200 ? 200 : 125,
    latest: {
      employees: clampRoi('employees', employees),
      hourlyRate: clampRoi('hourlyRate', hourlyRate),
      hoursPerDay: clampRoi('hoursPerDay', hoursPerDay),
    },
  };
};

/**
 * Reads stored progress of any version. Missing, mistyped or impossible parts are dropped. The first version
 * stored only the list of completed steps.
 */
export const fromStored = (value: unknown): LearningFacts => {
  if (!isObject(value)) return noFacts;
  const facts = isObject(value.facts) ? value.facts : {};
  const completedSteps = inOrder(texts(facts.completedSteps ?? value.completedSteps));
  const streak = isObject(facts.streak) ? facts.streak : undefined;
  const chosenAt = facts.industriesChosenAt;
  return {
    completedSteps,
    tourSteps: tourStepIds.filter((id) => texts(facts.tourSteps).includes(id)),
    industries: texts(facts.industries),
    exchanges: count(facts.exchanges),
    plans: [...new Set(texts(facts.plans).map(planKey))],
    roi: roiFacts(facts.roi),
    industriesChosenAt:
      typeof chosenAt === 'number' && Number.isFinite(chosenAt) && chosenAt >= 0 ? chosenAt : undefined,
    streak:
      streak &&
      typeof streak.day === 'string' &&
      /^\d{4}-\d{2}-\d{2}$/.test(streak.day) &&
      count(streak.days) > 0
        ? { day: streak.day, days: count(streak.days) }
        : undefined,
  };
};

/** Parses the stored text; corrupted JSON starts over. */
export const parseStored = (text: string | null): LearningFacts => {
  if (!text) return noFacts;
  try {
    return fromStored(JSON.parse(text));
  } catch {
    return noFacts;
  }
};
