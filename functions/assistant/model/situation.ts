import type { PersonState } from '#shared/api/person-state.ts';
import { brand } from '#shared/brand.ts';
import { loadAnswers } from '#shared/content/assistant/load.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { aiModels } from '#shared/domain/pricing/models.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import { isTimeZone } from '#shared/domain/wall-clock.ts';
import type { Details } from '../details/read-details.ts';
import { loadPack } from '../packs/load.ts';
import type { Memory } from '../talk/memory-types.ts';
import { formatQuote, type Quote } from '../talk/quote.ts';

/** Context for the model about one visitor, page and time. */
export interface Situation {
  readonly now: Date;
  readonly timeZone: string | undefined;
  readonly page: string | undefined;
  readonly language: LanguageCode;
  /** The visitor chose the language in the picker. */
  readonly isChosen: boolean;
  readonly person: PersonState | undefined;
  readonly memory: Memory;
  readonly details: Details;
  /** A taught answer or a post that resembles the message. */
  readonly found: string | undefined;
}

/** To the hour: a provider's cache, and a test, would otherwise see a new prompt every second. */
const hourIn = (now: Date, timeZone: string): string =>
  `${new Intl.DateTimeFormat('en', { weekday: 'long', timeZone }).format(now)} ${new Intl.DateTimeFormat(
    'sv',
    {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
    },
  ).format(now)}:00 (${timeZone})`;

/** Returns the lines of a quote in English. */
export const quoteLines = async (quote: Quote): Promise<string> => {
  const [pack, answers] = await Promise.all([loadPack('en'), loadAnswers('en')]);
  return formatQuote(pack, answers, quote).replace(/\n/g, '; ');
};

const describeMemory = async ({
  plan,
  managed,
  model,
  addOns,
  languages: named = [],
  industry,
  volume,
}: Memory): Promise<string[]> => {
  const parts = [
    plan && `${managed ? 'managed service' : 'platform plan'} ${planOf(plan).name}`,
    model !== undefined && `model ${aiModels[model].name}`,
    volume && `${volume.count} ${volume.unit} a month`,
    named.length > 0 && `languages ${named.join(', ')}`,
    industry && `industry ${industry.split('.')[1]}`,
  ].filter(Boolean);
  const isPriced = plan !== undefined || Object.keys(addOns).length > 0;
  return [
    ...(parts.length > 0
      ? [`Our reading of the conversation so far (may be wrong): ${parts.join('; ')}`]
      : []),
    ...(isPriced ? [`Calculated for that: ${await quoteLines({ plan, managed, model, addOns })}`] : []),
  ];
};

const personLine = (person: PersonState | undefined): string => {
  if (person?.state === 'here') return 'A person of the team is available in this chat right now.';
  return 'Nobody of the team is in the chat right now; messages are answered within the promised time.';
};

/** Returns the situation line by line. */
export const describeSituation = async (situation: Situation): Promise<string[]> => {
  const { now, timeZone, page, language, isChosen, person, memory, details, found } = situation;
  const given = Object.entries(details).map(([key, value]) => `${key} ${value}`);
  return [
    `Company time: ${hourIn(now, brand.timeZone)}`,
    ...(timeZone && isTimeZone(timeZone) ? [`Visitor's time: ${hourIn(now, timeZone)}`] : []),
    personLine(person),
    isChosen
      ? `The visitor chose ${languages[language].name}: answer in it, whatever they write in.`
      : `Our guess of the visitor's language: ${languages[language].name}. Trust the message over the guess.`,
    ...(page ? [`Page they are on: ${page}`] : []),
    ...(given.length > 0 ? [`Details they gave: ${given.join('; ')}`] : []),
    ...(await describeMemory(memory)),
    ...(found ? [`The company's own answer that may fit: ${found.replace(/\s*\n+\s*/g, ' / ')}`] : []),
  ];
};
