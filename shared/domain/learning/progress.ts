import { type RoiInput, roi, roiAward } from '../roi.ts';
import {
  type AchievementId,
  achievementIds,
  achievements,
  exchangesNeeded,
  industriesNeeded,
  industryDelayMs,
  plansNeeded,
  type StepId,
  stepIds,
  steps,
  type TourStepId,
  tourPoints,
  tourStepIds,
} from './catalogue.ts';

/**
 * Facts about a visitor's learning. Points, levels and unlocked steps are derived, so that repeats, reloads
 * and merged tabs never award twice.
 */
export interface LearningFacts {
  completedSteps: readonly StepId[];
  tourSteps: readonly TourStepId[];
  /** Distinct industries viewed, in order. */
  industries: readonly string[];
  exchanges: number;
  /** Distinct plans viewed, in order. */
  plans: readonly string[];
  /** The first calculation determines the award; the latest one is sent with a form. */
  roi: { award: 125 | 200; latest: RoiInput } | undefined;
  /** When the third industry was chosen (epoch milliseconds), while completion is pending. */
  industriesChosenAt: number | undefined;
  /** Local calendar days (YYYY-MM-DD) of the current streak: its last day and its length. */
  streak: { day: string; days: number } | undefined;
}

export type LearningEvent =
  | { type: 'welcome done' }
  | { type: 'industry selected'; industry: string }
  | { type: 'exchange made' }
  | { type: 'roi calculated'; input: RoiInput }
  | { type: 'plan viewed'; plan: string }
  | { type: 'tour step done'; step: TourStepId }
  /** A timer fired or the page was reloaded. */
  | { type: 'resumed' };

export interface Moment {
  /** Epoch milliseconds. */
  now: number;
  /** The visitor's local calendar day, YYYY-MM-DD. */
  today: string;
}

export const noFacts: LearningFacts = {
  completedSteps: [],
  tourSteps: [],
  industries: [],
  exchanges: 0,
  plans: [],
  roi: undefined,
  industriesChosenAt: undefined,
  streak: undefined,
};

const maxRemembered = 20;
const textLimit = 60;

const withText = (list: readonly string[], text: string): readonly string[] => {
  const value = text.trim().slice(0, textLimit);
  return !value || list.includes(value) || list.length >= maxRemembered ? list : [...list, value];
};

/** Normalises a plan's name or id, so that each plan counts once. */
export const planKey = (plan: string): string => plan.trim().toLowerCase();

const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);

const streakAfter = (streak: LearningFacts['streak'], today: string): LearningFacts['streak'] => {
  if (!streak) return { day: today, days: 1 };
  const gap = dayNumber(today) - dayNumber(streak.day);
  if (gap <= 0) return streak;
  return { day: today, days: gap === 1 ? streak.days + 1 : 1 };
};

const ruleHolds = (facts: LearningFacts, step: StepId, now: number): boolean => {
  switch (step) {
    case 'welcome':
      return false;
    case 'industry-selection':
      return facts.industriesChosenAt !== undefined && now - facts.industriesChosenAt >= industryDelayMs;
    case 'chatbot-demo':
      return facts.exchanges >= exchangesNeeded;
    case 'roi-calculator':
      return facts.roi !== undefined;
    case 'pricing-exploration':
      return facts.plans.length >= plansNeeded;
  }
};

/** Completes every unlocked step whose condition already holds. */
const completed = (facts: LearningFacts, now: number): LearningFacts => {
  const next = stepIds[facts.completedSteps.length];
  if (!next || !ruleHolds(facts, next, now)) return facts;
  return completed({ ...facts, completedSteps: [...facts.completedSteps, next] }, now);
};

const recorded = (facts: LearningFacts, event: LearningEvent, now: number): LearningFacts => {
  switch (event.type) {
    case 'welcome done':
      return facts.completedSteps.length ? facts : { ...facts, completedSteps: ['welcome'] };
    case 'industry selected': {
      const industries = withText(facts.industries, event.industry);
      if (industries === facts.industries) return facts;
      const chosenAt = industries.length >= industriesNeeded ? (facts.industriesChosenAt ?? now) : undefined;
      return { ...facts, industries, industriesChosenAt: chosenAt };
    }
    case 'exchange made':
      return { ...facts, exchanges: Math.min(facts.exchanges + 1, 1_000) };
    case 'roi calculated':
      return {
        ...facts,
        roi: { award: facts.roi?.award ?? roiAward(roi(event.input).yearly), latest: event.input },
      };
    case 'plan viewed': {
      const plans = withText(facts.plans, planKey(event.plan));
      return plans === facts.plans ? facts : { ...facts, plans };
    }
    case 'tour step done':
      return facts.tourSteps.includes(event.step)
        ? facts
        : { ...facts, tourSteps: [...facts.tourSteps, event.step] };
    case 'resumed':
      return facts;
  }
};

/**
 * Returns the facts after an event, or the same object if nothing changed. A streak grows with the first
 * event of a new day; a page load ('resumed') doesn't count.
 */
export const learn = (facts: LearningFacts, event: LearningEvent, { now, today }: Moment): LearningFacts => {
  const after = completed(recorded(facts, event, now), now);
  if (event.type === 'resumed') return after;
  const streak = streakAfter(after.streak, today);
  return streak === after.streak ? after : { ...after, streak };
};

const union = <T>(order: readonly T[], ...lists: (readonly T[])[]): T[] =>
  order.filter((item) => lists.some((list) => list.includes(item)));

/** Returns the more recent streak, or the longer one if both are from the same day. */
const laterStreak = (a: LearningFacts['streak'], b: LearningFacts['streak']): LearningFacts['streak'] => {
  if (!a || !b) return a ?? b;
  return a.day > b.day || (a.day === b.day && a.days > b.days) ? a : b;
};

/** Merges the facts of two tabs without losing or double-counting awards. */
export const mergeFacts = (a: LearningFacts, b: LearningFacts): LearningFacts => {
  const choiceTimes = [a.industriesChosenAt, b.industriesChosenAt].filter((at) => at !== undefined);
  return {
    completedSteps: union(stepIds, a.completedSteps, b.completedSteps),
    tourSteps: union(tourStepIds, a.tourSteps, b.tourSteps),
    industries: [...new Set([...a.industries, ...b.industries])].slice(0, maxRemembered),
    exchanges: Math.max(a.exchanges, b.exchanges),
    plans: [...new Set([...a.plans, ...b.plans])].slice(0, maxRemembered),
    roi: a.roi ?? b.roi,
    industriesChosenAt: choiceTimes.length ? Math.min(...choiceTimes) : undefined,
    streak: laterStreak(a.streak, b.streak),
  };
};

/** Milliseconds until the pending industry step may complete, or undefined when nothing is pending. */
export const pendingMs = (facts: LearningFacts, now: number): number | undefined =>
  facts.industriesChosenAt === undefined || facts.completedSteps.length !== 1
    ? undefined
    : Math.max(0, facts.industriesChosenAt + industryDelayMs - now);

export const isGraduate = (facts: LearningFacts): boolean => facts.completedSteps.length === stepIds.length;

/** Unlocked achievements, in the catalogue's order. */
export const unlockedAchievements = (facts: LearningFacts): AchievementId[] => {
  const earned = new Set<AchievementId>(
    steps.filter((step) => facts.completedSteps.includes(step.id)).map((step) => step.achievement),
  );
  if (isGraduate(facts)) earned.add('graduation');
  return achievementIds.filter((id) => earned.has(id));
};

/** Points of a completed step; the ROI step's depend on the first calculation. */
export const stepPoints = (facts: LearningFacts, id: StepId): number =>
  id === 'roi-calculator' ? (facts.roi?.award ?? 125) : (steps.find((step) => step.id === id)?.points ?? 0);

export const totalPoints = (facts: LearningFacts): number =>
  facts.completedSteps.reduce((sum, id) => sum + stepPoints(facts, id), 0) +
  facts.tourSteps.reduce((sum, id) => sum + tourPoints[id], 0) +
  achievements
    .filter(({ id }) => unlockedAchievements(facts).includes(id))
    .reduce((sum, { points }) => sum + points, 0);

/** Whether a step is unlocked: it or the step before it is complete. Welcome is always unlocked. */
export const isUnlocked = (facts: LearningFacts, id: StepId): boolean =>
  stepIds.indexOf(id) <= facts.completedSteps.length;
