import { defineHandler, reply } from '#functions/http/define.ts';
import { exportSite } from '#shared/api/site-file.ts';
import { readSiteFile } from './site-file.ts';

/** Returns everything that the owner made as one file. */
export const route = defineHandler(exportSite, ({ table, clock }) => async () => {
  const body = await readSiteFile(table, clock());
  const name = `site-${body.exportedAt.slice(0, 10)}.json`;
  return reply({ headers: { 'content-disposition': `attachment; filename="${name}"` }, body });
});
