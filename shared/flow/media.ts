import * as z from 'zod/mini';
import { optionSchema, textField } from './fields.ts';
import { flowLimits as limits } from './limits.ts';

const pixels = z.int().check(z.minimum(1), z.maximum(10_000));

/** A picture in the owner's library. Its size reserves the space in a message until it has loaded. */
export const pictureRefSchema = z.strictObject(
  {
    hash: z.string().check(z.regex(/^[0-9a-f]{32}$/, { error: 'Not a picture of the library.' })),
    width: pixels,
    height: pixels,
  },
  { error: 'A picture has a hash, a width and a height.' },
);
export type PictureRef = z.infer<typeof pictureRefSchema>;

export const pictureField = z.optional(pictureRefSchema);
export const altField = z.optional(textField(limits.altChars, 'The description of the picture'));

/** An option of a question, which may have a picture. */
export const picturedOptionSchema = z.strictObject({
  ...optionSchema.shape,
  picture: pictureField,
  alt: altField,
});
export type PicturedOption = z.infer<typeof picturedOptionSchema>;

export const mediaKinds = ['image', 'video', 'link'] as const;
/** What a media node shows: one of them, or a row of cards. */
export const nodeMediaKinds = [...mediaKinds, 'cards'] as const;
export type MediaKind = (typeof nodeMediaKinds)[number];

/** A rich part of a message as visitors get it: texts are filled in, an address is https. */
export const messageMediaSchema = z.object({
  kind: z.enum([...mediaKinds, 'card']),
  picture: z.optional(z.object(pictureRefSchema.shape)),
  alt: z.optional(z.string()),
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  url: z.optional(z.string()),
  /** Buttons of a card. */
  links: z.optional(z.array(z.object({ label: z.string(), url: z.string() }))),
});
export type MessageMedia = z.infer<typeof messageMediaSchema>;

/** A rich part as plain text, for histories, mails, and clients that can't show it. */
export const describeMedia = ({ title, text, alt, url, links = [] }: MessageMedia): string => {
  const words = [title, text].filter((part) => part?.trim());
  const shown = words.length === 0 && alt ? [alt] : words;
  return [...shown, ...(url ? [url] : []), ...links.map((link) => `${link.label}: ${link.url}`)].join('\n');
};
