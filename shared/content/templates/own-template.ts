import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { currentSiteValues } from '#shared/site/published.ts';
import type { DemoFacts } from './demo-types.ts';

const ownValues = (id: string) => {
  const { templates = {} } = currentSiteValues();
  return Object.hasOwn(templates, id) ? templates[id] : undefined;
};

/** A template with the owner's published texts over the defaults. Read it when it is shown. */
export const withOwnTexts = (template: IndustryTemplate): IndustryTemplate => {
  const own = ownValues(template.id);
  if (!own) return template;
  return {
    ...template,
    name: own.name ?? template.name,
    description: own.description ?? template.description,
    useCases: template.useCases.map((useCase, index) => own.useCases?.[index] ?? useCase),
  };
};

/** A demo's facts with the owner's published sample data over the defaults. Prices that the demo doesn't have are ignored. */
export const withOwnFacts = (templateId: string, facts: DemoFacts): DemoFacts => {
  const own = ownValues(templateId);
  if (!own) return facts;
  const prices = Object.entries(facts.prices).map(([name, price]) => [name, own.prices?.[name] ?? price]);
  return {
    ...facts,
    business: own.business ?? facts.business,
    contact: own.contact ?? facts.contact,
    prices: Object.fromEntries(prices),
  };
};
