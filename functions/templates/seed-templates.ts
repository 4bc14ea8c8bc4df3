import { putTemplates } from '#functions/store/content/templates.ts';
import type { Table } from '#functions/store/table/table.ts';
import { industryTemplates } from '#shared/content/templates/catalogue.ts';

/** Brings the repository's industry templates into the table, at every start and deploy. */
export const seedTemplates = (table: Table): Promise<void> => putTemplates(table, industryTemplates);
