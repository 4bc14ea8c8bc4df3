import { type ChatLink, type ChatSuggestion, suggestionKinds } from '#shared/api/chat.ts';
import { isLanguageCode } from '#shared/domain/languages.ts';
import { ownPath } from '#shared/domain/own-path.ts';

const maxChips = 6;
const maxLinks = 3;
const maxChipChars = 200;

type Fields = Record<string, unknown>;

const listOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter((entry): entry is Fields => typeof entry === 'object' && !!entry) : [];

const isLabel = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxChipChars;

/** Validates suggestions from the server or storage; drops unusable ones. */
export const acceptSuggestions = (value: unknown): readonly ChatSuggestion[] | undefined => {
  const chips = listOf(value).flatMap(({ kind, text, language }): ChatSuggestion[] => {
    const known = suggestionKinds.find((one) => one === kind);
    if (!known || !isLabel(text)) return [];
    if (known !== 'language') return [{ kind: known, text }];
    return isLanguageCode(language) ? [{ kind: known, text, language }] : [];
  });
  return chips.length > 0 ? chips.slice(0, maxChips) : undefined;
};

/** Validates links: only within this site, each once. */
export const acceptLinks = (
  value: unknown,
  origin = globalThis.location?.origin,
): readonly ChatLink[] | undefined => {
  const links = new Map<string, ChatLink>();
  for (const { text, href } of listOf(value)) {
    const path = typeof href === 'string' ? ownPath(href, origin) : undefined;
    if (path && isLabel(text) && !links.has(path)) links.set(path, { text, href: path });
  }
  return links.size > 0 ? [...links.values()].slice(0, maxLinks) : undefined;
};

/** Names of answer cards, from the server or the tab's memory. */
export const acceptCards = (value: unknown): readonly string[] | undefined => {
  const cards = Array.isArray(value)
    ? value.filter((card): card is string => typeof card === 'string' && card.length <= 80)
    : [];
  return cards.length > 0 ? cards.slice(0, 10) : undefined;
};
