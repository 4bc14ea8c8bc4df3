import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import { automotive } from './automotive/template.ts';
import { ecommerce } from './ecommerce/template.ts';
import { education } from './education/template.ts';
import { fitness } from './fitness/template.ts';
import { healthcare } from './healthcare/template.ts';
import { professionalServices } from './professional-services/template.ts';
import { realEstate } from './real-estate/template.ts';
import { restaurant } from './restaurant/template.ts';

/**
 * All templates in the gallery's order; what their demo bots know is in each folder's `demo-facts.ts` and
 * `demo/`.
 */
export const industryTemplates: readonly IndustryTemplate[] = [
  healthcare,
  ecommerce,
  realEstate,
  fitness,
  restaurant,
  automotive,
  education,
  professionalServices,
];
