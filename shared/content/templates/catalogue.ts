import type { IndustryTemplate } from '#shared/api/industry-templates.ts';
import { automotive } from './automotive.ts';
import { ecommerce } from './ecommerce.ts';
import { education } from './education.ts';
import { fitness } from './fitness.ts';
import { healthcare } from './healthcare.ts';
import { professionalServices } from './professional-services.ts';
import { realEstate } from './real-estate.ts';
import { restaurant } from './restaurant.ts';
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
