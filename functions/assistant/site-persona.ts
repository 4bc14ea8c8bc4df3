import { quotablePrices } from './facts.ts';
import { loadAnswers, loadVocabulary } from './lexicons.ts';
import { offlineAssistant } from './offline.ts';
import { quotesOnly } from './output-filter.ts';
import type { Persona } from './reply.ts';
import { wishedAction } from './understand.ts';

/** The site's own assistant. What opens a form is decided by the same rule whichever brain writes the text. */
export const sitePersona: Persona = {
  system: async (language) => (await import('./prompt.ts')).sitePrompt(language),
  refuse: async (text) => (quotesOnly(text, quotablePrices) ? undefined : 'An amount in it is none of ours.'),
  offline: (request) => offlineAssistant.answer(request, request.signal),
  action: async ({ message, history, language }) =>
    wishedAction(message, history, await loadVocabulary(language), await loadAnswers(language)),
};
