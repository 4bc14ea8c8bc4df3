import {
  byLanguageName,
  byPageName,
  cardName,
  incrementConversationDays,
  nearName,
} from '#functions/conversations/store/day-counters.ts';
import { careWrites, headWrite, tagsOf } from '#functions/conversations/store/head.ts';
import {
  disputedCounts,
  disputeWrite,
  markSuggestionChosenWrite,
} from '#functions/conversations/store/mark.ts';
import { personWrites, storableTexts } from '#functions/conversations/store/people.ts';
import {
  type ChatMemory,
  type LastTurn,
  type StoredTopics,
  saidChars,
} from '#functions/conversations/store/read.ts';
import type { Deps } from '#functions/http/types.ts';
import { conversationListIndex, turnKey } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/transact.ts';
import type { ChatOutcome } from '#shared/api/chat.ts';
import type { Turn } from '#shared/api/conversations.ts';
import { isOpenQuestion, pageGroup, type TurnOutcome, topicOf } from '#shared/domain/conversations.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { redacted } from '#shared/domain/redact/redact.ts';
import { searchWords } from '../text/search-words.ts';
import type { ConversationRef } from './cookie.ts';
import type { Reaction } from './reaction.ts';

/** An answer and why it was given. */
export interface Answered {
  readonly text: string;
  readonly language: LanguageCode;
  readonly cards: readonly string[];
  /** Sections of the site that the answer links to. */
  readonly links?: Turn['links'];
  /** Pictures, videos, links and cards from a flow, which come after its text. */
  readonly media?: Turn['media'];
  readonly score?: number | undefined;
  readonly runnerUp?: { readonly card: string; readonly score: number } | undefined;
  readonly checksFailed?: readonly string[] | undefined;
  readonly mode: 'model' | 'offline';
  readonly outcome: TurnOutcome;
  readonly tokens?: number | undefined;
  /** Public link of the flow that answered. */
  readonly flow?: string | undefined;
  /** The template whose demo answered. */
  readonly demo?: string | undefined;
  /** The visitor seems to be in danger. */
  readonly danger?: boolean | undefined;
}

export interface Exchange {
  readonly conversation: ConversationRef;
  /** The visitor's message; empty if the flow spoke first. */
  readonly said: string;
  readonly answered: Answered;
  /** The page that the visitor was on. */
  readonly page: string | undefined;
  readonly now: Date;
  /** The assistant's previous turn in the same panel. */
  readonly lastTurn?: LastTurn | undefined;
  readonly reaction?: Reaction | undefined;
  /** State for the next message; only the chat's own turns set it. */
  readonly topics?: StoredTopics | undefined;
  /** Default: a new id. */
  readonly turnId?: string | undefined;
}

const textChars = 2000;
const maxCards = 5;

const answeredBy = ({ flow, demo }: Answered): string =>
  flow ? `flow:${flow.slice(0, 60)}` : demo ? `demo:${demo}` : 'site';

/** Returns the counters that a turn adds to its day and topic. */
export const countTurn = ({ answered, page, lastTurn, conversation }: Exchange) => {
  const place = pageGroup(page);
  const { language, outcome, cards, tokens = 0 } = answered;
  // A visitor whose last turn got no answer counts as having left without one, until their next turn.
  const left = Number(isMiss(outcome)) - Number(lastTurn !== undefined && isMiss(lastTurn.outcome));
  const near = isMiss(outcome) ? (cards[0] ?? answered.runnerUp?.card) : undefined;
  return {
    [byLanguageName(language, outcome)]: 1,
    [byPageName(place, outcome)]: 1,
    [byLanguageName(language, 'left')]: left,
    [byPageName(place, 'left')]: left,
    ...Object.fromEntries(cards.slice(0, maxCards).map((card) => [cardName(card), 1])),
    ...(near ? { [nearName(near)]: 1 } : {}),
    turns: 1,
    conversations: conversation.isNew ? 1 : 0,
    tokens,
  };
};

/**
 * Returns the writes for one turn, which need no read. `turn` fails if the conversation was deleted, is full
 * or is with a person, and then returns its head; `reaction` fails if the last turn has changed. Redacts
 * card, account and identity numbers once more.
 */
export const turnWrites = (
  { table, newId }: Pick<Deps, 'table' | 'newId'>,
  exchange: Exchange,
): { turn: Write[]; reaction?: Write } => {
  const { conversation, answered, now, reaction } = exchange;
  const { language } = answered;
  const { id, endsAt } = conversation;
  const {
    texts: [said],
    people,
  } = storableTexts([redacted(exchange.said.slice(0, saidChars))] as const);
  // Only the visitor's words identify a person; addresses in the assistant's answers are the company's own.
  const {
    texts: [text],
  } = storableTexts([redacted(answered.text.slice(0, textChars))] as const);
  const page = pageGroup(exchange.page);
  const where = answeredBy(answered);
  const topic = answered.flow ? 'flow' : answered.demo ? 'demo' : topicOf(answered.cards[0]);
  const { turnId = newId(), topics } = exchange;
  const disputed = reaction?.kind === 'disputes' ? reaction.turn : undefined;
  const turn: Turn = {
    id: turnId,
    at: now.toISOString(),
    said,
    text,
    language: answered.language,
    page,
    where,
    outcome: answered.outcome,
    mode: answered.mode,
    cards: answered.cards.slice(0, maxCards),
    links: answered.links?.length ? answered.links : undefined,
    media: answered.media?.length ? answered.media : undefined,
    explained: {
      card: answered.cards[0],
      score: answered.score,
      runnerUp: answered.runnerUp,
      checksFailed: answered.checksFailed && [...answered.checksFailed],
    },
    tokens: answered.tokens || undefined,
    danger: answered.danger || undefined,
  };
  const tags = [
    ...tagsOf({ language, page, where, outcome: answered.outcome, topic }),
    ...(disputed ? ['o:disputed'] : []),
  ];
  const memory: ChatMemory | undefined = topics && {
    topics,
    lastTurn: {
      id: turnId,
      at: turn.at,
      said,
      language,
      page,
      outcome: answered.outcome,
      card: answered.cards[0],
    },
  };
  const writes = [
    headWrite(table.name, {
      id,
      endsAt,
      now,
      language,
      page,
      where,
      outcome: answered.outcome,
      said,
      tags,
      words: searchWords(said),
      memory,
      danger: answered.danger,
    }),
    {
      Put: {
        TableName: table.name,
        Item: {
          ...turnKey(id, turnId),
          entity: 'Turn',
          ...turn,
          ...(where === 'site' && isOpenQuestion(turn)
            ? conversationListIndex('unanswered', turn.at, turnId)
            : {}),
          ttl: endsAt,
        },
      },
    },
    ...incrementConversationDays(
      table.name,
      [{ topic, counts: countTurn(exchange), at: turn.at }, ...(disputed ? [disputedCounts(disputed)] : [])],
      now,
    ),
    ...personWrites(table.name, { id, endsAt, identities: people }),
    ...careWrites(table.name, { id, endsAt, now, danger: answered.danger }),
  ];
  if (!reaction) return { turn: writes };
  const write = reaction.kind === 'disputes' ? disputeWrite : markSuggestionChosenWrite;
  return { turn: writes, reaction: write(table.name, id, reaction.turn) };
};

/** Returns the outcome as it is counted: an answer that opens a form is `passed`. */
export const turnOutcome = (reply: {
  readonly outcome?: ChatOutcome | undefined;
  readonly action?: string | undefined;
}): TurnOutcome => (reply.action ? 'passed' : (reply.outcome ?? 'answered'));

/** Whether a visitor who leaves after this turn counts as left without an answer. */
export const isMiss = (outcome: TurnOutcome): boolean => outcome === 'unknown' || outcome === 'clarified';
