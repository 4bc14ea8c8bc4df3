import type { IndustryTemplate } from '#shared/api/industry-templates.ts';
import { automotive } from './automotive/template.ts';
import { ecommerce } from './ecommerce/template.ts';
import { education } from './education/template.ts';
import { fitness } from './fitness/template.ts';
import { healthcare } from './healthcare/template.ts';
import { professionalServices } from './professional-services/template.ts';
import { realEstate } from './real-estate/template.ts';
import { restaurant } from './restaurant/template.ts';
import type { FullTemplate } from './types.ts';

/** All templates in the order of the gallery, with their demo bots' knowledge. */
export const fullTemplates: readonly FullTemplate[] = [
  healthcare,
  ecommerce,
  realEstate,
  fitness,
  restaurant,
  automotive,
  education,
  professionalServices,
];

/** What the gallery shows: the templates without what only their demo bots need. */
export const industryTemplates: readonly IndustryTemplate[] = fullTemplates.map(
  ({ business: _business, ...template }) => template,
);
