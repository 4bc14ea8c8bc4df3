import type { StoredTopics } from '#functions/conversations/store/read.ts';
import { lastVisitorMessage, visitorMessages } from '#functions/text/visitor-messages.ts';
import type { ChatAction, ChatSuggestion, ChatTurn } from '#shared/api/chat.ts';
import type { PersonState } from '#shared/api/person-state.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { loadAnswers, loadDetailTexts } from '#shared/content/assistant/load.ts';
import type { Answers } from '#shared/content/assistant/types.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { redactedAfter, redactTurns } from '#shared/domain/redact/redact.ts';
import { catalogue } from './cards/catalogue.ts';
import { leavesDetails, questionBeside } from './details/read-back.ts';
import { collectDetails, type Details, readDetails } from './details/read-details.ts';
import { fill } from './fill.ts';
import { findCandidates } from './finder/find.ts';
import { chooseLanguages, languageShares } from './language/choose.ts';
import { withoutNames } from './language/features.ts';
import { requestedLanguage } from './language/requested.ts';
import { unspokenReply } from './language/unspoken.ts';
import { loadVocabulary } from './lexicons.ts';
import { withCardsName } from './own-name.ts';
import { hasPack, loadPack } from './packs/load.ts';
import type { LanguagePack } from './packs/pack.ts';
import { type Knowledge, retrieve } from './retrieval/found.ts';
import { answerFromCards, type CardAnswer } from './talk/answer.ts';
import { countMisses, type EarlierTurn, emptyMemory, fromStored, readMemory } from './talk/memory.ts';
import type { InputLanguage, Memory } from './talk/memory-types.ts';
import { findChip } from './talk/reading.ts';
import { sureShare } from './talk/request.ts';
import { lastCard, lastTrade, taskFromHistory } from './talk/said-cards.ts';
import { missChips } from './talk/suggest.ts';
import { isQuestion, storedTask } from './talk/task.ts';
import { wishedAction } from './talk/wishes.ts';

export interface SiteQuestion extends Knowledge {
  readonly message: string;
  readonly history: readonly ChatTurn[];
  /** The visitor's choice in the picker. */
  readonly explicit?: LanguageCode | undefined;
  readonly acceptLanguage?: string | undefined;
  /** The topics that the conversation's head holds from the turn before. */
  readonly topics?: StoredTopics | undefined;
  /** The visitor confirms that a masked number is not a card or identity number. */
  readonly asIs?: boolean | undefined;
}

/** The assistant's node in a flow, where visitors see only the text of a reply. */
export interface FlowStep {
  /** What the owner wants a model to know or do at this node. */
  readonly instruction?: string | undefined;
}

/** A visitor's message with the context that a model may see. */
export interface VisitorRequest extends SiteQuestion {
  readonly viewer: string;
  readonly signal: AbortSignal;
  readonly page?: string | undefined;
  readonly timeZone?: string | undefined;
  /** Whether a person is available now. */
  readonly person?: PersonState | undefined;
  /** Where the question was asked, if it was in a flow. */
  readonly flowStep?: FlowStep | undefined;
}

export interface SiteAnswer {
  /** Language of the reply. */
  readonly language: LanguageCode;
  /** Message and history with card and identity numbers masked; only these may be sent on. */
  readonly message: string;
  readonly history: readonly ChatTurn[];
  readonly masked: boolean;
  readonly answer: CardAnswer;
  readonly pack: LanguagePack;
  /** The visitor's details from this conversation. */
  readonly details: Details;
  /** The conversation's state after this message. */
  readonly memory: Memory;
  /** A taught answer or post near the message, for a model. */
  readonly found: string | undefined;
  /** The visitor clicked a suggestion: no model may change the answer. */
  readonly isFixed: boolean;
}

const loadInputLanguage = async (wanted: LanguageCode): Promise<InputLanguage> => {
  const code = hasPack(wanted) ? wanted : 'en';
  const [pack, vocabulary] = await Promise.all([loadPack(code), loadVocabulary(code)]);
  return { pack, vocabulary };
};

const clearTurn = 0.8;

/** Earlier turns, each with its own language. */
const readEarlierTurns = async (history: readonly ChatTurn[], now: InputLanguage): Promise<EarlierTurn[]> =>
  Promise.all(
    history
      .filter(({ role }) => role === 'user')
      .slice(-8)
      .map(async ({ content }) => {
        const shares = await languageShares(content);
        const [code] = [...shares].find(([, share]) => share >= clearTurn) ?? [];
        return {
          content,
          input: code && code !== now.pack.code && hasPack(code) ? await loadInputLanguage(code) : now,
        };
      }),
  );

const topShare = (pack: LanguagePack, text: string): number =>
  findCandidates(pack.finder, text)[0]?.share ?? 0;

/** Weight of the best card's confidence relative to the language classifier. */
const senseWeight = 1.5;
const offeredShare = 0.2;

/** Chooses among several possible languages the one in which the message matches a card. */
const resolveLanguage = async (
  message: string,
  spoken: LanguageCode,
  close: readonly (readonly [LanguageCode, number])[],
): Promise<{ spoken: LanguageCode; maybe?: LanguageCode | undefined }> => {
  const supported = close.filter(([code]) => hasPack(code));
  if (supported.length < 2) return { spoken };
  const ranked = await Promise.all(
    supported.map(async ([code, share]) => {
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

/** A suggestion "Answer in … instead?", written in that language. */
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

/** Determines input and output languages of a message. */
export const languagesFor = async ({ message, history, explicit, acceptLanguage }: SiteQuestion) => {
  const chosen = await chooseLanguages({ text: message, explicit, history, acceptLanguage });
  // "OK, a Enterprise?" has no word of its own language, so the conversation decides.
  const isNobodys = history.length > 0 && withoutNames(message).replace(/\P{L}/gu, '').length <= fewLetters;
  const { spoken, maybe } = await resolveLanguage(message, chosen.spoken, isNobodys ? [] : chosen.close);
  const answer = explicit ?? spoken;
  return { spoken, answer, other: explicit && explicit !== spoken ? spoken : maybe };
};

/** Suggestions that request a form. */
const wishChips: ReadonlySet<CardId> = new Set(['company.book', 'company.contactMe', 'talk.human']);

/** Cards that a request to book or get in touch may resemble. */
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
 * Returns the form a visitor explicitly requests: by words, unless the message clearly asks something else,
 * or by a card that is only the request, unless the words ask a question.
 */
const wishFor = (
  message: string,
  history: readonly ChatTurn[],
  { pack, vocabulary }: InputLanguage,
  answers: Answers,
): ChatAction | undefined => {
  // A suggestion typed literally is its card; only three of them request a form.
  const chip = findChip(pack, message);
  if (chip && !wishChips.has(chip)) return undefined;
  const [top] = findCandidates(pack.finder, message);
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

const minTellingChars = 24;

const known = <T extends object>(memory: T): Partial<T> =>
  Object.fromEntries(Object.entries(memory).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The conversation's topic: the visitor's, or the feature in a reply about a plan. */
const chooseTopic = (heard: CardId | undefined, said: CardId | undefined): CardId | undefined =>
  said && catalogue[said].plans && heard && catalogue[heard].plan ? said : (heard ?? said);

/** Works the state out from the history, where the table holds none or an older part of it. */
const memoryFromHistory = async (
  history: readonly ChatTurn[],
  { input, pack, stored }: { input: InputLanguage; pack: LanguagePack; stored: Partial<Memory> },
): Promise<Memory> => {
  const heard = readMemory(await readEarlierTurns(history, input));
  const current = {
    ...heard,
    industry: heard.industry ?? lastTrade(history, pack),
    topic: chooseTopic(heard.topic, lastCard(history, pack)),
  };
  return { ...current, ...stored, ...known(current) };
};

/** Replies to a visitor's message from the cards. */
export const answerForSite = async (request: SiteQuestion): Promise<SiteAnswer> => {
  const before = lastVisitorMessage(request.history);
  const visible = request.asIs ? request.message : redactedAfter(before, request.message);
  const masked = visible !== request.message;
  const asked = requestedLanguage(visible);
  // "Answer in German please: …": the rest is the question; without a rest it is a question about languages.
  const message = withCardsName(asked && /\p{L}{2}/u.test(asked.rest) ? asked.rest : visible);
  const history = redactTurns(request.history);
  const unspoken = asked ? undefined : unspokenReply(message);
  const explicit = asked?.code ?? request.explicit ?? (unspoken ? 'en' : undefined);
  const { spoken, answer: code, other } = await languagesFor({ ...request, message, history, explicit });
  const input = await loadInputLanguage(spoken);
  // "Heller kl 16" is too short to tell its language.
  const heardIn = message.length < minTellingChars ? code : spoken;
  const [pack, answers, ownAnswers, detailTexts, ownDetailTexts, helper] = await Promise.all([
    loadPack(hasPack(code) ? code : 'en'),
    loadAnswers(code),
    loadAnswers(spoken),
    loadDetailTexts(code),
    loadDetailTexts(heardIn),
    topShare(input.pack, message) < 0.35 && spoken !== 'en' ? loadPack('en') : undefined,
  ]);
  const { facts } = request;
  const open = topShare(input.pack, message) < sureShare;
  const found = await retrieve({ message, input: input.pack, output: pack, open }, request);
  const stored = fromStored(request.topics);
  const memory = stored.addOns
    ? { ...emptyMemory, ...stored }
    : await memoryFromHistory(history, { input, pack, stored });
  const said = visitorMessages(history);
  const details = collectDetails([...said, message], ownDetailTexts, heardIn);
  const own = readDetails(message, ownDetailTexts, heardIn);
  const leaves = leavesDetails(own);
  const question = leaves ? questionBeside(message, own) : undefined;
  const task = storedTask(request.topics?.task) ?? taskFromHistory(history, pack, detailTexts);
  const wishes = wishFor(message, history, input, ownAnswers);
  const [nearest] = findCandidates(input.pack.finder, message);
  // "Do you need my card number?" within a request wishes for no other form.
  const isAside = task && !leaves && isQuestion({ message, input }) && nearest && !formCards.has(nearest.id);
  const wish = isAside ? undefined : wishes;
  const answer = answerFromCards({
    message: question ?? message,
    again: asked?.again,
    history,
    memory,
    misses: countMisses(history, pack),
    input,
    helper,
    output: pack,
    answers,
    facts,
    found,
    wish,
    task,
    given: { own, all: details, heard: ownDetailTexts, texts: detailTexts },
  });
  return {
    language: code,
    message: visible,
    history,
    masked,
    pack,
    details,
    memory: answer.memory,
    found: found?.text,
    isFixed: findChip(input.pack, message) !== undefined,
    answer:
      unspoken && !leaves && !task
        ? declineLanguage(answer, unspoken, pack)
        : {
            ...answer,
            message: withMaskedNote(pack, answer, masked),
            suggestions: [...answer.suggestions, ...(await languageChip(asked ? undefined : other))],
          },
  };
};

/** Says in the visitor's own language that it isn't spoken, and offers a person and questions in English. */
const declineLanguage = (answer: CardAnswer, message: string, pack: LanguagePack): CardAnswer => ({
  ...answer,
  message,
  action: undefined,
  suggestions: missChips(pack, []),
  links: [],
  outcome: 'unknown',
  cards: [],
  sure: false,
  doubted: false,
});

const withMaskedNote = (
  { words }: LanguagePack,
  { message, outcome }: CardAnswer,
  masked: boolean,
): string => {
  if (!masked) return message;
  return outcome === 'unknown' ? words.masked : `${words.masked}\n\n${message}`;
};
