import type { ChatSuggestion, ChatTurn } from '#shared/api/chat.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { redact, redactTurns } from '#shared/domain/redact/redact.ts';
import { fill } from './cards/values.ts';
import { candidatesOf } from './finder/find.ts';
import { chooseLanguages, languageShares } from './language/choose.ts';
import { loadAnswers, loadVocabulary } from './lexicons.ts';
import { hasPack, loadPack } from './packs/load.ts';
import type { LanguagePack } from './packs/pack.ts';
import { type TalkAnswer, talk } from './talk/answer.ts';
import { hintOf, memoryOf, missesIn, type SaidTurn, type Tongue } from './talk/memory.ts';
import { wishedAction } from './understand.ts';

export interface SiteQuestion {
  readonly message: string;
  readonly history: readonly ChatTurn[];
  /** The visitor's choice in the picker. */
  readonly explicit?: LanguageCode | undefined;
  readonly acceptLanguage?: string | undefined;
  /** What the client sent as `state`: a hint, whatever it is. */
  readonly state?: unknown;
  /** The visitor insists that a number hidden in this message is no card or identity number. */
  readonly asIs?: boolean | undefined;
}

export interface SiteTalk {
  /** The language answered in. */
  readonly language: LanguageCode;
  /** Message and history with card and identity numbers hidden: all that may be sent on. */
  readonly message: string;
  readonly history: readonly ChatTurn[];
  readonly masked: boolean;
  readonly answer: TalkAnswer;
  readonly pack: LanguagePack;
}

const tongueOf = async (wanted: LanguageCode): Promise<Tongue> => {
  const code = hasPack(wanted) ? wanted : 'en';
  const [pack, vocabulary] = await Promise.all([loadPack(code), loadVocabulary(code)]);
  return { pack, vocabulary };
};

const clearTurn = 0.8;

/** Earlier turns, each read in its own language. */
const saidTurns = async (history: readonly ChatTurn[], now: Tongue): Promise<SaidTurn[]> =>
  Promise.all(
    history
      .filter(({ role }) => role === 'user')
      .slice(-8)
      .map(async ({ content }) => {
        const shares = await languageShares(content);
        const [code] = [...shares].find(([, share]) => share >= clearTurn) ?? [];
        return {
          content,
          tongue: code && code !== now.pack.code && hasPack(code) ? await tongueOf(code) : now,
        };
      }),
  );

const topShare = (pack: LanguagePack, text: string): number => candidatesOf(pack.finder, text)[0]?.share ?? 0;

/** How much better another language has to make sense of a message to be the one it is in. */
const clearlyBetter = 0.3;

/** What a message is written in: where letters and words leave two languages, the one in which it asks something. */
const settled = async (message: string, spoken: LanguageCode, maybe: LanguageCode | undefined) => {
  if (!maybe || !hasPack(spoken) || !hasPack(maybe)) return { spoken, maybe };
  const [first, second] = await Promise.all([loadPack(spoken), loadPack(maybe)]);
  return topShare(second, message) > topShare(first, message) + clearlyBetter
    ? { spoken: maybe, maybe: spoken }
    : { spoken, maybe };
};

/** "Answer in … instead?", written in that language. */
const languageChip = async (code: LanguageCode | undefined): Promise<ChatSuggestion[]> => {
  if (!code || !hasPack(code)) return [];
  const { words } = await loadPack(code);
  return [
    {
      kind: 'language',
      text: fill(words.answerIn, { language: languages[code].nativeName }),
      language: code,
    },
  ];
};

/** Which language a message is in and which to answer in. */
export const languagesFor = async ({ message, history, explicit, acceptLanguage }: SiteQuestion) => {
  const chosen = await chooseLanguages({ text: message, explicit, history, acceptLanguage });
  const { spoken, maybe } = await settled(message, chosen.spoken, chosen.maybe);
  const answer = explicit ?? spoken;
  return { spoken, answer, other: explicit && explicit !== spoken ? spoken : maybe };
};

const known = <T extends object>(memory: T): Partial<T> =>
  Object.fromEntries(Object.entries(memory).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The cards' answer to a visitor's message. */
export const siteTalk = async (question: SiteQuestion): Promise<SiteTalk> => {
  const hidden = question.asIs ? { text: question.message, found: [] } : redact(question.message);
  const message = hidden.text;
  const history = redactTurns(question.history);
  const { spoken, answer: code, other } = await languagesFor({ ...question, message, history });
  const tongue = await tongueOf(spoken);
  const [pack, answers, ownAnswers, helper] = await Promise.all([
    loadPack(hasPack(code) ? code : 'en'),
    loadAnswers(code),
    loadAnswers(spoken),
    topShare(tongue.pack, message) < 0.35 && spoken !== 'en' ? loadPack('en') : undefined,
  ]);
  const told = memoryOf(await saidTurns(history, tongue));
  const answer = talk({
    message,
    history,
    memory: { ...told, ...hintOf(question.state), ...known(told) },
    misses: missesIn(history, pack),
    tongue,
    helper,
    speaker: pack,
    answers,
    wish: wishedAction(message, history, tongue.vocabulary, ownAnswers),
  });
  return {
    language: code,
    message,
    history,
    masked: hidden.found.length > 0,
    pack,
    answer: {
      ...answer,
      message: maskedNote(pack, answer, hidden.found.length > 0),
      suggestions: [...answer.suggestions, ...(await languageChip(other))],
    },
  };
};

const maskedNote = ({ words }: LanguagePack, { message, outcome }: TalkAnswer, masked: boolean): string => {
  if (!masked) return message;
  return outcome === 'unknown' ? words.masked : `${words.masked}\n\n${message}`;
};
