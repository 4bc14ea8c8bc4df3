import * as z from 'zod/mini';
import { maxPictureFileBytes } from '#shared/domain/blog/pictures.ts';
import { optionalText } from './fields.ts';
import { defineRoute } from './route.ts';

const hash = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const size = z.int().check(z.minimum(1), z.maximum(10_000));

/**
 * A picture in the library. `hash` and sizes name its files. `usedIn` lists posts, including drafts and
 * unpublished changes; `usedInFlows` lists the site's flows, as last saved and as published.
 */
export const pictureSchema = z.object({
  hash,
  width: size,
  height: size,
  alt: z.string(),
  bytes: z.number(),
  createdAt: z.string(),
  usedIn: z.array(z.object({ id: z.number(), title: z.string() })),
  usedInFlows: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Picture = z.infer<typeof pictureSchema>;

const base64Chars = Math.ceil(maxPictureFileBytes / 3) * 4;

/** Files of one picture, already resized: one for each of `fileWidths(width)`, smallest first. */
export const pictureInputSchema = z.strictObject({
  alt: optionalText(300, 'Description'),
  width: size,
  height: size,
  files: z
    .array(
      z
        .string()
        .check(
          z.maxLength(base64Chars, { error: 'A file is too large.' }),
          z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'A file is not base64.' }),
        ),
    )
    .check(z.minLength(1), z.maxLength(3)),
});
export type PictureInput = z.infer<typeof pictureInputSchema>;

/** The library, newest first. */
export const listPictures = defineRoute({
  method: 'GET',
  path: '/api/admin/pictures',
  response: z.array(pictureSchema),
});

/** Adds a picture; the same files again return the existing picture. */
export const addPicture = defineRoute({
  method: 'POST',
  path: '/api/admin/pictures',
  body: pictureInputSchema,
  errors: ['request.invalid'],
  response: pictureSchema,
  status: 201,
  maxBodyBytes: 1024 * 1024,
});

/** Deletes a picture that no post and no flow uses; 409 `request.conflict` otherwise. */
export const deletePicture = defineRoute({
  method: 'DELETE',
  path: '/api/admin/pictures/{hash}',
  params: z.strictObject({ hash }),
  errors: ['record.not_found', 'request.conflict'],
  response: z.object({ hash }),
});

/** One file of a picture as bytes: WebP, or JPEG from browsers that can't write WebP. */
export const getPictureFile = defineRoute({
  method: 'GET',
  path: '/api/pictures/{file}',
  params: z.strictObject({ file: z.string().check(z.regex(/^[0-9a-f]{32}-\d{1,4}$/)) }),
  errors: ['record.not_found'],
  response: z.string(),
});
