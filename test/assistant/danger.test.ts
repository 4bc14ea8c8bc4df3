import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recogniseDanger } from '#functions/assistant/danger/recognise.ts';
import { dangerText } from '#functions/assistant/danger/reply.ts';
import {
  type DangerKind,
  type DangerLanguage,
  dangerKinds,
  dangerLanguages,
} from '#shared/content/assistant/danger.ts';
import { languageCodes } from '#shared/domain/languages.ts';
import { isDeep, sampleLanguages } from '#test/setup/depth.ts';
import { readDataLines } from './data-lines.ts';
import { loadSets } from './evaluation-set.ts';

type Phrasings = { readonly language: DangerLanguage } & Readonly<Record<DangerKind, readonly string[]>>;
const rows = readDataLines<Phrasings>('danger.jsonl');

/**
 * Ordinary messages from visitors: the evaluation sets, questions about other subjects, and the demos'
 * dialogues.
 */
const ordinaryMessages = (): string[] => {
  const sets = loadSets().flatMap(({ sentences, dialogues }) => [
    ...sentences.map(({ message }) => message),
    ...dialogues.flatMap(({ turns }) => turns.map(({ message }) => message)),
  ]);
  const others = readDataLines<{ questions: string[] }>('not-ours.jsonl').flatMap(
    ({ questions }) => questions,
  );
  const demos = languageCodes.flatMap((code) => {
    const file = readFileSync(new URL(`data/dialogues/${code}.json`, import.meta.url), 'utf8');
    return Object.values(JSON.parse(file) as Record<string, { said: string[] }>).flatMap(({ said }) => said);
  });
  return [...sets, ...others, ...demos];
};

/** Phrases that only look like danger. */
const soundAlike = [
  'I have to kill the process on my server',
  'I am dying to try your chatbot',
  'this price is killing me',
  'the deadline is killing me',
  'shoot me an email',
  'my chatbot died this morning',
  'does the contact form have an emergency contact field?',
  'our website is dead since yesterday',
  'how does the bot react if a patient says he wants to die?',
  'Ihre Preise bringen mich um den Verstand',
  'je meurs de rire',
  'me muero de ganas de probarlo',
  'muoio dal ridere',
  'estou morrendo de curiosidade',
  '笑死我了',
  'quiero matar el proceso',
  'Can I hit you up next week?',
  'he hits me up on LinkedIn every day',
];

/** Idioms and reports about software in every language: "the bot fell over and doesn't answer". */
const harmless = readDataLines<{ language: DangerLanguage; said: readonly string[] }>('not-danger.jsonl');

describe('recogniseDanger', () => {
  it.each(rows)('recognises every message of a person in danger in $language', async (row) => {
    const missed: string[] = [];
    for (const kind of dangerKinds)
      for (const text of row[kind]) {
        const found = await recogniseDanger(text, row.language);
        if (found?.language !== row.language) missed.push(`${kind}: ${text}`);
      }
    expect(missed).toEqual([]);
  });

  it('has at least ten phrasings of every language', () => {
    expect(rows.map(({ language }) => language).sort()).toEqual([...dangerLanguages].sort());
    for (const row of rows)
      expect(dangerKinds.flatMap((kind) => row[kind]).length, row.language).toBeGreaterThanOrEqual(10);
  });

  it('ignores ordinary business messages', { timeout: 120_000 }, async () => {
    const messages = ordinaryMessages();
    expect(messages.length).toBeGreaterThan(1000);
    const alarms: string[] = [];
    for (const [index, text] of messages.entries())
      if ((isDeep || index % 5 === 0) && (await recogniseDanger(text))) alarms.push(text);
    expect(alarms).toEqual([]);
  });

  it('recognises the direct messages of the read set, and none of its ordinary ones', async () => {
    const file = new URL('../evaluation/danger/2026-11-28.jsonl', import.meta.url);
    const wrong: string[] = [];
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const { language, kind, text } = JSON.parse(line) as Record<'language' | 'kind' | 'text', string>;
      const isFound = (await recogniseDanger(text, language)) !== undefined;
      if (kind !== 'indirect' && isFound === (kind === 'ordinary')) wrong.push(`${language}: ${text}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(harmless)('ignores idioms and software fault reports in $language', async ({ language, said }) => {
    const alarms: string[] = [];
    for (const text of said) if (await recogniseDanger(text, language)) alarms.push(text);
    expect(alarms).toEqual([]);
  });

  it('combines signs in any order and names the kind', async () => {
    expect((await recogniseDanger('the tablets were far too many, the ones I took'))?.kind).toBe('crisis');
    expect((await recogniseDanger('i hear screaming, our neighbour is hitting his kid'))?.kind).toBe('child');
    expect((await recogniseDanger('my boys at home, the bleach, he drank it'))?.kind).toBe('medical');
    expect((await recogniseDanger('a girl in my class has bruises, i am her teacher'))?.kind).toBe('child');
    expect((await recogniseDanger('a knife, he has one, and i locked myself in the bathroom'))?.kind).toBe(
      'danger',
    );
  });

  it.each([
    'do you sell tablets for headaches',
    'our neighbour has a kid',
    'he sells a knife',
    'please close my account',
  ])('ignores one sign alone: "%s"', async (text) => {
    expect(await recogniseDanger(text)).toBeUndefined();
  });

  it.each(soundAlike)('ignores "%s"', async (text) => {
    expect(await recogniseDanger(text)).toBeUndefined();
  });
});

describe('dangerText', () => {
  it('gives the numbers of the visitor’s time zone', async () => {
    const text = await dangerText('crisis', {
      language: 'en',
      timeZone: 'Europe/London',
      acceptLanguage: 'en-US',
    });
    expect(text).toContain('Samaritans: 116 123');
    expect(text).toContain('999');
  });

  it('reads the country from the browser’s language when there is no time zone', async () => {
    expect(await dangerText('medical', { language: 'de', acceptLanguage: 'de-AT,de;q=0.9' })).toContain(
      '144',
    );
  });

  it('names 112, the local number and the finder when the country is not known', async () => {
    const text = await dangerText('crisis', {
      language: 'en',
      timeZone: 'Africa/Lagos',
      acceptLanguage: 'en-GB',
    });
    expect(text).toContain('112 or your local emergency number');
    expect(text).toContain('findahelpline.com');
  });

  it.each(sampleLanguages(dangerLanguages))('fills every place in %s', async (language) => {
    for (const kind of dangerKinds) expect(await dangerText(kind, { language })).not.toMatch(/[{}]/);
  });
});
