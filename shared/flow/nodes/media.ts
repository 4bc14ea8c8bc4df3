import * as z from 'zod/mini';
import { enumField, idField, messageField, textField } from '../fields.ts';
import { flowLimits as limits } from '../limits.ts';
import { altField, type MessageMedia, nodeMediaKinds, pictureField } from '../media.ts';
import {
  getOwn,
  isRecord,
  omitUndefined,
  type Raw,
  readOptionalText,
  readPictureFields,
  readText,
} from '../read-fields.ts';
import { parseVideo, readHttpsUrl } from '../video.ts';
import { defineNode, type MapText, type NodeCheck, nextExit } from './kind.ts';
import { truncate } from './truncate.ts';

const words = {
  title: z.optional(textField(limits.nameChars, 'The title')),
  text: z.optional(messageField),
};

const linkSchema = z.strictObject({
  id: idField('A button id'),
  label: textField(limits.labelChars, 'The label of a button'),
  url: textField(limits.urlChars, 'The address'),
});

const cardSchema = z.strictObject({
  /** Never changes, so that a moved card keeps its translations. */
  id: idField('A card id'),
  picture: pictureField,
  alt: altField,
  ...words,
  links: z.optional(
    z
      .array(linkSchema, { error: 'The buttons of a card must be a list.' })
      .check(
        z.maxLength(limits.cardLinks, { error: `A card can have at most ${limits.cardLinks} buttons.` }),
      ),
  ),
});
export type Card = z.infer<typeof cardSchema>;

const data = z.strictObject({
  kind: enumField(nodeMediaKinds, 'The kind of media'),
  /** The picture, also shown before a video plays and on a link's card. */
  picture: pictureField,
  alt: altField,
  ...words,
  /** Of a video or a link. */
  url: z.optional(textField(limits.urlChars, 'The address')),
  /** With the kind `cards`. */
  cards: z.optional(
    z
      .array(cardSchema, { error: 'Cards must be a list.' })
      .check(z.maxLength(limits.cards, { error: `A row can have at most ${limits.cards} cards.` })),
  ),
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

const checkCards = ({ cards = [] }: MediaData, check: NodeCheck): void => {
  if (cards.length === 0) check.report('warning', 'media.none', 'There are no cards: visitors see nothing.');
  for (const [index, card] of cards.entries()) {
    const name = card.title?.trim() ? `The card “${truncate(card.title)}”` : `Card ${index + 1}`;
    if (!card.title?.trim()) check.report('warning', 'media.title', `${name} has no title.`);
    checkAlt(card, check, `The picture of ${name.charAt(0).toLowerCase()}${name.slice(1)}`);
    for (const { label, url } of card.links ?? [])
      if (label.trim() === '' || !readHttpsUrl(url))
        check.report(
          'error',
          'media.link',
          `${name}: a button needs a label and an address that begins with https://.`,
        );
  }
};

const checkAddress = ({ kind, url, title }: MediaData, check: NodeCheck): void => {
  if (kind === 'cards') return;
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

const readLink = (value: unknown, index: number): unknown =>
  isRecord(value)
    ? {
        id: getOwn(value, 'id') ?? `l${index + 1}`,
        label: readText(getOwn(value, 'label')),
        url: readText(getOwn(value, 'url')),
      }
    : value;

const readWords = (raw: Raw): Raw => ({
  ...readPictureFields(raw),
  title: readOptionalText(getOwn(raw, 'title')),
  text: readOptionalText(getOwn(raw, 'text')),
});

/** Reads a list, cut one above its limit, which the schema rejects. */
const readList = (value: unknown, max: number, read: (entry: unknown, index: number) => unknown): unknown =>
  Array.isArray(value) ? value.slice(0, max + 1).map(read) : (value ?? undefined);

const readCard = (value: unknown, index: number): unknown =>
  isRecord(value)
    ? omitUndefined({
        id: getOwn(value, 'id') ?? `c${index + 1}`,
        ...readWords(value),
        links: readList(getOwn(value, 'links'), limits.cardLinks, readLink),
      })
    : value;

const toMessageCard = ({ id: _, links = [], ...card }: Card): MessageMedia => ({
  ...card,
  kind: 'card',
  links: links.flatMap(({ label, url }) => {
    const address = readHttpsUrl(url)?.href;
    return address && label.trim() ? [{ label, url: address }] : [];
  }),
});

const names = { image: 'Picture', video: 'Video', link: 'Link', cards: 'Cards' } as const;

const textKeys = ['alt', 'title', 'text'] as const;

/** Shows a picture of the owner's library, a video, a link or a row of cards. */
export const media = defineNode({
  name: 'Media',
  canEndFlow: true,
  data,
  defaults: () => ({ kind: 'image' as const }),
  exits: () => [nextExit],
  normalise: (raw) =>
    omitUndefined({
      kind: getOwn(raw, 'kind') ?? 'image',
      ...readWords(raw),
      url: readOptionalText(getOwn(raw, 'url')),
      cards: readList(getOwn(raw, 'cards'), limits.cards, readCard),
    }),
  title: ({ title, alt, text, cards }) =>
    title?.trim() || alt?.trim() || text || cards?.map((card) => card.title).join(', ') || '',
  summary: ({ kind }) => names[kind],
  pictures: ({ picture, cards = [] }) =>
    [picture, ...cards.map((card) => card.picture)].filter((one) => one !== undefined),
  mapTexts: (node, mapText) => ({
    ...mapOptionalTexts(node, textKeys, mapText),
    ...(node.cards
      ? {
          cards: node.cards.map((card) => ({
            ...mapOptionalTexts(card, textKeys, mapText, `card.${card.id}.`),
            ...(card.links
              ? {
                  links: card.links.map((link) => ({
                    ...link,
                    label: mapText(`card.${card.id}.${link.id}`, link.label),
                  })),
                }
              : {}),
          })),
        }
      : {}),
  }),
  problems: (node, check) => {
    if (node.kind === 'image' && !node.picture)
      check.report('warning', 'media.none', 'No picture is chosen: visitors see nothing.');
    if (node.kind === 'cards') checkCards(node, check);
    else checkAlt(node, check, 'The picture');
    checkAddress(node, check);
  },
  enter: ({ url, cards = [], kind, ...node }, context) => {
    const address = kind === 'image' ? undefined : readHttpsUrl(url)?.href;
    if (kind === 'cards') {
      if (cards.length > 0) context.show(cards.map(toMessageCard));
    } else if (node.picture || address || node.title || node.text)
      context.show([{ kind, ...node, ...(address ? { url: address } : {}) }]);
    return context.proceed();
  },
});
