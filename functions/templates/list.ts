import { defineHandler } from '#functions/http/define.ts';
import { listTemplates } from '#functions/templates/store.ts';
import { listIndustryTemplates } from '#shared/api/industry-templates.ts';
import { withOwnTexts } from '#shared/content/templates/own-template.ts';

/** Lists the gallery's templates with the owner's published texts. */
export const route = defineHandler(listIndustryTemplates, ({ table, log }) => async () => ({
  templates: (await listTemplates(table, (sk) => log.warn('template.broken', { sk }))).map(withOwnTexts),
}));
