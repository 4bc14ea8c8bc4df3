import { expect, it } from 'vitest';
import { chooseLanguage } from '#functions/assistant/language/choose.ts';

/** The first run may have to train the language model. */
const trainingMs = 300_000;

// "hospitality", an industry that the assistant had just offered, was answered in Finnish to an English browser.
it.each(['hospitality', 'pricing', 'Templates', 'demo?', 'integrations', 'refund'])(
  'answers in English when the first message is only %j',
  async (text) => expect(await chooseLanguage({ text, acceptLanguage: 'en-GB' })).toBe('en'),
  trainingMs,
);
