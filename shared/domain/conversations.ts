/**
 * Outcome of a turn. `answered`: the assistant was confident and nobody objected. `clarified`: it asked for clarification
 * or named an alternative. `disputed`: the visitor repeated or rejected it, or the owner rated it wrong.
 * `passed`: it led to a person or a form. `flow` and `demo` are not questions to the assistant.
 */
export const turnOutcomes = [
  'answered',
  'clarified',
  'unknown',
  'disputed',
  'declined',
  'passed',
  'flow',
  'demo',
] as const;
export type TurnOutcome = (typeof turnOutcomes)[number];

/** The owner's rating of a reply. */
export const turnMarks = ['good', 'wrong'] as const;
export type TurnMark = (typeof turnMarks)[number];

/** The outcome a turn is counted under. The owner's rating overrides the assistant's and the visitor's. */
export const countedOutcome = (turn: {
  readonly outcome: TurnOutcome;
  readonly mark?: TurnMark | undefined;
}): TurnOutcome => {
  const { outcome, mark } = turn;
  if (mark === 'wrong' && (outcome === 'answered' || outcome === 'clarified')) return 'disputed';
  return mark === 'good' && (outcome === 'clarified' || outcome === 'disputed') ? 'answered' : outcome;
};

/**
 * Why a turn counts as unanswered. `asked`: the assistant asked for clarification and the visitor chose none
 * of its suggestions.
 */
export const openReasons = ['wrong', 'unknown', 'disputed', 'asked'] as const;
export type OpenReason = (typeof openReasons)[number];

interface RatedTurn {
  readonly outcome: TurnOutcome;
  readonly mark?: TurnMark | undefined;
  readonly said: string;
  readonly cards: readonly string[];
  /** Next, the visitor chose one of the suggested questions. */
  readonly taken?: boolean | undefined;
}

/**
 * Excludes "That's not what I asked", which is about the previous question, and messages without two
 * letters.
 */
const isQuestion = ({ said, cards }: RatedTurn): boolean =>
  cards[0] !== 'talk.notThat' && said.replace(/[^\p{L}]/gu, '').length > 1;

/** Returns why a turn is in the unanswered list, or undefined. The owner's rating comes first. */
export const openReason = (turn: RatedTurn): OpenReason | undefined => {
  const { outcome, mark, taken } = turn;
  if (mark === 'wrong') return 'wrong';
  if (mark === 'good' || !isQuestion(turn)) return undefined;
  if (outcome === 'unknown' || outcome === 'disputed') return outcome;
  // The assistant's reply to an unknown subject is "That is outside what I know".
  if (outcome === 'declined' && turn.cards[0] === 'talk.offTopic') return 'unknown';
  return outcome === 'clarified' && !taken ? 'asked' : undefined;
};

/** Whether a turn is in the unanswered list. */
export const isOpenQuestion = (turn: RatedTurn): boolean => openReason(turn) !== undefined;

/** Days a conversation is stored after its first message, and its maximum number of turns. */
export const conversationDays = 90;
/** Days for which the link in a mailed reply continues the conversation. */
export const conversationLinkDays = 14;
/** The start of the URL fragment that contains such a link's token. */
export const conversationLinkHash = '#continue=';
export const maxTurns = 200;

/** Who replies: the assistant, nobody yet (the visitor is waiting for a person), or a person. */
export const liveStates = ['assistant', 'waiting', 'person'] as const;
export type LiveState = (typeof liveStates)[number];

/** Seconds a visitor waits for a person before the form is offered. */
export const waitSeconds = 120;
/** An open panel ends its own wait. After this many seconds without that, the visitor counts as gone. */
export const leftSeconds = waitSeconds + 30;
/** Ends every wait after a day, even if the browser never reported that the visitor left. */
export const waitEndsSeconds = 86_400;
/** Seconds without a report after which a portal counts as closed. */
export const presenceSeconds = 60;
export const liveMessageChars = 2000;

const knownPages: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, '/'],
  [/^\/pricing$/, '/pricing'],
  [/^\/blog$/, '/blog'],
  [/^\/blog\/[^/]+$/, '/blog/…'],
  [/^\/flows/, '/flows'],
  [/^\/f\//, '/f/…'],
  [/^\/privacy$/, '/privacy'],
];

/** All page groups used in statistics. */
export const pageGroups: readonly string[] = [...knownPages.map(([, name]) => name), 'other'];

/** Maps a path to one of a few page groups, so that clients can't create new counters. */
export const pageGroup = (path: string | undefined): string => {
  const plain = (path ?? '').replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1');
  return knownPages.find(([pattern]) => pattern.test(plain))?.[1] ?? 'other';
};

/** The topic of a card: its id up to the first dot. */
export const topicOf = (card: string | undefined): string =>
  /^[a-z]{1,24}(?=\.|$)/.exec(card ?? '')?.[0] ?? 'none';

/** Returns a readable title of a card id such as `plans.prices`. */
export const cardWords = (card: string): string => {
  const [area = '', name = ''] = card.split('.');
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return name ? `${area}: ${words}` : area;
};

/**
 * Number of questions to the assistant. Flow and demo turns don't count, and `left` overlaps with the other
 * outcomes.
 */
export const askedOf = (outcomes: Readonly<Record<string, number | undefined>>): number =>
  turnOutcomes.reduce(
    (sum, name) => sum + (name === 'flow' || name === 'demo' ? 0 : (outcomes[name] ?? 0)),
    0,
  );

interface Numbered {
  readonly at: string;
  readonly seq: number;
}

/**
 * Merges assistant turns (by time) with live-chat messages (by number). Messages sent at the same moment may
 * be numbered in either order.
 */
export const inOrder = <T extends { readonly at: string }, M extends Numbered>(
  turns: readonly T[],
  messages: readonly M[],
): ({ readonly turn: T } | { readonly message: M })[] => {
  let latest = '';
  const numbered = messages
    .toSorted((a, b) => a.seq - b.seq)
    .map((message) => {
      if (message.at > latest) latest = message.at;
      return { at: latest, entry: { message } };
    });
  return [...turns.map((turn) => ({ at: turn.at, entry: { turn } })), ...numbered]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ entry }) => entry);
};
