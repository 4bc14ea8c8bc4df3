import type { ChatSuggestion } from '#shared/api/chat.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { catalogue } from '../cards/catalogue.ts';
import { isComparable, isPresentFigure } from '../cards/values.ts';
import type { LanguagePack } from '../packs/pack.ts';

const maxChips = 3;
/** Fallback suggestions: the three most common questions. */
const usual: readonly CardId[] = ['features.whatWeDo', 'plans.prices', 'features.deploy'];

const ask = (pack: LanguagePack, id: CardId): ChatSuggestion => ({ kind: 'ask', text: pack.cards[id][0] });

const button = (pack: LanguagePack, kind: 'book' | 'contact'): ChatSuggestion => ({
  kind,
  text: kind === 'book' ? pack.words.bookButton : pack.words.contactButton,
});

/** Suggestions after a reply: alternatives, then follow-ups, then forms as buttons. */
export const listChips = (
  pack: LanguagePack,
  cards: readonly CardId[],
  nearby: readonly CardId[],
): ChatSuggestion[] => {
  const next = [...nearby, ...cards.flatMap((id) => catalogue[id].next)];
  const questions = [...new Set(next.length > 0 ? next : usual)]
    .filter((id) => !cards.includes(id))
    .filter((id) => isComparable(id) && isPresentFigure(id, pack.cards[id][0]))
    .slice(0, maxChips);
  const buttons = [...new Set(cards.flatMap((id) => catalogue[id].buttons ?? []))];
  return [...questions.map((id) => ask(pack, id)), ...buttons.map((kind) => button(pack, kind))];
};

/** A suggestion that opens the form with this question. */
export const passChip = (pack: LanguagePack): ChatSuggestion => ({ kind: 'pass', text: pack.words.passOn });

/** Suggestions without a match: pass the question on, then near cards, then common questions. */
export const missChips = (pack: LanguagePack, nearby: readonly CardId[]): ChatSuggestion[] => [
  passChip(pack),
  ...[...new Set([...nearby, ...usual])]
    .slice(0, Math.max(maxChips, nearby.length))
    .map((id) => ask(pack, id)),
];
