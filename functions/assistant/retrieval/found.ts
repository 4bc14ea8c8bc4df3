import { brand } from '#shared/brand.ts';
import { wallClockAt } from '#shared/domain/consultation-slots.ts';
import type { CompanyFacts, TaughtCard } from '#shared/domain/knowledge.ts';
import { fill } from '../fill.ts';
import type { LanguagePack } from '../packs/pack.ts';
import type { Found } from '../talk/request.ts';
import { type Rarity, rarityFrom } from './likeness.ts';
import { findPost, loadLibrary } from './posts.ts';
import { findTaught, sureTaught, taughtAnswer } from './taught.ts';

/** What the company knows beside the trained cards. */
export interface Knowledge {
  readonly knowledge?: readonly TaughtCard[] | undefined;
  readonly facts?: CompanyFacts | undefined;
  /** The moment by which a taught card is valid or not. */
  readonly now?: Date | undefined;
}

export interface Asked {
  readonly message: string;
  /** What the message is in, and what to answer in. */
  readonly ears: LanguagePack;
  readonly speaker: LanguagePack;
  /** Whether no card is sure, so that a post may answer. */
  readonly open: boolean;
}

/** The day on the company's own calendar. */
const dayIn = (now: Date): string => wallClockAt(now, brand.timeZone).date;

/** A site's own path; anything else a taught card points to is not shown as a place. */
const isPath = (link: string | undefined): link is string => link !== undefined && /^\/(?![/\\])/.test(link);

const taughtFor = (
  { message, speaker }: Asked,
  { knowledge = [], now = new Date() }: Knowledge,
  rarity: Rarity,
): Found | undefined => {
  if (knowledge.length === 0) return undefined;
  const [hit] = findTaught(knowledge, message, { rarity, day: dayIn(now) });
  const text = hit && taughtAnswer(hit, speaker.code);
  if (!hit || text === undefined) return undefined;
  const { card, score, question } = hit;
  return {
    id: card.id,
    text,
    score,
    sure: score >= sureTaught,
    chip: question,
    ...(isPath(card.link) ? { link: { text: speaker.words.seeOnPage, href: card.link } } : {}),
  };
};

/** From this share of a question on a post answers it. */
const postAnswers = 0.64;
/** One word is too little to send somebody to read. */
const fewestLetters = 12;

const postFor = async ({ message, speaker }: Asked): Promise<Found | undefined> => {
  if (message.replace(/[^\p{L}]/gu, '').length < fewestLetters) return undefined;
  const hit = findPost(await loadLibrary(), message);
  if (!hit || hit.score < postAnswers) return undefined;
  const { post, sentence, score } = hit;
  return {
    id: `post.${post.id}`,
    text: `${fill(speaker.words.fromBlog, { title: post.title })}\n${sentence}`,
    score,
    sure: false,
    link: { text: post.title, href: `/blog/${post.id}` },
  };
};

/**
 * What was taught that answers a message, or where no card is sure, what a post says. What comes close is told even where a card is
 * likely: the words around a strange one may have found it.
 */
export const foundFor = async (asked: Asked, known: Knowledge): Promise<Found | undefined> => {
  if (!asked.open && !known.knowledge?.length) return undefined;
  const rarity = rarityFrom([...new Set([asked.ears, asked.speaker])]);
  const taught = taughtFor(asked, known, rarity);
  if (taught?.sure || !asked.open) return taught;
  return (await postFor(asked)) ?? taught;
};
