import * as z from 'zod/mini';
import { enumField, messageField, textField } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { altField, mediaKinds, pictureField } from '../media.ts';
import { getOwn, omitUndefined, readOptionalText, readPictureFields } from '../read-fields.ts';
import { parseVideo, readHttpsUrl } from '../video.ts';
import { defineNode, type MapText, type NodeCheck, nextExit } from './kind.ts';

const data = z.strictObject({
  kind: enumField(mediaKinds, 'The kind of media'),
  /** The picture, also shown before a video plays and on a link's card. */
  picture: pictureField,
  alt: altField,
  title: z.optional(textField(limits.nameChars, 'The title')),
  text: z.optional(messageField),
  /** Of a video or a link. */
  url: z.optional(textField(limits.urlChars, 'The address')),
});
type MediaData = z.infer<typeof data>;

/** Reports a picture without a description. */
export const checkAlt = (
  { picture, alt }: Pick<MediaData, 'picture' | 'alt'>,
  check: NodeCheck,
  subject: string,
): void => {
  if (picture && !alt?.trim())
    check.report(
      'warning',
      'alt.missing',
      `${subject} has no description: people who can’t see it miss what it shows.`,
    );
};

const checkAddress = ({ kind, url, title }: MediaData, check: NodeCheck): void => {
  if (kind === 'video' && !parseVideo(url))
    check.report(
      'error',
      'media.video',
      'A video needs the https address of a YouTube or Vimeo page or of an .mp4 file.',
    );
  if (kind === 'link' && !readHttpsUrl(url))
    check.report('error', 'media.link', 'A link needs an address that begins with https://.');
  if (kind !== 'image' && !title?.trim())
    check.report('warning', 'media.title', `This ${kind} has no title.`);
};

/** Passes the existing texts through `mapText`. */
export const mapOptionalTexts = <D extends object, K extends keyof D & string>(
  data: D,
  keys: readonly K[],
  mapText: MapText,
  prefix = '',
): D => ({
  ...data,
  ...Object.fromEntries(
    keys.flatMap((key) => {
      const text = data[key];
      return typeof text === 'string' ? [[key, mapText(`${prefix}${key}`, text)]] : [];
    }),
  ),
});

const names = { image: 'Picture', video: 'Video', link: 'Link' } as const;

/** Shows a picture of the owner's library, a video or a link. */
export const media = defineNode({
  name: 'Media',
  canEndFlow: true,
  data,
  defaults: () => ({ kind: 'image' as const }),
  exits: () => [nextExit],
  normalise: (raw) =>
    omitUndefined({
      kind: getOwn(raw, 'kind') ?? 'image',
      ...readPictureFields(raw),
      title: readOptionalText(getOwn(raw, 'title')),
      text: readOptionalText(getOwn(raw, 'text')),
      url: readOptionalText(getOwn(raw, 'url')),
    }),
  title: ({ title, alt, text }) => title?.trim() || alt?.trim() || text || '',
  summary: ({ kind }) => names[kind],
  pictures: ({ picture }) => (picture ? [picture] : []),
  mapTexts: (node, mapText) => mapOptionalTexts(node, ['alt', 'title', 'text'], mapText),
  problems: (node, check) => {
    if (node.kind === 'image' && !node.picture)
      check.report('warning', 'media.none', 'No picture is chosen: visitors see nothing.');
    checkAlt(node, check, 'The picture');
    checkAddress(node, check);
  },
  enter: ({ url, ...node }, context) => {
    const address = node.kind === 'image' ? undefined : readHttpsUrl(url)?.href;
    if (node.picture || address || node.title || node.text)
      context.show([{ ...node, ...(address ? { url: address } : {}) }]);
    return context.proceed();
  },
});
