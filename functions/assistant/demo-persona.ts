import { demoFactsOf } from '#shared/content/templates/demo-catalogue.ts';
import { AppError } from '#shared/errors.ts';
import { answerDemo } from './demo/answer.ts';
import { quotesOnly } from './output-filter.ts';
import type { Persona } from './reply.ts';

/**
 * Returns a template's demo bot, which plays a sample business and never opens a form. Unknown templates
 * throw 404.
 */
export const demoPersona = (templateId: string, now: Date): Persona => {
  const facts = demoFactsOf(templateId);
  if (!facts) throw new AppError('record.not_found');
  return {
    system: async (language) => (await import('./demo/prompt.ts')).demoPrompt(templateId, language),
    refuse: async (text) =>
      quotesOnly(text, Object.values(facts.prices)) ? undefined : 'An amount in it is none of the business.',
    offline: ({ message, history, language }) => answerDemo({ templateId, message, history, language, now }),
    action: async () => undefined,
  };
};
