import * as z from 'zod/mini';
import { publicationSchema, siteChangeSchema } from './publication.ts';
import { defineRoute } from './route.ts';
import { maxValuesBytes, siteValuesSchema } from './site-values.ts';

export const siteDraftSchema = z.object({
  values: siteValuesSchema,
  /** 0 until the draft was saved for the first time. */
  version: z.number(),
  savedAt: z.optional(z.string()),
  savedBy: z.optional(z.string()),
});
export type SiteDraft = z.infer<typeof siteDraftSchema>;

const siteSchema = z.object({
  draft: siteDraftSchema,
  live: z.optional(publicationSchema),
  /** The newest first; at most 50. */
  publications: z.array(publicationSchema),
});
export type SiteState = z.infer<typeof siteSchema>;

export const getSite = defineRoute({ method: 'GET', path: '/api/admin/site', response: siteSchema });

const version = z.int().check(z.minimum(0));
/** UTF-8 needs up to three bytes for a UTF-16 unit. */
const maxBodyBytes = 3 * maxValuesBytes;

/** Replaces the draft. 409 `record.stale` with the newer draft in `current` if it changed since `baseVersion`. */
export const putSiteDraft = defineRoute({
  method: 'PUT',
  path: '/api/admin/site/draft',
  body: z.strictObject({ baseVersion: version, values: siteValuesSchema }),
  errors: ['record.stale', 'limit.reached'],
  response: z.object({ version: z.number(), savedAt: z.string() }),
  maxBodyBytes,
});

/**
 * What publishing the draft would change: values, pages, and the questions that the assistant would answer
 * differently.
 */
export const getSiteChanges = defineRoute({
  method: 'GET',
  path: '/api/admin/site/changes',
  response: z.object({
    changes: z.array(siteChangeSchema),
    touches: z.object({ pages: z.array(z.string()), answers: z.array(z.string()), languages: z.number() }),
  }),
});

/** A page's HTML with the draft's values. */
export const previewSite = defineRoute({
  method: 'GET',
  path: '/api/admin/site/preview',
  query: z.strictObject({
    path: z.string().check(z.maxLength(200), z.regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/)),
  }),
  errors: ['record.not_found'],
  response: z.string(),
});

const publicationAnswer = z.object({ publication: publicationSchema });

/** Publishes the draft, at once or at a time. 409 `record.stale` if the draft changed since `draftVersion`. */
export const publishSite = defineRoute({
  method: 'POST',
  path: '/api/admin/site/publish',
  body: z.strictObject({
    draftVersion: version,
    at: z.optional(z.iso.datetime({ error: 'Use a time in UTC like 2027-01-31T09:00:00Z.' })),
  }),
  errors: ['record.stale', 'request.conflict'],
  response: publicationAnswer,
});

const params = z.strictObject({ number: z.string().check(z.regex(/^[1-9]\d{0,7}$/)) });

export const getPublication = defineRoute({
  method: 'GET',
  path: '/api/admin/site/publications/{number}',
  params,
  errors: ['record.not_found'],
  response: z.object({ publication: publicationSchema, values: siteValuesSchema }),
});

/**
 * Publishes an earlier publication's values again, with a new number; number 0 is the site as installed. The draft
 * stays.
 */
export const restorePublication = defineRoute({
  method: 'POST',
  path: '/api/admin/site/publications/{number}/restore',
  params: z.strictObject({ number: z.string().check(z.regex(/^(0|[1-9]\d{0,7})$/)) }),
  errors: ['record.not_found', 'request.conflict'],
  response: publicationAnswer,
});

/** Cancels a scheduled publication. */
export const cancelPublication = defineRoute({
  method: 'POST',
  path: '/api/admin/site/publications/{number}/cancel',
  params,
  errors: ['record.not_found', 'request.conflict'],
  response: publicationAnswer,
});
