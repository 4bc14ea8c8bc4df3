import { brand } from '#shared/brand.ts';
import type { CompanyFacts, TaughtCard } from '#shared/domain/knowledge.ts';
import { wallClockAt } from '#shared/domain/wall-clock.ts';
import { fill } from '../fill.ts';
import type { LanguagePack } from '../packs/pack.ts';
import type { Found } from '../talk/request.ts';
import { rarityFrom } from './likeness.ts';
import { findPost, loadLibrary, type PostsSource } from './posts.ts';
import { findTaught, sureTaught, taughtAnswer } from './taught.ts';

/** Sources of answers in addition to the trained cards. */
export interface Knowledge {
  readonly knowledge?: readonly TaughtCard[] | undefined;
  readonly facts?: CompanyFacts | undefined;
  /** The published posts; without them, the sample posts. */
  readonly posts?: PostsSource | undefined;
  /** The time at which a taught card must be valid. */
  readonly now?: Date | undefined;
}

export interface RetrievalQuestion {
  readonly message: string;
  /** Input and output languages. */
  readonly input: LanguagePack;
  readonly output: LanguagePack;
  /** No card is confident, so a post may answer. */
  readonly open: boolean;
}

/** The current day in the company's time zone. */
const companyDay = (now: Date): string => wallClockAt(now, brand.timeZone).date;

/** Whether a link is a path within the site; other links are not shown. */
const isPath = (link: string | undefined): link is string => link !== undefined && /^\/(?![/\\])/.test(link);

/** Returns the taught answers that resemble a message, the most similar first. */
export const findAllTaught = (
  { message, input, output }: Omit<RetrievalQuestion, 'open'>,
  { knowledge = [], now = new Date() }: Knowledge,
): Found[] => {
  if (knowledge.length === 0) return [];
  const rarity = rarityFrom([...new Set([input, output])]);
  return findTaught(knowledge, message, { rarity, day: companyDay(now) }).flatMap((hit) => {
    const text = taughtAnswer(hit, output.code);
    const { card, score, question } = hit;
    const link = isPath(card.link) ? { text: output.words.seeOnPage, href: card.link } : undefined;
    return text === undefined
      ? []
      : [{ id: card.id, text, score, sure: score >= sureTaught, chip: question, ...(link ? { link } : {}) }];
  });
};

/** Minimum share of the question that a post must cover to answer it. */
const postAnswers = 0.64;
/** Minimum letters of a question that a post may answer; one word is too little. */
const minLetters = 12;

const postFor = async (
  { message, output }: RetrievalQuestion,
  { posts }: Knowledge,
): Promise<Found | undefined> => {
  if (message.replace(/[^\p{L}]/gu, '').length < minLetters) return undefined;
  const hit = findPost(await loadLibrary(posts), message);
  if (!hit || hit.score < postAnswers) return undefined;
  const { post, sentence, score } = hit;
  return {
    id: `post.${post.id}`,
    text: `${fill(output.words.fromBlog, { title: post.title })}\n${sentence}`,
    score,
    sure: false,
    link: { text: post.title, href: `/blog/${post.id}` },
  };
};

/**
 * Returns a taught answer to a message or, if no card is confident, a post. Near matches are returned even
 * if a card is likely, because its unknown words may be the topic.
 */
export const retrieve = async (asked: RetrievalQuestion, known: Knowledge): Promise<Found | undefined> => {
  if (!asked.open && !known.knowledge?.length) return undefined;
  const [taught] = findAllTaught(asked, known);
  if (taught?.sure || !asked.open) return taught;
  return (await postFor(asked, known)) ?? taught;
};
