import { describe, expect, it } from 'vitest';
import { answerAsDemo } from '#functions/assistant/offline-demo.ts';
import { templateIcons } from '#shared/api/industry-templates.ts';
import { fullTemplates, industryTemplates } from '#shared/content/templates/catalogue.ts';
import { fullTemplateSchema } from '#shared/content/templates/types.ts';
import { languageCodes } from '#shared/domain/languages.ts';

it('has a template for every icon of the specification', () => {
  expect(industryTemplates.length).toBeGreaterThanOrEqual(8);
  expect(new Set(industryTemplates.map(({ icon }) => icon))).toEqual(new Set(templateIcons));
});

it('keeps the demo bots’ knowledge out of the gallery', () => {
  for (const template of industryTemplates) expect(template).not.toHaveProperty('business');
});

describe.each(fullTemplates.map((template) => [template.name, template] as const))(
  '%s',
  (_name, template) => {
    it('is complete', () => {
      expect(() => fullTemplateSchema.parse(template)).not.toThrow();
      expect(template.useCases.length).toBeGreaterThan(2);
      expect(template.sampleQuestions.length).toBeGreaterThanOrEqual(3);
      expect(template.business.name).toContain('(sample)');
    });

    it('answers every sample question and every prepared one with its own answer', async () => {
      const { faq } = template.business;
      for (const question of template.sampleQuestions) {
        expect(faq.map((entry) => entry.question)).toContain(question);
      }
      for (const { question, answer } of faq) {
        expect((await answerAsDemo(template, { message: question, language: 'en' })).message, question).toBe(
          answer,
        );
      }
    });

    it('says that prices are samples wherever it names one', () => {
      for (const { answer } of template.business.faq) {
        if (answer.includes('$')) expect(answer).toContain('sample price');
      }
    });

    it('speaks in all languages', async () => {
      for (const language of languageCodes) {
        const { message } = await answerAsDemo(template, { message: '??', language });
        expect(message).toContain(template.business.name);
        expect(message).not.toMatch(/[{}]/);
      }
    });
  },
);
