import { disputedCounts, disputeWrite, takenWrite } from '#functions/conversations/store/dispute.ts';
import {
  byLanguageName,
  byPageName,
  cardName,
  nearName,
  talkDayWrites,
} from '#functions/conversations/store/figures.ts';
import { headWrite, tagsOf } from '#functions/conversations/store/head.ts';
import { keptTexts, personWrites } from '#functions/conversations/store/people.ts';
import type { Deps } from '#functions/http/types.ts';
import { talksIndex, turnKey } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/transact.ts';
import type { KeptTurn } from '#shared/api/chat.ts';
import type { Turn } from '#shared/api/conversations.ts';
import { isOpenQuestion, pageGroup, type TurnOutcome, topicOf } from '#shared/domain/conversations.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { redacted } from '#shared/domain/redact/redact.ts';
import type { ConversationRef } from './cookie.ts';
import { isMiss } from './outcome.ts';
import { searchWords } from './search-words.ts';

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
  /** The language the visitor's words were in. */
  readonly language: LanguageCode;
  readonly now: Date;
  /** The exchange before had found no answer; a hint that only figures follow. */
  readonly missedBefore?: boolean | undefined;
  /** The answered exchange before, where the visitor objects to it: it is no answer any more. */
  readonly disputes?: KeptTurn | undefined;
  /** The exchange before, which asked back, where the visitor takes what it offered: it is no open question any more. */
  readonly takes?: KeptTurn | undefined;
  /** The id of the exchange, where the caller needs to know it. */
  readonly turnId?: string | undefined;
}

const saidChars = 2000;
const textChars = 2000;
const mostCards = 5;

const whereOf = ({ flow, demo }: Answered): string =>
  flow ? `flow:${flow.slice(0, 60)}` : demo ? `demo:${demo}` : 'site';

/** What one exchange adds to the figures of its day and topic. */
export const countsOf = ({ answered, language, page, missedBefore, conversation }: Exchange) => {
  const place = pageGroup(page);
  const { outcome, cards, tokens = 0 } = answered;
  // Left without an answer is whoever's last exchange was none: the next one takes it back.
  const left = Number(isMiss(outcome)) - Number(missedBefore ?? false);
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
 * The writes that keep one exchange in its conversation: head, turn, counters, and whom it is found by. They belong into one
 * transaction; the first is the head's, which is refused where the conversation was deleted, is full or was taken over by a
 * person (`headOf` tells them apart). Nothing is read. Card, account and identity numbers are hidden here once more,
 * whatever the caller did.
 */
export const turnWrites = ({ table, newId }: Pick<Deps, 'table' | 'newId'>, exchange: Exchange): Write[] => {
  const { conversation, answered, language, now } = exchange;
  const { id, endsAt } = conversation;
  const {
    texts: [said],
    people,
  } = keptTexts([redacted(exchange.said.slice(0, saidChars))] as const);
  // Whose conversation it is, only the visitor's words say: what the assistant names is the company's own.
  const {
    texts: [text],
  } = keptTexts([redacted(answered.text.slice(0, textChars))] as const);
  const page = pageGroup(exchange.page);
  const where = whereOf(answered);
  const topic = answered.flow ? 'flow' : answered.demo ? 'demo' : topicOf(answered.cards[0]);
  const { turnId = newId(), disputes, takes } = exchange;
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
    ...(disputes ? ['o:disputed'] : []),
  ];
  return [
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
    ...talkDayWrites(
      table.name,
      [{ topic, counts: countsOf(exchange), at: turn.at }, ...(disputes ? [disputedCounts(disputes)] : [])],
      now,
    ),
    ...personWrites(table.name, { id, endsAt, identities: people }),
    ...(disputes ? [disputeWrite(table.name, id, disputes)] : []),
    ...(takes ? [takenWrite(table.name, id, takes)] : []),
  ];
};
