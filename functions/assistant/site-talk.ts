import type { ChatAction, ChatSuggestion, ChatTurn } from '#shared/api/chat.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { loadAnswers } from '#shared/content/assistant/load.ts';
import type { Answers } from '#shared/content/assistant/types.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { redact, redactTurns } from '#shared/domain/redact/redact.ts';
import { catalogue } from './cards/catalogue.ts';
import { fill } from './fill.ts';
import { candidatesOf } from './finder/find.ts';
import { askedLanguage } from './language/asked.ts';
import { chooseLanguages, languageShares } from './language/choose.ts';
import { withoutNames } from './language/features.ts';
import { loadVocabulary } from './lexicons.ts';
import { withCardsName } from './own-name.ts';
import { hasPack, loadPack } from './packs/load.ts';
import type { LanguagePack } from './packs/pack.ts';
import { foundFor, type Knowledge } from './retrieval/found.ts';
import { type TalkAnswer, talk } from './talk/answer.ts';
import { hintOf, memoryOf, missesIn, type SaidTurn } from './talk/memory.ts';
import { chipOf } from './talk/reading.ts';
import type { Tongue } from './talk/remembered.ts';
import { type Found, sayer, sureShare } from './talk/request.ts';
import { cardSaid, tradeSaid } from './talk/said-cards.ts';
import { wishedAction } from './talk/wishes.ts';

export interface SiteQuestion extends Knowledge {
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
  /** What the nearest cards say, for a model. */
  readonly facts: readonly string[];
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

/** How much the sense that a message makes in a language counts beside its letters. */
const senseWeight = 1.5;
const offeredShare = 0.2;

/** What a message is written in: where letters and words leave several languages, the one in which it asks something. */
const settled = async (
  message: string,
  spoken: LanguageCode,
  close: readonly (readonly [LanguageCode, number])[],
): Promise<{ spoken: LanguageCode; maybe?: LanguageCode | undefined }> => {
  const known = close.filter(([code]) => hasPack(code));
  if (known.length < 2) return { spoken };
  const ranked = await Promise.all(
    known.map(async ([code, share]) => {
      const sense = topShare(await loadPack(code), message);
      return { code, share, score: Math.log(share) + senseWeight * Math.log(0.05 + sense) };
    }),
  );
  const [first, second] = ranked.sort((x, y) => y.score - x.score);
  return {
    spoken: first?.code ?? spoken,
    maybe: second && second.share >= offeredShare ? second.code : undefined,
  };
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

const fewLetters = 2;

/** Which language a message is in and which to answer in. */
export const languagesFor = async ({ message, history, explicit, acceptLanguage }: SiteQuestion) => {
  const chosen = await chooseLanguages({ text: message, explicit, history, acceptLanguage });
  // "OK, a Enterprise?" has no word of its own: then the conversation decides.
  const isNobodys = history.length > 0 && withoutNames(message).replace(/\P{L}/gu, '').length <= fewLetters;
  const { spoken, maybe } = await settled(message, chosen.spoken, isNobodys ? [] : chosen.close);
  const answer = explicit ?? spoken;
  return { spoken, answer, other: explicit && explicit !== spoken ? spoken : maybe };
};

/** The chips that ask for a form. */
const wishChips: ReadonlySet<CardId> = new Set(['company.book', 'company.contactMe', 'talk.human']);

/** Cards that a wish to book or to be contacted may look like. */
const formCards: ReadonlySet<CardId> = new Set([
  'company.book',
  'company.contactMe',
  'company.bookingHow',
  'company.consultation',
  'company.contact',
  'company.phone',
  'company.complaint',
  'company.buy',
  'talk.human',
  'site.demo',
  'features.tasks',
]);

const surelyOther = 0.5;
const surelyWished = 0.8;

/**
 * The form a visitor plainly wishes for: by the words of their language, unless the message surely asks something else, or
 * by a card that is nothing but the wish, unless the words ask.
 */
const wishFor = (
  message: string,
  history: readonly ChatTurn[],
  { pack, vocabulary }: Tongue,
  answers: Answers,
): ChatAction | undefined => {
  // A chip typed word for word is its card; only three of them ask for a form.
  const chip = chipOf(pack, message);
  if (chip && !wishChips.has(chip)) return undefined;
  const [top] = candidatesOf(pack.finder, message);
  const wish = wishedAction(message, history, vocabulary, answers);
  if (wish) {
    const asksOnly = wish === 'collect_contact' && top?.id === 'talk.human' && /[?？؟]\s*$/u.test(message);
    return asksOnly || (top && top.share >= surelyOther && !formCards.has(top.id)) ? undefined : wish;
  }
  const { says } = vocabulary;
  if (
    !top ||
    top.share < surelyWished ||
    ['ask', 'not', 'theirs'].some((list) => says(list as 'ask', message) > 0)
  )
    return undefined;
  if (top.id === 'company.book') return 'book_consultation';
  return top.id === 'company.contactMe' ? 'collect_contact' : undefined;
};

const known = <T extends object>(memory: T): Partial<T> =>
  Object.fromEntries(Object.entries(memory).filter(([, value]) => value !== undefined)) as Partial<T>;

/** What the talk is about: the visitor's topic, or the feature that the answer to a question about a plan was about. */
const topicOf = (heard: CardId | undefined, said: CardId | undefined): CardId | undefined =>
  said && catalogue[said].plans && heard && catalogue[heard].plan ? said : (heard ?? said);

/** The cards' answer to a visitor's message. */
export const siteTalk = async (question: SiteQuestion): Promise<SiteTalk> => {
  const hidden = question.asIs ? { text: question.message, found: [] } : redact(question.message);
  const asked = askedLanguage(hidden.text);
  // "Answer in German please: …": what is left is the question; nothing left is a question about languages.
  const message = withCardsName(asked && /\p{L}{2}/u.test(asked.rest) ? asked.rest : hidden.text);
  const history = redactTurns(question.history);
  const explicit = asked?.code ?? question.explicit;
  const { spoken, answer: code, other } = await languagesFor({ ...question, message, history, explicit });
  const tongue = await tongueOf(spoken);
  const [pack, answers, ownAnswers, helper] = await Promise.all([
    loadPack(hasPack(code) ? code : 'en'),
    loadAnswers(code),
    loadAnswers(spoken),
    topShare(tongue.pack, message) < 0.35 && spoken !== 'en' ? loadPack('en') : undefined,
  ]);
  const { facts } = question;
  const open = topShare(tongue.pack, message) < sureShare;
  const found = await foundFor({ message, ears: tongue.pack, speaker: pack, open }, question);
  const heard = memoryOf(await saidTurns(history, tongue));
  const told = {
    ...heard,
    industry: heard.industry ?? tradeSaid(history, pack),
    topic: topicOf(heard.topic, cardSaid(history, pack)),
  };
  const answer = talk({
    message,
    again: asked?.again,
    history,
    memory: { ...told, ...hintOf(question.state), ...known(told) },
    misses: missesIn(history, pack),
    tongue,
    helper,
    speaker: pack,
    answers,
    facts,
    found,
    wish: wishFor(message, history, tongue, ownAnswers),
  });
  return {
    language: code,
    message: hidden.text,
    history,
    masked: hidden.found.length > 0,
    pack,
    facts: factsOf(sayer({ speaker: pack, answers, facts }), answer, found),
    answer: {
      ...answer,
      message: maskedNote(pack, answer, hidden.found.length > 0),
      suggestions: [...answer.suggestions, ...(await languageChip(asked ? undefined : other))],
    },
  };
};

/** Every model gets the prices and the way to a person, beside what the question comes near to. */
const alwaysKnown: readonly CardId[] = ['plans.prices', 'plans.addOns', 'plans.contract', 'company.contact'];
const mostFacts = 10;

const factsOf = (
  say: (id: CardId) => string,
  { nearest }: TalkAnswer,
  found: Found | undefined,
): string[] => [
  ...(found ? [found.text] : []),
  ...[...new Set([...nearest.slice(0, mostFacts - alwaysKnown.length), ...alwaysKnown])]
    .filter((id) => !id.startsWith('talk.'))
    .map(say),
];

const maskedNote = ({ words }: LanguagePack, { message, outcome }: TalkAnswer, masked: boolean): string => {
  if (!masked) return message;
  return outcome === 'unknown' ? words.masked : `${words.masked}\n\n${message}`;
};
