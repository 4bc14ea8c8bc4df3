import { expect, it } from 'vitest';
import { industryTemplates } from '#shared/content/templates/catalogue.ts';
import { demoFactsOf } from '#shared/content/templates/demo-catalogue.ts';
import { industryTemplateSchema, templateIcons } from '#shared/domain/industry-templates.ts';

it('has a template for every icon of the specification', () => {
  expect(industryTemplates.length).toBeGreaterThanOrEqual(8);
  expect(new Set(industryTemplates.map(({ icon }) => icon))).toEqual(new Set(templateIcons));
});

it.each(industryTemplates.map((template) => [template.name, template] as const))(
  '%s is complete',
  (_name, template) => {
    expect(() => industryTemplateSchema.parse(template)).not.toThrow();
    expect(template.useCases.length).toBeGreaterThan(2);
    expect(template.sampleQuestions.length).toBeGreaterThanOrEqual(3);
    const facts = demoFactsOf(template.id);
    expect(facts?.business).toContain('(sample)');
    expect(facts?.samples).toHaveLength(template.sampleQuestions.length);
    expect(facts?.useCases).toHaveLength(template.useCases.length);
    expect(Object.keys(facts?.tasks ?? {}).length).toBeGreaterThan(0);
  },
);
