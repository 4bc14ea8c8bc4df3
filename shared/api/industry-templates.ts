import * as z from 'zod/mini';
import { industryTemplateSchema } from '#shared/domain/industry-templates.ts';
import { defineRoute } from './route.ts';

export const listIndustryTemplates = defineRoute({
  method: 'GET',
  path: '/api/industry-templates',
  response: z.object({ templates: z.array(industryTemplateSchema) }),
});
