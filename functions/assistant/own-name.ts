import { brand } from '#shared/brand.ts';

/** The company's name in the cards' phrasings. */
const nameInCards = 'parley';

/**
 * Replaces the brand's name by the name used in the cards' phrasings, for search only. Displayed and stored
 * text stays as typed.
 */
export const withCardsName = (text: string, name: string = brand.name): string => {
  if (name.toLowerCase() === nameInCards || name.trim() === '') return text;
  const literal = name.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // Scripts without spaces put the name directly next to their letters.
  return text.replace(new RegExp(`(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])`, 'giu'), nameInCards);
};
