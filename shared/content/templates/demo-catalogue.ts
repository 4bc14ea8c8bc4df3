import { byLanguage } from '#shared/domain/by-language.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { facts as automotive } from './automotive/demo-facts.ts';
import type { DemoFacts, DemoFrames, DemoTexts } from './demo-types.ts';
import { facts as ecommerce } from './ecommerce/demo-facts.ts';
import { facts as education } from './education/demo-facts.ts';
import { facts as fitness } from './fitness/demo-facts.ts';
import { facts as healthcare } from './healthcare/demo-facts.ts';
import { withOwnFacts } from './own-template.ts';
import { facts as professionalServices } from './professional-services/demo-facts.ts';
import { facts as realEstate } from './real-estate/demo-facts.ts';
import { facts as restaurant } from './restaurant/demo-facts.ts';
import type { TemplateId } from './setup-days.ts';

const factsOf: Readonly<Record<TemplateId, DemoFacts>> = {
  automotive,
  ecommerce,
  education,
  fitness,
  healthcare,
  'professional-services': professionalServices,
  'real-estate': realEstate,
  restaurant,
};

/** A demo's facts while the owner has changed none of its sample data. */
export const defaultFactsOf = (templateId: string): DemoFacts | undefined =>
  Object.hasOwn(factsOf, templateId) ? factsOf[templateId as TemplateId] : undefined;

/** A demo's facts as they are published. */
export const demoFactsOf = (templateId: string): DemoFacts | undefined => {
  const facts = defaultFactsOf(templateId);
  return facts && withOwnFacts(templateId, facts);
};

/** What all demos say and understand in one language. */
export const loadFrames = byLanguage<DemoFrames>(
  (language) => import(`./data/${language}/frames.json`, { with: { type: 'json' } }),
);

/** What one template's demo says and understands in one language. */
export const loadTexts = (templateId: string, language: LanguageCode): Promise<DemoTexts> =>
  byLanguage<DemoTexts>((code) => import(`./data/${code}/${templateId}.json`, { with: { type: 'json' } }))(
    language,
  );
