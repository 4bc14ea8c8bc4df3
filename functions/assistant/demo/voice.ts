import { demoFactsOf, loadFrames, loadTexts } from '#shared/content/templates/demo-catalogue.ts';
import {
  commonItems,
  type DemoFacts,
  type DemoFrames,
  type DemoTask,
  type DemoTexts,
  type SlotId,
  slotTypes,
} from '#shared/content/templates/demo-types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { perPublication } from '#shared/site/published.ts';
import { formatters } from '../facts.ts';
import type { Slot } from '../tasks/slots.ts';
import type { Task } from '../tasks/types.ts';
import { makeTaskVoice, type TaskVoice } from '../tasks/voice.ts';
import { entriesOf, type Signs, signsOf } from '../tasks/words.ts';
import { type Finder, makeFinder } from './find.ts';
import { keywordsOf, ownWordsOf } from './own-words.ts';

/** A template's demo in one language: its texts and patterns. */
export interface Voice {
  readonly language: LanguageCode;
  readonly facts: DemoFacts;
  readonly frames: DemoFrames;
  readonly texts: DemoTexts;
  readonly find: Finder;
  /** By word beginning: the task that alone uses it. */
  readonly ownWords: ReadonlyMap<string, string>;
  readonly task: TaskVoice;
  readonly options: ReadonlyMap<string, readonly string[]>;
  readonly urgent: Signs;
  /** By word beginning: the item that has it as a bare keyword. */
  readonly keywords: ReadonlyMap<string, string>;
  /** Placeholder values: business, contact and prices. */
  readonly values: Readonly<Record<string, string>>;
  readonly price: (amount: number) => string;
}

const toSlot = (id: SlotId, { options, courses, acceptsOther }: DemoTask): Slot => ({
  id,
  takes: slotTypes[id],
  options: id === 'course' ? courses : options,
  acceptsOther: acceptsOther === true && id === 'choice',
});

const toTask = (id: string, spec: DemoTask): Task => ({
  id,
  isLookUp: spec.isLookUp,
  slots: [
    ...spec.slots.map((slot) => toSlot(slot, spec)),
    ...(spec.slots.includes('contact') || spec.isLookUp
      ? []
      : [{ ...toSlot('contact', spec), isOptional: true }]),
    ...(spec.slots.includes('details') || spec.isLookUp
      ? []
      : [{ ...toSlot('details', spec), isOptional: true }]),
  ],
});

/** Returns a demo's tasks in the form that the engine takes. */
export const tasksOf = ({ tasks }: DemoFacts): ReadonlyMap<string, Task> =>
  new Map(Object.entries(tasks).map(([id, spec]) => [id, toTask(id, spec)]));

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
  const phrases = phrasesOf(facts, frames, texts);
  const { price } = formatters(language);
  return {
    language,
    facts,
    frames,
    texts,
    find: makeFinder(phrases),
    keywords: keywordsOf(phrases),
    ownWords: ownWordsOf(phrases, Object.keys(facts.tasks)),
    task: makeTaskVoice(language, frames),
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
    price,
  };
};

/** Voices name published prices, so each publication makes new ones. */
const voicesNow = perPublication(() => new Map<string, Promise<Voice>>());

/** Loads a template's demo in a language on first use; undefined for an unknown template. */
export const loadVoice = (templateId: string, language: LanguageCode): Promise<Voice> | undefined => {
  const key = `${templateId} ${language}`;
  const voices = voicesNow();
  const known = voices.get(key);
  if (known) return known;
  const facts = demoFactsOf(templateId);
  if (!facts) return undefined;
  const making = make(templateId, facts, language);
  voices.set(key, making);
  making.catch(() => voices.delete(key));
  return making;
};
