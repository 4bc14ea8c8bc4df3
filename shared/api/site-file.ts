import * as z from 'zod/mini';
import { postIdPattern } from '#shared/domain/blog/post.ts';
import { maxTests } from '#shared/domain/conversation-tests.ts';
import { postInputSchema, postStates } from './admin-posts.ts';
import { testInputSchema } from './conversation-tests.ts';
import { idText } from './fields.ts';
import { pictureInputSchema } from './pictures.ts';
import { publicationSchema, siteChangeSchema } from './publication.ts';
import { defineRoute } from './route.ts';
import { siteValuesSchema } from './site-values.ts';

const version = z.int().check(z.minimum(0));
const id = z
  .int()
  .check(z.refine((value) => postIdPattern.test(String(value)), { error: 'Not a post’s id.' }));

/** A post as it is in the file: its public text, and saved changes that aren't public yet. */
export const filePostSchema = z.object({
  ...postInputSchema.shape,
  id,
  state: z._default(z.enum(postStates), 'published'),
  publishedAt: z.optional(z.iso.datetime()),
  updatedAt: z.optional(z.iso.datetime()),
  changes: z.optional(postInputSchema),
});
export type FilePost = z.infer<typeof filePostSchema>;

/** A picture of these posts. The export route leaves its files out; a complete file has them, in base64. */
export const filePictureSchema = z.object({
  ...pictureInputSchema.shape,
  hash: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
});
export type FilePicture = z.infer<typeof filePictureSchema>;

/** A test as it is in the file, without its last result. */
export const fileTestSchema = z.strictObject({ id: idText, ...testInputSchema.shape });
export type FileTest = z.infer<typeof fileTestSchema>;

const maxPosts = 5000;

/** The parts of a file that an import reads, except its pictures. */
export const siteFileContentSchema = z.object({
  draft: siteValuesSchema,
  posts: z._default(z.array(filePostSchema).check(z.maxLength(maxPosts)), []),
  deletedPosts: z._default(z.array(id).check(z.maxLength(maxPosts)), []),
  tests: z._default(z.array(fileTestSchema).check(z.maxLength(maxTests)), []),
});
export type SiteFileContent = z.infer<typeof siteFileContentSchema>;

/**
 * A file that claims to be an exported site. Its parts are checked one by one, so that errors can be named.
 */
export const siteFileSchema = z.object({
  format: z.literal('site-1', { error: 'This is not an exported site.' }),
  exportedAt: z.string(),
  draft: z.unknown(),
  live: z.optional(z.unknown()),
  posts: z.optional(z.array(z.unknown())),
  deletedPosts: z.optional(z.array(z.unknown())),
  tests: z.optional(z.array(z.unknown())),
  pictures: z.optional(z.array(z.unknown())),
  history: z.optional(z.array(z.unknown())),
});
export type SiteFile = z.infer<typeof siteFileSchema>;

const exportedSiteSchema = z.object({
  format: z.literal('site-1'),
  exportedAt: z.string(),
  draft: siteValuesSchema,
  live: z.optional(siteValuesSchema),
  /** Posts that the owner wrote or edited. */
  posts: z.array(filePostSchema),
  /** The repository's posts that the owner deleted. */
  deletedPosts: z.array(id),
  /** The owner's tests of conversations. */
  tests: z.array(fileTestSchema),
  /** Pictures of these posts. */
  pictures: z.array(z.omit(filePictureSchema, { files: true })),
  /** Who published what when; an import ignores it. */
  history: z.array(publicationSchema),
});
export type ExportedSite = z.infer<typeof exportedSiteSchema>;

/** Everything an owner made, except the picture files, which `getPictureFile` returns. */
export const exportSite = defineRoute({
  method: 'GET',
  path: '/api/admin/site/export',
  response: exportedSiteSchema,
});

export const postChangeSchema = z.object({
  id: z.number(),
  title: z.string(),
  change: z.enum(['new', 'changed', 'deleted']),
});
export type PostChange = z.infer<typeof postChangeSchema>;

export const fileTestChangeSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** `conflict`: the site has a test with this id and other messages or expectations. */
  change: z.enum(['new', 'conflict']),
});
export type FileTestChange = z.infer<typeof fileTestChangeSchema>;

/**
 * Replaces the draft by a file's, and saves its posts: new ones as drafts, changes of public ones beside them. With
 * `withPublicPosts` posts become public, scheduled or deleted as in the file. New tests are added; those that differ from
 * the site's test with the same id replace it with `replaceTests` only. `preview` only says what would change.
 * 400 names the path of each bad value.
 */
export const importSite = defineRoute({
  method: 'POST',
  path: '/api/admin/site/import',
  body: z.strictObject({
    baseVersion: version,
    file: z.omit(siteFileSchema, { pictures: true }),
    preview: z.optional(z.boolean()),
    withPublicPosts: z.optional(z.boolean()),
    replaceTests: z.optional(z.boolean()),
  }),
  errors: ['record.stale', 'limit.reached', 'request.conflict'],
  response: z.object({
    version: z.number(),
    changes: z.array(siteChangeSchema),
    posts: z.array(postChangeSchema),
    tests: z.array(fileTestChangeSchema),
    /** Pictures that the posts contain and the library lacks. */
    missingPictures: z.array(z.string()),
  }),
  maxBodyBytes: 4 * 1024 * 1024,
});
