import { brand } from '#shared/brand.ts';

/** The company's name in the cards' phrasings, whatever it is called. */
const nameInCards = 'parley';

/**
 * A message as the cards know it: the company by the name that their phrasings have, so that another brand is asked about in
 * the same words. For finding an answer only; what is shown and kept is what was typed.
 */
export const withCardsName = (text: string, name: string = brand.name): string => {
  if (name.toLowerCase() === nameInCards || name.trim() === '') return text;
  const literal = name.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // Scripts without spaces set the name directly beside their letters.
  return text.replace(new RegExp(`(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])`, 'giu'), nameInCards);
};
