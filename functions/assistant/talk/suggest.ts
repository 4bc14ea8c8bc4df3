import type { ChatSuggestion } from '#shared/api/chat.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { catalogue } from '../cards/catalogue.ts';
import type { LanguagePack } from '../packs/pack.ts';

const mostChips = 3;
/** Shown where nothing fits: three things that most visitors want to know. */
const usual: readonly CardId[] = ['features.whatWeDo', 'plans.prices', 'features.deploy'];

const ask = (pack: LanguagePack, id: CardId): ChatSuggestion => ({ kind: 'ask', text: pack.cards[id][0] });

const button = (pack: LanguagePack, kind: 'book' | 'contact'): ChatSuggestion => ({
  kind,
  text: kind === 'book' ? pack.words.bookButton : pack.words.contactButton,
});

/** Chips after an answer: what else may have been meant, then what often comes next, then the forms as buttons. */
export const chipsOf = (
  pack: LanguagePack,
  cards: readonly CardId[],
  nearby: readonly CardId[],
): ChatSuggestion[] => {
  const next = [...nearby, ...cards.flatMap((id) => catalogue[id].next)];
  const questions = [...new Set(next.length > 0 ? next : usual)]
    .filter((id) => !cards.includes(id))
    .slice(0, mostChips);
  const buttons = [...new Set(cards.flatMap((id) => catalogue[id].buttons ?? []))];
  return [...questions.map((id) => ask(pack, id)), ...buttons.map((kind) => button(pack, kind))];
};

/** Opens the form with exactly this question. */
export const passChip = (pack: LanguagePack): ChatSuggestion => ({ kind: 'pass', text: pack.words.passOn });

/** Chips where nothing fits: pass the question on, then the nearest cards, then what is asked most. */
export const missChips = (pack: LanguagePack, nearby: readonly CardId[]): ChatSuggestion[] => [
  passChip(pack),
  ...[...new Set([...nearby, ...usual])].slice(0, mostChips).map((id) => ask(pack, id)),
];
