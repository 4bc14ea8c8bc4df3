import { describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { industryIds } from '#shared/content/assistant/types.ts';
import { languageCodes } from '#shared/domain/languages.ts';
import { composer } from './compose.ts';
import { quotablePrices } from './facts.ts';
import { loadAnswers } from './lexicons.ts';
import { offlineAssistant } from './offline.ts';
import { maxAnswerChars, quotesOnly } from './output-filter.ts';
import type { Intent, Understanding } from './understand.ts';

const intents: readonly Intent[] = [
  'greeting',
  'services',
  'industry',
  'other_industry',
  'pricing',
  'plan_fit',
  'integrations',
  'timeline',
  'security',
  'languages',
  'book',
  'booking_info',
  'contact',
  'contact_info',
  'thanks',
  'bye',
  'complaint',
  'decline',
  'off_topic',
];
const cases: readonly Omit<Understanding, 'intent'>[] = [
  {},
  ...industryIds.map((industry) => ({ industry })),
  { volume: { count: 3000, unit: 'messages' } },
  { volume: { count: 90_000, unit: 'messages' } },
  { volume: { count: 4000, unit: 'conversations' } },
];
const digits = (text: string) => text.replace(/(?<=\d)[.,\s\u00a0\u202f’](?=\d{3})/g, '');

describe.each(languageCodes)('answers in %s', (code) => {
  it('say something for every intent, filled in, short, with our prices only', async () => {
    const compose = composer(code, await loadAnswers(code));
    for (const intent of intents) {
      for (const known of cases) {
        const text = compose({ intent, ...known }).join('\n\n');
        expect(text.length, intent).toBeGreaterThan(5);
        expect(text.length, intent).toBeLessThanOrEqual(maxAnswerChars);
        expect(text, intent).not.toMatch(/[{}]|undefined|NaN/);
        expect(quotesOnly(text, quotablePrices), text).toBe(true);
      }
    }
  });

  it('quote both price lists and the right plan', async () => {
    const compose = composer(code, await loadAnswers(code));
    const prices = digits(compose({ intent: 'pricing' }).join('\n'));
    for (const price of ['129', '699', '1497', '2497', '2997', '5000', '50000', '1000'])
      expect(prices).toContain(price);
    expect(
      digits(compose({ intent: 'plan_fit', volume: { count: 20_000, unit: 'messages' } }).join('\n')),
    ).toMatch(/Professional.*699/s);
    expect(
      digits(compose({ intent: 'plan_fit', volume: { count: 5000, unit: 'messages' } }).join('\n')),
    ).toMatch(/Starter.*129/s);
    expect(compose({ intent: 'plan_fit', volume: { count: 50_001, unit: 'messages' } }).join('\n')).toContain(
      'Enterprise',
    );
    expect(
      digits(compose({ intent: 'plan_fit', volume: { count: 4000, unit: 'conversations' } }).join('\n')),
    ).toMatch(/Professional.*2497/s);
  });
});

it('keeps the words of the specification for an answer that did not come', async () => {
  expect((await loadAnswers('en')).apology).toBe(
    "I apologize, but I'm having trouble responding right now. Please try again.",
  );
});

it('names the company’s address when somebody complains', async () => {
  const { message, action } = await offlineAssistant.answer(
    { message: 'this is useless', history: [], language: 'en' },
    new AbortController().signal,
  );
  expect(message).toContain(brand.email);
  expect(action).toBeUndefined();
});
