import { automotive } from '#shared/content/templates/automotive/flow.ts';
import { ecommerce } from '#shared/content/templates/ecommerce/flow.ts';
import { education } from '#shared/content/templates/education/flow.ts';
import { fitness } from '#shared/content/templates/fitness/flow.ts';
import { healthcare } from '#shared/content/templates/healthcare/flow.ts';
import { professionalServices } from '#shared/content/templates/professional-services/flow.ts';
import { realEstate } from '#shared/content/templates/real-estate/flow.ts';
import { restaurant } from '#shared/content/templates/restaurant/flow.ts';
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
