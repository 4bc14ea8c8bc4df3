import { byLanguage } from '#shared/domain/by-language.ts';
import english from './data/en.json' with { type: 'json' };
import type { ChatTexts } from './types.ts';

/** Part of the chat panel's bundle, so that there are texts if another language's chunk fails to load. */
export const englishTexts: ChatTexts = english;

/** The panel's texts in one language. Rejects if its chunk can't be loaded. */
export const loadChatTexts = byLanguage<ChatTexts>(
  (language) => import(`./data/${language}.json`, { with: { type: 'json' } }),
);

export { fill } from './fill.ts';
