import { fullTemplates } from '#shared/content/templates/catalogue.ts';
import { AppError } from '#shared/errors.ts';
import { answerAsDemo } from './offline-demo.ts';
import { quotesOnly } from './output-filter.ts';
import { demoPrompt } from './prompt.ts';
import type { Persona } from './reply.ts';

/** The demo bot of a template: it plays the template's sample business and never opens a form. 404 where there is none. */
export const demoPersona = (templateId: string): Persona => {
  const template = fullTemplates.find(({ id }) => id === templateId);
  if (!template) throw new AppError('record.not_found');
  return {
    system: async (language) => demoPrompt(template.business, language),
    refuse: async (text) =>
      quotesOnly(text, demoAmounts(template.business))
        ? undefined
        : 'An amount in it is none of the business.',
    offline: (request) => answerAsDemo(template, request),
    action: async () => undefined,
  };
};

/** Every amount the sample business names: its price list and what its prepared answers mention. */
const demoAmounts = ({ prices, faq }: (typeof fullTemplates)[number]['business']): number[] => [
  ...prices.map(({ price }) => price),
  ...faq.flatMap(({ answer }) =>
    [...answer.matchAll(/\$([\d,]+)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', ''))),
  ),
];
