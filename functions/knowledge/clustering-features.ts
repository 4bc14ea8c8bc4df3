import { findCandidates } from '#functions/assistant/finder/find.ts';
import { loadPack } from '#functions/assistant/packs/load.ts';
import type { LanguagePack } from '#functions/assistant/packs/pack.ts';
import { rarityFrom } from '#functions/assistant/retrieval/likeness.ts';
import type { UnansweredTurn } from '#functions/conversations/store/list.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { ClusteringFeatures } from './group.ts';
import { foldedWordSet } from './names.ts';

/** Features for clustering questions; each question is matched with the cards of its own language. */
export const loadClusteringFeatures = async (
  turns: readonly UnansweredTurn[],
): Promise<ClusteringFeatures> => {
  const english = await loadPack('en');
  const packs = new Map<LanguageCode, LanguagePack>([['en', english]]);
  for (const { language } of turns) if (!packs.has(language)) packs.set(language, await loadPack(language));
  const known = new Set(
    Object.values(english.cards).flatMap(([chip, answer]) => [...foldedWordSet(`${chip} ${answer}`)]),
  );
  return {
    rarity: rarityFrom([english]),
    nearTo: ({ said, language }) => findCandidates((packs.get(language) ?? english).finder, said),
    isKnown: (word) => known.has(word),
  };
};
