import type { TurnOutcome } from '#shared/domain/conversations.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';

export const outcomeWords: Readonly<Record<TurnOutcome | 'left', string>> = {
  answered: 'Answered',
  clarified: 'Asked back',
  unknown: 'Not answered',
  disputed: 'Disputed',
  declined: 'Declined',
  passed: 'Passed on',
  flow: 'Flow',
  demo: 'Demo',
  left: 'Left without an answer',
};

export const languageName = (code: string): string =>
  (languages as Record<string, { name: string }>)[code as LanguageCode]?.name ?? code;

export const placeWords = (where: string): string =>
  where === 'site' ? 'Assistant' : where.startsWith('demo:') ? `Demo: ${where.slice(5)}` : 'Flow';
