import type { ConversationSummary } from '#shared/api/conversations.ts';
import type { TurnOutcome } from '#shared/domain/conversations.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';

export const outcomeLabels: Readonly<Record<TurnOutcome | 'left', string>> = {
  answered: 'Answered',
  clarified: 'Asked for clarification',
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

export const originLabel = (where: string): string =>
  where === 'site' ? 'Assistant' : where.startsWith('demo:') ? `Demo: ${where.slice(5)}` : 'Flow';

/** The page's name for display; `/` alone would say little. */
export const pageLabel = (page: string): string =>
  page === '/' ? 'home page' : page === 'other' ? 'another page' : page;

/** Topics of the assistant's cards: the part of a card's id before the dot. */
export const topicLabels: Readonly<Record<string, string>> = {
  plans: 'Plans and prices',
  features: 'Features',
  trust: 'Security and privacy',
  industries: 'Industries',
  company: 'Company',
  site: 'This site',
  post: 'Blog posts',
  talk: 'Small talk',
  taught: 'Taught answers',
  demo: 'Demos',
  flow: 'Flows',
  none: 'No topic',
};

export const topicLabel = (topic: string): string => topicLabels[topic] ?? topic;

/**
 * Title in the list: the unanswered question, else the last or first message, else the flow or the request
 * for a person.
 */
export const conversationTitle = (
  { first, last, where, missed }: Pick<ConversationSummary, 'first' | 'last' | 'where' | 'missed'>,
  flows: ReadonlyMap<string, string>,
): string => {
  const said = missed?.said || last || first;
  if (said) return said;
  return where.startsWith('flow:') ? (flows.get(where.slice(5)) ?? 'Started a flow') : 'Asked for a person';
};

export const stateLabel = ({ state, left }: Pick<ConversationSummary, 'state' | 'left'>): string =>
  state === 'person' ? 'With you' : left ? 'Left while waiting' : 'Waiting';
