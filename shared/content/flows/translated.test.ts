import { describe, expect, it } from 'vitest';
import { isLanguageCode } from '#shared/domain/languages.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { normaliseFlow } from '#shared/flow/normalise.ts';
import { findProblems } from '#shared/flow/problems.ts';
import { getTranslationProgress, getTranslations, listTexts } from '#shared/flow/translations.ts';
import { everyConversation } from '#test/fixtures/every-conversation.ts';
import { sampleLanguages } from '#test/setup/depth.ts';
import { flowTemplates } from './flow-templates.ts';
import { loadTemplateTexts, templateLanguages, translatedTemplate } from './translated.ts';

const placeholders = (text: string): string[] => (text.match(/\{\{.*?\}\}/g) ?? []).sort();

describe.each(flowTemplates.map((template) => [template.name, template] as const))(
  '%s',
  (_name, template) => {
    it('translates every text with its variables, and nothing else', async () => {
      const flow = await translatedTemplate(template);
      const texts = listTexts(flow);
      expect(templateLanguages.every(isLanguageCode)).toBe(true);
      for (const code of templateLanguages) {
        expect(getTranslationProgress(flow, code)).toEqual({
          total: texts.length,
          done: texts.length,
          unchecked: 0,
          percent: 100,
        });
        const into = getTranslations(flow, code);
        for (const { key, text } of texts) {
          expect(placeholders(into[key] ?? ''), `${code} ${key}`).toEqual(placeholders(text));
          if (key.includes('.option.'))
            expect(into[key]?.length, `${code} ${key}`).toBeLessThanOrEqual(flowLimits.labelChars);
          if (text.length > 20) expect(into[key], `${code} ${key}`).not.toBe(text);
        }
      }
    });

    it('has no translation of a missing text', async () => {
      const keys = new Set(listTexts(template.flowData).map(({ key }) => key));
      for (const code of templateLanguages) {
        const texts: Readonly<Record<string, Readonly<Record<string, string>>>> =
          await loadTemplateTexts(code);
        expect(
          Object.keys(texts[template.id] ?? {}).filter((key) => !keys.has(key)),
          code,
        ).toEqual([]);
      }
    });

    it('is a document that can be saved, without problems, with options told apart in every language', async () => {
      const flow = await translatedTemplate(template);
      expect(findProblems(flow)).toEqual([]);
      expect(normaliseFlow(JSON.parse(JSON.stringify(flow)))).toEqual({ ok: true, flow });
      expect(new TextEncoder().encode(JSON.stringify(flow)).length).toBeLessThan(
        flowLimits.documentBytes / 2,
      );
      for (const code of templateLanguages) {
        const into = Object.entries(getTranslations(flow, code)).filter(([key]) => key.includes('.option.'));
        const told = new Set(into.map(([key, label]) => `${key.split('.')[0]} ${label.toLowerCase()}`));
        expect(told.size, code).toBe(into.length);
      }
    });
  },
);

const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
  ja: /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  zh: /\p{Script=Han}/u,
};

describe.each(sampleLanguages(templateLanguages))('in %s', (code) => {
  it.each(flowTemplates.map((template) => [template.id, template] as const))(
    '%s is held in that language from the first word to the last, whichever way it goes',
    async (_id, template) => {
      const flow = await translatedTemplate(template);
      const ended = everyConversation(flow, code);
      const english = new Set(
        listTexts(flow)
          .filter(({ text }) => text.length > 20)
          .map(({ text }) => text),
      );
      const said = new Set<string>();
      for (const { turns } of ended) {
        expect(turns.at(-1)?.state).toMatchObject({ outcome: 'completed', language: code });
        for (const { messages, awaiting } of turns) {
          for (const { text } of messages) said.add(text);
          for (const { label } of awaiting?.options ?? []) said.add(label);
        }
      }
      expect([...said].filter((text) => english.has(text))).toEqual([]);
      expect([...said].filter((text) => /[{}]|undefined|\[object/.test(text))).toEqual([]);
      const script = scripts[code];
      // Texts of only numbers and names have no detectable script.
      const words = [...said].filter((text) => /\p{L}{3}/u.test(text));
      if (script) expect(words.filter((text) => !script.test(text))).toEqual([]);
    },
  );
});
