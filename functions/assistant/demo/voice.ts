import { demoFactsOf, loadFrames, loadTexts } from '#shared/content/templates/demo-catalogue.ts';
import {
  commonItems,
  type DemoFacts,
  type DemoFrames,
  type DemoTexts,
} from '#shared/content/templates/demo-types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { formatters } from '../facts.ts';
import { type Finder, makeFinder } from './find.ts';
import { type SlotWords, slotWordsOf } from './reading.ts';
import { entriesOf, type Signs, signsOf } from './words.ts';

/** A template's demo in one language: its texts and patterns. */
export interface Voice {
  readonly language: LanguageCode;
  readonly facts: DemoFacts;
  readonly frames: DemoFrames;
  readonly texts: DemoTexts;
  readonly find: Finder;
  readonly words: SlotWords;
  readonly options: ReadonlyMap<string, readonly string[]>;
  readonly urgent: Signs;
  /** Placeholder values: business, contact and prices. */
  readonly values: Readonly<Record<string, string>>;
}

const phrasesOf = (facts: DemoFacts, frames: DemoFrames, texts: DemoTexts): Record<string, string[]> => {
  const phrases: Record<string, string[]> = {};
  const add = (id: string, list: readonly string[]) => {
    phrases[id] = [...(phrases[id] ?? []), ...list];
  };
  for (const id of commonItems) add(id, frames.asks[id].split('|'));
  for (const [id, [asks]] of Object.entries(texts.items)) add(id, asks.split('|'));
  for (const [index, id] of facts.samples.entries()) add(id, texts.samples.slice(index, index + 1));
  for (const [index, id] of facts.useCases.entries()) add(id, texts.useCases.slice(index, index + 1));
  return phrases;
};

const make = async (templateId: string, facts: DemoFacts, language: LanguageCode): Promise<Voice> => {
  const [frames, texts] = await Promise.all([loadFrames(language), loadTexts(templateId, language)]);
  const { price } = formatters(language);
  return {
    language,
    facts,
    frames,
    texts,
    find: makeFinder(phrasesOf(facts, frames, texts)),
    words: slotWordsOf(frames, language === 'en'),
    options: new Map(
      Object.entries(texts.options).map(([id, [name, words]]) => [id, entriesOf(`${name}|${words}`)]),
    ),
    urgent: signsOf(texts.urgent ?? ''),
    values: {
      business: facts.business,
      contact: facts.contact,
      hours: texts.hours,
      ...Object.fromEntries(Object.entries(facts.prices).map(([name, amount]) => [name, price(amount)])),
    },
  };
};

const voices = new Map<string, Promise<Voice>>();

/** Loads a template's demo in a language on first use; undefined for an unknown template. */
export const loadVoice = (templateId: string, language: LanguageCode): Promise<Voice> | undefined => {
  const key = `${templateId} ${language}`;
  const known = voices.get(key);
  if (known) return known;
  const facts = demoFactsOf(templateId);
  if (!facts) return undefined;
  const making = make(templateId, facts, language);
  voices.set(key, making);
  making.catch(() => voices.delete(key));
  return making;
};
