import { automotive } from './automotive.ts';
import { ecommerce } from './ecommerce.ts';
import { education } from './education.ts';
import { fitness } from './fitness.ts';
import { healthcare } from './healthcare.ts';
import { professionalServices } from './professional-services.ts';
import { realEstate } from './real-estate.ts';
import { restaurant } from './restaurant.ts';
import type { FlowTemplate } from './types.ts';

/** Ready flows, one for each industry template, in the order of the gallery. */
export const flowTemplates: readonly FlowTemplate[] = [
  healthcare,
  ecommerce,
  realEstate,
  fitness,
  restaurant,
  automotive,
  education,
  professionalServices,
];
