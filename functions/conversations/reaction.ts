import * as z from 'zod/mini';
import { loadPack } from '#functions/assistant/packs/load.ts';
import { likeness, rarityFrom, weighed } from '#functions/assistant/retrieval/likeness.ts';
import { chipOf } from '#functions/assistant/talk/reading.ts';
import type { ChatTurn, KeptTurn } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { languageCodes } from '#shared/domain/languages.ts';

const keptSchema = z.object({
  turn: z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/)),
  at: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z$/)),
  language: z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]),
  page: z.string().check(z.maxLength(40)),
  card: z.optional(z.string().check(z.maxLength(80))),
  asked: z.optional(z.boolean()),
});

/** The exchange that a `state` came with. A stranger may have written it: whoever uses it checks it against what is kept. */
export const keptBefore = (state: unknown): KeptTurn | undefined => {
  const read = z.safeParse(keptSchema, (state as { kept?: unknown } | null | undefined)?.kept);
  return read.success ? read.data : undefined;
};

/** From this likeness on a question that gets the same card is the one before, in other words. */
const sameAgain = 0.15;

const figuresIn = (text: string): string =>
  [...text.matchAll(/\p{Nd}+/gu)]
    .map(([figure]) => figure)
    .sort()
    .join();
const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether a message asks what the one before asked, in other words: it comes to the same card, has words in common beyond
 * what every question has, and no other figure. The same words again are no sign: a retry sends them, and another language.
 */
export const asksAgain = async (
  message: string,
  earlier: string,
  { card, before, language }: { card: string | undefined; before: string; language: LanguageCode },
): Promise<boolean> => {
  if (card !== before || figuresIn(message) !== figuresIn(earlier)) return false;
  if (folded(message) === folded(earlier)) return false;
  const rarity = rarityFrom([await loadPack(language)]);
  return likeness(weighed(message, rarity), weighed(earlier, rarity)) >= sameAgain;
};

interface Said {
  readonly message: string;
  readonly history: readonly ChatTurn[];
  readonly cards: readonly string[];
  readonly language: LanguageCode;
  readonly state: unknown;
}

/** The exchange that a message objects to: it says that the answer was not meant, or asks the same again. */
export const disputedBy = async ({
  message,
  history,
  cards,
  language,
  state,
}: Said): Promise<KeptTurn | undefined> => {
  const kept = keptBefore(state);
  const earlier = history.findLast(({ role }) => role === 'user')?.content;
  if (!kept || kept.asked || earlier === undefined) return undefined;
  if (cards.includes('talk.notThat')) return kept;
  const { card } = kept;
  if (card === undefined || card.startsWith('talk.') || kept.language !== language) return undefined;
  return (await asksAgain(message, earlier, { card: cards[0], before: card, language })) ? kept : undefined;
};

/** The exchange that asked back and whose offer a message takes: the question of a card, word for word, or one that was taught. */
export const takenBy = async ({
  message,
  cards,
  language,
  state,
}: Omit<Said, 'history'>): Promise<KeptTurn | undefined> => {
  const kept = keptBefore(state);
  if (!kept?.asked) return undefined;
  if (cards[0]?.startsWith('taught.')) return kept;
  const codes = [...new Set([kept.language, language])];
  for (const code of codes) if (chipOf(await loadPack(code), message)) return kept;
  return undefined;
};
