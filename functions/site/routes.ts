import type { RouteRow } from '#functions/http/types.ts';
import {
  cancelPublication,
  getPublication,
  getSite,
  getSiteChanges,
  previewSite,
  publishSite,
  putSiteDraft,
  restorePublication,
} from '#shared/api/site.ts';
import { exportSite, importSite } from '#shared/api/site-file.ts';

const admin = { access: 'admin', secrets: ['session'] } as const satisfies Partial<RouteRow>;
const reading = { ...admin, reads: ['SITE', 'SITEVALUES'] } as const satisfies Partial<RouteRow>;
const publishing = {
  ...reading,
  table: ['BatchGetItem', 'GetItem', 'Query', 'PutItem'],
  writes: ['SITE', 'SITEVALUES'],
} as const satisfies Partial<RouteRow>;
const postParts = ['POSTBODY', 'POSTCHANGES', 'POSTS'] as const;
const saving = {
  ...admin,
  table: ['BatchGetItem', 'GetItem', 'UpdateItem'],
  reads: ['SITE'],
  writes: ['SITE'],
} as const satisfies Partial<RouteRow>;

/** Routes with which the owner changes and publishes the site. */
export const siteRoutes = {
  getSite: {
    ...admin,
    contract: getSite,
    entry: 'site/get.ts',
    load: () => import('./get.ts'),
    table: ['BatchGetItem', 'Query'],
    reads: ['SITE'],
  },
  putSiteDraft: {
    ...saving,
    contract: putSiteDraft,
    entry: 'site/put-draft.ts',
    load: () => import('./put-draft.ts'),
  },
  getSiteChanges: {
    ...admin,
    contract: getSiteChanges,
    entry: 'site/changes.ts',
    load: () => import('./changes.ts'),
    table: ['BatchGetItem', 'GetItem', 'Query'],
    reads: ['POSTBODY', 'POSTS', 'SITE', 'SITEVALUES'],
    // The renderer's code and the assistant's answers are beside the bundle.
    splits: true,
    timeoutSeconds: 29,
    memoryMb: 3008,
  },
  previewSite: {
    ...admin,
    contract: previewSite,
    entry: 'site/preview.ts',
    load: () => import('./preview.ts'),
    table: ['BatchGetItem', 'GetItem', 'Query'],
    reads: ['POSTBODY', 'POSTS', 'SITE'],
    // The renderer's code is beside the bundle.
    splits: true,
    timeoutSeconds: 29,
    memoryMb: 1769,
  },
  publishSite: {
    ...publishing,
    contract: publishSite,
    entry: 'site/publish.ts',
    load: () => import('./publish.ts'),
  },
  getPublication: {
    ...reading,
    contract: getPublication,
    entry: 'site/publication.ts',
    load: () => import('./publication.ts'),
    table: ['BatchGetItem', 'GetItem'],
  },
  restorePublication: {
    ...publishing,
    contract: restorePublication,
    entry: 'site/restore.ts',
    load: () => import('./restore.ts'),
  },
  cancelPublication: {
    ...admin,
    contract: cancelPublication,
    entry: 'site/cancel.ts',
    load: () => import('./cancel.ts'),
    table: ['BatchGetItem', 'UpdateItem'],
    writes: ['SITE'],
  },
  exportSite: {
    ...admin,
    contract: exportSite,
    entry: 'site/export.ts',
    load: () => import('./export.ts'),
    table: ['BatchGetItem', 'GetItem', 'Query'],
    reads: [...postParts, 'CONVERSATIONTESTS', 'PICTURES', 'SITE', 'SITEVALUES'],
  },
  importSite: {
    ...admin,
    contract: importSite,
    entry: 'site/import.ts',
    load: () => import('./import.ts'),
    table: ['BatchGetItem', 'GetItem', 'Query', 'UpdateItem', 'PutItem', 'DeleteItem'],
    reads: [...postParts, 'CONVERSATIONTESTS', 'PICTURES', 'SITE'],
    writes: [...postParts, 'CONVERSATIONTESTS', 'SITE'],
    // Hundreds of posts are written one by one, which takes long.
    timeoutSeconds: 29,
  },
} as const satisfies Record<string, RouteRow>;
