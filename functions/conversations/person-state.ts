import type { PersonState } from '#shared/api/person-state.ts';
import { brand } from '#shared/brand.ts';
import type { CompanyFacts } from '#shared/domain/knowledge.ts';
import { opensNext } from './opening.ts';

/**
 * Tells a visitor who wants a person whether someone is available, when someone will be, or the promised
 * response time in hours.
 */
export const personState = (isHere: boolean, facts: CompanyFacts, now: Date): PersonState => {
  const answersWithinHours = facts.responseHours ?? brand.responseHours;
  if (isHere) return { state: 'here', answersWithinHours };
  const opensAt = opensNext(facts, now);
  return { state: 'away', answersWithinHours, ...(opensAt ? { opensAt } : {}) };
};
