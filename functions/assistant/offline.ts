import type { Assistant } from './assistant.ts';
import { composer } from './compose.ts';
import { loadAnswers, loadVocabulary } from './lexicons.ts';
import { understand } from './understand.ts';

/** The built-in brain: recognises what buyers ask in 20 languages and answers from the site's own data. */
export const offlineAssistant: Assistant = {
  answer: async ({ message, history, language }) => {
    const [vocabulary, answers] = await Promise.all([loadVocabulary(language), loadAnswers(language)]);
    const understood = understand(message, history, vocabulary, answers);
    const text = composer(language, answers)(understood).join('\n\n');
    if (understood.intent === 'book') return { message: text, action: 'book_consultation' };
    if (understood.intent === 'contact') return { message: text, action: 'collect_contact' };
    return { message: text };
  },
};
