import type { CardId, CardText, LanguageCards } from '#shared/content/assistant/cards/types.ts';
import type { TemplateId } from '#shared/content/templates/setup-days.ts';

/** Cards about an industry template. */
export const templateOf: Readonly<Partial<Record<CardId, TemplateId>>> = {
  'industries.ecommerce': 'ecommerce',
  'industries.healthcare': 'healthcare',
  'industries.realestate': 'real-estate',
  'industries.fitness': 'fitness',
  'industries.restaurant': 'restaurant',
  'industries.automotive': 'automotive',
  'industries.education': 'education',
  'industries.professional': 'professional-services',
};

/** Adds each template's use cases to its card, in the gallery's wording. */
export const withUseCases = async (
  cards: LanguageCards,
  usesOf: (template: TemplateId) => Promise<readonly string[]>,
): Promise<LanguageCards> => {
  const industries: Record<string, CardText> = { ...cards.areas.industries };
  for (const [id, template] of Object.entries(templateOf)) {
    const name = id.replace('industries.', '');
    const card = industries[name] as CardText;
    const uses = (await usesOf(template)).map((use) => `• ${use}`);
    industries[name] = { ...card, answer: [card.answer, ...uses].join('\n') };
  }
  return {
    ...cards,
    areas: { ...cards.areas, industries: industries as LanguageCards['areas']['industries'] },
  };
};
