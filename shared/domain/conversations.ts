/**
 * What became of one exchange. `answered`: the assistant was sure enough to say it without a word of doubt, and nobody objected;
 * `clarified`: it asked back, or said itself that something else may be meant; `disputed`: the visitor asked again or said that it was
 * not meant, or the owner marked it wrong; `passed`: it led to a person or a form. `flow` and `demo` are no questions to the assistant.
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

/** What the owner thinks of an answer. */
export const turnMarks = ['good', 'wrong'] as const;
export type TurnMark = (typeof turnMarks)[number];

/** What an exchange counts as: the owner's opinion is above the assistant's own and the visitor's. */
export const countedOutcome = (turn: {
  readonly outcome: TurnOutcome;
  readonly mark?: TurnMark | undefined;
}): TurnOutcome => {
  const { outcome, mark } = turn;
  if (mark === 'wrong' && (outcome === 'answered' || outcome === 'clarified')) return 'disputed';
  return mark === 'good' && (outcome === 'clarified' || outcome === 'disputed') ? 'answered' : outcome;
};

/** Why an exchange has no answer: `asked`: the assistant asked back and none of what it offered was taken. */
export const openReasons = ['wrong', 'unknown', 'disputed', 'asked'] as const;
export type OpenReason = (typeof openReasons)[number];

interface Heard {
  readonly outcome: TurnOutcome;
  readonly mark?: TurnMark | undefined;
  readonly said: string;
  readonly cards: readonly string[];
  /** One of the questions that the answer offered was asked next. */
  readonly taken?: boolean | undefined;
}

/** "That's not what I asked" is about the question before it, and signs without two letters ask nothing. */
const isQuestion = ({ said, cards }: Heard): boolean =>
  cards[0] !== 'talk.notThat' && said.replace(/[^\p{L}]/gu, '').length > 1;

/** Why an exchange stands among the questions without an answer; undefined where it doesn't. The owner's mark is above all else. */
export const openReason = (turn: Heard): OpenReason | undefined => {
  const { outcome, mark, taken } = turn;
  if (mark === 'wrong') return 'wrong';
  if (mark === 'good' || !isQuestion(turn)) return undefined;
  if (outcome === 'unknown' || outcome === 'disputed') return outcome;
  return outcome === 'clarified' && !taken ? 'asked' : undefined;
};

/** Whether an exchange stands among the questions without an answer. */
export const isOpenQuestion = (turn: Heard): boolean => openReason(turn) !== undefined;

/** Days that a conversation is kept from its first message on, and most exchanges of one. */
export const conversationDays = 90;
export const mostTurns = 200;

/** Who speaks: the assistant, nobody yet (a person was asked for), or a person. */
export const liveStates = ['assistant', 'waiting', 'person'] as const;
export type LiveState = (typeof liveStates)[number];

/** How long a visitor waits for a person before the form is offered instead. */
export const waitSeconds = 120;
/** A panel that is there ends its wait by itself; one that has not after this is closed. */
export const leftSeconds = waitSeconds + 30;
/** After a day nobody waits any more, whatever became of the browser that should have said so. */
export const waitEndsSeconds = 86_400;
/** A portal that has not been heard of for so long is closed. */
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

/** Every page that conversations are counted by. */
export const pageGroups: readonly string[] = [...knownPages.map(([, name]) => name), 'other'];

/** The page of a conversation, one of a few: whatever a client sends, figures stay small. */
export const pageGroup = (path: string | undefined): string => {
  const plain = (path ?? '').replace(/[?#].*$/s, '').replace(/(.)\/$/, '$1');
  return knownPages.find(([pattern]) => pattern.test(plain))?.[1] ?? 'other';
};

/** The subject of a card: the part of its id before the first dot. */
export const topicOf = (card: string | undefined): string =>
  /^[a-z]{1,24}(?=\.|$)/.exec(card ?? '')?.[0] ?? 'none';

/** `plans.prices` as a person reads it. */
export const cardWords = (card: string): string => {
  const [area = '', name = ''] = card.split('.');
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return name ? `${area}: ${words}` : area;
};

/** Questions to the assistant among the counted outcomes: steps of flows and demos are none, and who left is counted by the others. */
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
 * Everything said, as it stands on both sides: exchanges with the assistant by their time, messages between visitor and person by
 * their numbers. Two that are sent at once may get their numbers the other way round than their requests began.
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
