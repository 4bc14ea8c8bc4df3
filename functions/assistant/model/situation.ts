import type { StoredTopics } from '#functions/conversations/store/read.ts';
import type { PersonState } from '#shared/api/person-state.ts';
import { brand } from '#shared/brand.ts';
import { loadAnswers } from '#shared/content/assistant/load.ts';
import { awayText } from '#shared/content/chat-live/away.ts';
import { loadLiveTexts } from '#shared/content/chat-live/load.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { isTimeZone } from '#shared/domain/wall-clock.ts';
import type { Details } from '../details/read-details.ts';
import { loadPack } from '../packs/load.ts';
import type { FlowStep } from '../site-answer.ts';
import { formatQuote, formatYear, type Quote } from '../talk/quote.ts';

/** Context for the model about one visitor, page and time. */
export interface Situation {
  readonly now: Date;
  readonly timeZone: string | undefined;
  readonly page: string | undefined;
  readonly language: LanguageCode;
  /** The visitor chose the language in the picker. */
  readonly isChosen: boolean;
  readonly person: PersonState | undefined;
  /** The request under way. */
  readonly task: StoredTopics['task'];
  readonly details: Details;
  /** Results of earlier quotes. */
  readonly quotes: readonly string[];
  /** A taught answer or a post that resembles the message. */
  readonly found: string | undefined;
  readonly flowStep: FlowStep | undefined;
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

/** Returns a quote line by line in English, with its total for twelve months. */
export const quoteLines = async (quote: Quote): Promise<string> => {
  const [pack, answers] = await Promise.all([loadPack('en'), loadAnswers('en')]);
  const year = formatYear(pack, answers, quote)?.split('\n').at(-1);
  return [formatQuote(pack, answers, quote), ...(year ? [year] : [])].join('\n').replace(/\n/g, '; ');
};

const personLine = async (person: PersonState | undefined): Promise<string> => {
  if (person?.state === 'here') return 'A person of the team is available in this chat right now.';
  const texts = await loadLiveTexts('en');
  const away = person ? awayText(texts, person, { language: 'en', zone: brand.timeZone }) : texts.away;
  return `Nobody of the team is in the chat right now. The site says: “${away}”`;
};

/** In a fixed order, so that the same details make the same prompt. */
const detailNames = ['name', 'email', 'phone', 'company', 'when'] as const;

/** What the team would get now: the request and the visitor's details. */
const describeRequest = (task: StoredTopics['task'], details: Details): string[] => {
  const lines = [
    ...(task ? [[task.kind, task.notes.join(' / ').replace(/\.$/, '')].filter(Boolean).join(': ')] : []),
    ...detailNames.flatMap((name) => (details[name] ? [`${name} ${details[name]}`] : [])),
  ];
  return lines.length > 0
    ? [
        `Noted for the team so far, read by a program, so correct it in "request" and "details": ${lines.join('; ')}. ${
          details.email || details.phone ? '' : 'Missing: an e-mail address or telephone number. '
        }It is sent only when the visitor taps send in the form.`,
      ]
    : [];
};

/** Lines of a prompt can't contain line breaks, so that no text can look like a section of ours. */
const onOneLine = (text: string): string => text.trim().replace(/\s*\n+\s*/g, ' / ');

const describeFlowStep = ({ instruction }: FlowStep): string[] => [
  'The visitor is in a guided conversation that shows only your "message": no form, no button of ours. Don\'t offer to note or pass on anything; they go on with the buttons of that conversation. "next" is [], "action" is "none".',
  ...(instruction?.trim()
    ? [`The company’s instruction for this conversation, within the rules above: ${onOneLine(instruction)}`]
    : []),
];

/** Returns the situation line by line. */
export const describeSituation = async (situation: Situation): Promise<string[]> => {
  const { now, timeZone, page, language, isChosen, person, task, details, quotes, found, flowStep } =
    situation;
  return [
    `Company time: ${hourIn(now, brand.timeZone)}`,
    ...(timeZone && isTimeZone(timeZone) ? [`Visitor's time: ${hourIn(now, timeZone)}`] : []),
    await personLine(person),
    isChosen
      ? `The visitor chose ${languages[language].name}: answer in it, whatever they write in.`
      : `Our guess of the visitor's language: ${languages[language].name}. Trust the message over the guess.`,
    ...(page ? [`Page they are on: ${page}`] : []),
    ...describeRequest(task, details),
    ...quotes.map((quote) => `Calculated earlier in this conversation: ${quote}`),
    ...(found ? [`The company's own answer that may fit: ${onOneLine(found)}`] : []),
    ...(flowStep ? describeFlowStep(flowStep) : []),
  ];
};
