import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { type Candidate, findCandidates } from '../finder/find.ts';
import type { LanguagePack } from '../packs/pack.ts';

const maxWords = 40;
const minLetters = 4;

/** All endings of a message, one per word. */
const endsOf = (message: string): string[] => {
  const starts = [...message.matchAll(/(?<=\s)\S/gu)].map(({ index }) => index).slice(0, maxWords);
  return starts
    .map((at) => message.slice(at))
    .filter((end) => end.replace(/\P{L}/gu, '').length >= minLetters);
};

const isTalk = (id: CardId | undefined): boolean => id?.startsWith('talk.') ?? false;

/** Returns the question after "no, I meant" or an insult: the ending that matches a card best. */
export const restOf = (
  pack: LanguagePack,
  message: string,
  least: number,
): { readonly text: string; readonly candidates: readonly Candidate[] } | undefined => {
  let best: { text: string; candidates: Candidate[]; share: number } | undefined;
  for (const text of endsOf(message)) {
    const candidates = findCandidates(pack.finder, text);
    const [top] = candidates;
    if (!top || isTalk(top.id) || top.share < Math.max(least, best?.share ?? 0)) continue;
    best = { text, candidates, share: top.share };
  }
  return best;
};
