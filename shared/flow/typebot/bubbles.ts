import { flowLimits } from '../limits.ts';
import { getOwn } from '../read-fields.ts';
import { parseVideo, readHttpsUrl } from '../video.ts';
import { type Conversion, type Converter, leaveOut, sayText, splitMessage, toNodes } from './conversion.ts';
import type { Fields, TypebotBlock } from './file.ts';
import { type ConvertedText, convertHtml, convertRichText } from './rich-text.ts';
import type { VariableNames } from './variable-names.ts';

const linkReason = 'Links are shown as addresses.';
const codeReason = 'Code inside the text is left out.';

/** The message of a text bubble, and what is different in it. */
export const readBubble = (
  block: TypebotBlock,
  names: VariableNames,
): { text: string; reasons: string[] } => {
  const content = block.fields.record('content');
  const richText = getOwn(content.raw, 'richText');
  const html = content.text('html');
  const found: ConvertedText = Array.isArray(richText)
    ? convertRichText(richText)
    : html
      ? convertHtml(html)
      : { text: content.text('plainText') ?? '', links: [] };
  const reasons = found.links.length > 0 ? [linkReason] : [];
  const text = names.rewrite(found.text, () => {
    if (!reasons.includes(codeReason)) reasons.push(codeReason);
  });
  return { text, reasons };
};

export const convertBubble = (block: TypebotBlock, names: VariableNames): Conversion => {
  const { text, reasons } = readBubble(block, names);
  if (text.trim() === '') return leaveOut('The text is empty.');
  return toNodes(
    splitMessage(text).map((part) => sayText(part)),
    reasons,
  );
};

/** The address of a video, which may be stored as the provider's id. */
const readUrl = (content: Fields, names: VariableNames): string => {
  const url = names.rewrite(content.text('url') ?? '').trim();
  const id = content.text('id')?.trim();
  if (url !== '' || !id) return url;
  const type = content.text('type');
  if (type === 'vimeo') return `https://vimeo.com/${id}`;
  return type === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : '';
};

/** Shows a video, else a card with a link; an address that isn't fixed stays a text. */
const showMedia =
  (title: string, reason: string): Converter =>
  (block, { names }) => {
    const content = block.fields.record('content');
    const url = readUrl(content, names);
    if (url === '') return leaveOut('It has no address.');
    if (url.startsWith('data:') || url.length > 1800)
      return leaveOut('The picture is inside the file. Add it to your pictures instead.');
    const alt = content.record('clickLink').text('alt')?.trim().slice(0, flowLimits.nameChars);
    if (block.type === 'video' && parseVideo(url))
      return toNodes([{ type: 'media', data: { kind: 'video', url, title: alt || title } }]);
    if (readHttpsUrl(url) && !url.includes('{{'))
      return toNodes([{ type: 'media', data: { kind: 'link', url, title: alt || title } }], [reason]);
    return toNodes([sayText(url)], [reason]);
  };

export const bubbleConverters: Readonly<Record<string, Converter>> = {
  image: showMedia('Picture', 'The picture is a link. Add it to your pictures to show it in the chat.'),
  video: showMedia('Video', 'This video can’t play in the chat, so visitors get a link.'),
  audio: showMedia('Recording', 'Recordings can’t play in the chat, so visitors get a link.'),
  embed: showMedia('Page', 'Pages can’t be shown inside the chat, so visitors get a link.'),
};
