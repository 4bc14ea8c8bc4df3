import type { LanguageCode } from '#shared/domain/languages.ts';
import { facts as automotive } from './automotive/demo-facts.ts';
import type { DemoFacts, DemoFrames, DemoTexts } from './demo-types.ts';
import { facts as ecommerce } from './ecommerce/demo-facts.ts';
import { facts as education } from './education/demo-facts.ts';
import { facts as fitness } from './fitness/demo-facts.ts';
import { facts as healthcare } from './healthcare/demo-facts.ts';
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

export const demoFactsOf = (templateId: string): DemoFacts | undefined =>
  Object.hasOwn(factsOf, templateId) ? factsOf[templateId as TemplateId] : undefined;

/** One language and one template are loaded when they are asked for; the others stay on disk. */
export const loadFrames = async (language: LanguageCode): Promise<DemoFrames> =>
  ((await import(`./demo-frames/${language}.ts`)) as { frames: DemoFrames }).frames;

export const loadTexts = async (templateId: string, language: LanguageCode): Promise<DemoTexts> =>
  ((await import(`./${templateId}/demo/${language}.ts`)) as { texts: DemoTexts }).texts;
