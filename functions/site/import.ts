import { defineHandler } from '#functions/http/define.ts';
import { importSite } from '#shared/api/site-file.ts';
import { importSiteFile, parseSiteFile } from './site-file.ts';

/** Imports a file into the draft and the posts, or reports what would change. */
export const route = defineHandler(
  importSite,
  ({ table, clock }) =>
    ({
      body: { baseVersion, file, preview = false, withPublicPosts = false, replaceTests = false },
      admin,
    }) =>
      importSiteFile(
        table,
        { content: parseSiteFile(file), baseVersion, preview, withPublicPosts, replaceTests },
        { now: clock(), by: admin?.username ?? '' },
      ),
);
