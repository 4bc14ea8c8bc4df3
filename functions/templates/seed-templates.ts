import type { Table } from '#functions/table/table.ts';
import { putTemplates } from '#functions/templates/store.ts';
import { industryTemplates } from '#shared/content/templates/catalogue.ts';

/** Writes the repository's industry templates into the table, at every start and deploy. */
export const seedTemplates = (table: Table): Promise<void> => putTemplates(table, industryTemplates);
