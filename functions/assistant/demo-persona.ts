import { demoFactsOf } from '#shared/content/templates/demo-catalogue.ts';
import { AppError } from '#shared/errors.ts';
import { answerDemo } from './demo/answer.ts';
import { type Persona, visitorWords } from './reply.ts';

/**
 * Returns a template's demo bot, which acts as a sample business and never opens a form. Unknown templates
 * throw 404.
 */
export const demoPersona = (templateId: string, now: Date): Persona => {
  const facts = demoFactsOf(templateId);
  if (!facts) throw new AppError('record.not_found');
  let prompt = '';
  return {
    addresses: [facts.contact],
    system: async (request) => {
      const { demoPrompt } = await import('./demo/prompt.ts');
      prompt = await demoPrompt(templateId, { ...request, now, visitor: visitorWords(request) });
      return prompt;
    },
    refuse: async (text, request) => {
      const { findUnknownNumber } = await import('./model/check-numbers.ts');
      return findUnknownNumber(text, {
        facts: [prompt],
        visitor: visitorWords(request),
        sumsOf: Object.values(facts.prices),
      });
    },
    offline: ({ message, history, language }) => answerDemo({ templateId, message, history, language, now }),
    action: async () => undefined,
  };
};
