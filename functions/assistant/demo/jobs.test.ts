import { beforeAll, describe, expect, it } from 'vitest';
import type { ChatTurn } from '#shared/api/chat.ts';
import { demoFactsOf, loadFrames, loadTexts } from '#shared/content/templates/demo-catalogue.ts';
import type { DemoFrames, DemoTask, DemoTexts, SlotId } from '#shared/content/templates/demo-types.ts';
import { setupDays, type TemplateId } from '#shared/content/templates/setup-days.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { sampleLanguages } from '#test/setup/depth.ts';
import { languageShares } from '../language/choose.ts';
import { answerDemo } from './answer.ts';

// Trains the language model unless a previous run cached it.
beforeAll(() => languageShares('hello'), 120_000);

/** A Tuesday. */
const now = new Date('2026-11-24T10:00:00Z');
const thursday = '2026-11-26';

const reply = async (templateId: string, language: LanguageCode, said: readonly string[]) => {
  const history = said.slice(0, -1).map((content): ChatTurn => ({ role: 'user', content }));
  return answerDemo({ templateId, message: said.at(-1) ?? '', history, language, now });
};

const first = (list: string): string => list.split('|')[0]?.split('/')[0] ?? '';

/** Answers every slot in words that any language may contain. */
const answers = (
  { options = [], courses = [] }: DemoTask,
  texts: DemoTexts,
  { words }: DemoFrames,
): Readonly<Record<SlotId, string>> => ({
  people: '4',
  day: thursday,
  time: '14:00',
  name: 'Kim Lee',
  contact: 'kim@example.com',
  birthday: '12.03.1985',
  code: '774120',
  plate: 'ABC 123',
  choice: texts.options[options[0] ?? '']?.[0] ?? '',
  course: texts.options[courses.at(-1) ?? '']?.[0] ?? '',
  order: texts.options[options[0] ?? '']?.[0] ?? '',
  mileage: '85000',
  car: 'VW Golf 1.4 2016',
  medicine: 'Ramipril 5 mg',
  address: 'Lipowa 14, Kraków',
  wish: first(words.months) === '' ? '' : 'L',
  period: 'January 2 x',
  details: 'X-2231, 3 h',
});

const jobs = (Object.keys(setupDays) as TemplateId[]).flatMap((id) =>
  Object.entries(demoFactsOf(id)?.tasks ?? {}).map(([task, spec]) => [id, task, spec as DemoTask] as const),
);

describe.each(sampleLanguages(languageCodes))('demo jobs in %s', (code) => {
  it.each(jobs)('%s: %s runs to its result', async (id, task, spec) => {
    const [texts, frames] = [await loadTexts(id, code), await loadFrames(code)];
    const given = answers(spec, texts, frames);
    const [yes = '', change = '', cancel = ''] = frames.taps.split('|');
    const said = [first(texts.items[task]?.[0] ?? '')];
    for (const slot of spec.slots) {
      const { message } = await reply(id, code, said);
      const asks = texts.tasks[task]?.[slot] ?? (frames.ask as Readonly<Record<string, string>>)[slot] ?? '?';
      // A phrase such as "too small" already answers a question.
      if (message.includes(asks)) said.push(given[slot]);
    }
    const read = await reply(id, code, said);
    if (spec.isLookUp) return expect(read.message).toContain(frames.sample);
    expect(read.message, said.join(' / ')).toContain(frames.confirm);
    expect(read.suggestions.map(({ text }) => text)).toEqual([yes, change, cancel]);
    expect((await reply(id, code, [...said, yes])).message).toContain(frames.demo);
    expect((await reply(id, code, [...said, change])).message).toContain(frames.askChange);
    expect((await reply(id, code, [...said, cancel])).message).toBe(frames.cancelled);
    return undefined;
  });
});
