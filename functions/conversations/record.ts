import { disputedCounts, disputeWrite, takenWrite } from '#functions/conversations/store/dispute.ts';
import {
  byLanguageName,
  byPageName,
  cardName,
  incrementConversationDays,
  nearName,
} from '#functions/conversations/store/figures.ts';
import { headWrite, tagsOf } from '#functions/conversations/store/head.ts';
import {
  type ChatMemory,
  type LastTurn,
  type StoredTopics,
  saidChars,
} from '#functions/conversations/store/memory.ts';
import { personWrites, storableTexts } from '#functions/conversations/store/people.ts';
import type { Deps } from '#functions/http/types.ts';
import { talksIndex, turnKey } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/transact.ts';
import type { Turn } from '#shared/api/conversations.ts';
import { isOpenQuestion, pageGroup, type TurnOutcome, topicOf } from '#shared/domain/conversations.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { redacted } from '#shared/domain/redact/redact.ts';
import { searchWords } from '../text/search-words.ts';
import type { ConversationRef } from './cookie.ts';
import { isMiss } from './outcome.ts';
import type { Reaction } from './reaction.ts';

/** What was answered, and why so. */
export interface Answered {
  readonly text: string;
  readonly language: LanguageCode;
  readonly cards: readonly string[];
  /** Places on the site that it leads to. */
  readonly links?: Turn['links'];
  readonly score?: number | undefined;
  readonly runnerUp?: { readonly card: string; readonly score: number } | undefined;
  readonly checksFailed?: readonly string[] | undefined;
  readonly mode: 'model' | 'offline';
  readonly outcome: TurnOutcome;
  readonly tokens?: number | undefined;
  /** The link of the flow that answered. */
  readonly flow?: string | undefined;
  /** The template whose demo answered. */
  readonly demo?: string | undefined;
}

export interface Exchange {
  readonly conversation: ConversationRef;
  /** The visitor's words; empty where the flow spoke first. */
  readonly said: string;
  readonly answered: Answered;
  /** Where the visitor was. */
  readonly page: string | undefined;
  readonly now: Date;
  /** The assistant's turn before this one, in the same panel. */
  readonly lastTurn?: LastTurn | undefined;
  readonly reaction?: Reaction | undefined;
  /** For the next message; only the chat's own turns set it. */
  readonly topics?: StoredTopics | undefined;
  /** Default: a new id. */
  readonly turnId?: string | undefined;
}

const textChars = 2000;
const mostCards = 5;

const answeredBy = ({ flow, demo }: Answered): string =>
  flow ? `flow:${flow.slice(0, 60)}` : demo ? `demo:${demo}` : 'site';

/** Counters that one turn adds to its day and topic. */
export const countTurn = ({ answered, page, lastTurn, conversation }: Exchange) => {
  const place = pageGroup(page);
  const { language, outcome, cards, tokens = 0 } = answered;
  // A visitor whose last turn was a miss counts as left without an answer; their next turn takes that back.
  const left = Number(isMiss(outcome)) - Number(lastTurn !== undefined && isMiss(lastTurn.outcome));
  const near = isMiss(outcome) ? (cards[0] ?? answered.runnerUp?.card) : undefined;
  return {
    [byLanguageName(language, outcome)]: 1,
    [byPageName(place, outcome)]: 1,
    [byLanguageName(language, 'left')]: left,
    [byPageName(place, 'left')]: left,
    ...Object.fromEntries(cards.slice(0, mostCards).map((card) => [cardName(card), 1])),
    ...(near ? { [nearName(near)]: 1 } : {}),
    turns: 1,
    conversations: conversation.isNew ? 1 : 0,
    tokens,
  };
};

/**
 * The writes of one turn, without a read. `turn` fails when the conversation was deleted, is full or belongs to a person,
 * and then finds its head; `reaction` fails when the last turn changed meanwhile. Card, account and identity numbers are
 * redacted here once more, whatever the caller did.
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
  // Whose conversation it is, only the visitor's words say: what the assistant names is the company's own.
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
    cards: answered.cards.slice(0, mostCards),
    links: answered.links?.length ? answered.links : undefined,
    explained: {
      card: answered.cards[0],
      score: answered.score,
      runnerUp: answered.runnerUp,
      checksFailed: answered.checksFailed && [...answered.checksFailed],
    },
    tokens: answered.tokens || undefined,
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
    }),
    {
      Put: {
        TableName: table.name,
        Item: {
          ...turnKey(id, turnId),
          entity: 'Turn',
          ...turn,
          ...(where === 'site' && isOpenQuestion(turn) ? talksIndex('unanswered', turn.at, turnId) : {}),
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
  ];
  if (!reaction) return { turn: writes };
  const write = reaction.kind === 'disputes' ? disputeWrite : takenWrite;
  return { turn: writes, reaction: write(table.name, id, reaction.turn) };
};
