import { demoFactsOf } from '#shared/content/templates/demo-catalogue.ts';
import { AppError } from '#shared/errors.ts';
import { answerDemo } from './demo/answer.ts';
import { quotesOnly } from './output-filter.ts';
import type { Persona } from './reply.ts';

/** The demo bot of a template: it plays the template's sample business and never opens a form. 404 where there is none. */
export const demoPersona = (templateId: string, now: Date): Persona => {
  const facts = demoFactsOf(templateId);
  if (!facts) throw new AppError('record.not_found');
  return {
    system: async (language) => (await import('./demo/prompt.ts')).demoPrompt(templateId, language),
    refuse: async (text) =>
      quotesOnly(text, Object.values(facts.prices)) ? undefined : 'An amount in it is none of the business.',
    offline: async ({ message, history, language }) => ({
      message: await answerDemo({ templateId, message, history, language, now }),
    }),
    action: async () => undefined,
  };
};
