import { getOwn } from '../read-fields.ts';
import { type Conversion, type Converter, leaveOut, sayText, splitMessage, toNodes } from './conversion.ts';
import type { TypebotBlock } from './file.ts';
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

const showAddress =
  (reason: string): Converter =>
  (block, { names }) => {
    const content = block.fields.record('content');
    const url = names.rewrite(content.text('url') ?? '').trim();
    if (url === '') return leaveOut('It has no address.');
    if (url.startsWith('data:') || url.length > 1800)
      return leaveOut('The picture is inside the file. Add it to your pictures instead.');
    return toNodes([sayText(url)], [reason]);
  };

export const bubbleConverters: Readonly<Record<string, Converter>> = {
  image: showAddress('The picture is shown as its address.'),
  video: showAddress('The video is shown as its address.'),
  audio: showAddress('The recording is shown as its address.'),
  embed: showAddress('Pages can’t be shown inside the chat, so visitors get the address.'),
};
