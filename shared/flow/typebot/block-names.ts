import { truncate } from '../nodes/truncate.ts';
import { readBubble } from './bubbles.ts';
import type { TypebotBlock } from './file.ts';
import type { VariableNames } from './variable-names.ts';

/** Names of block types in Typebot's editor, if its files use other words. */
const typeNames: Readonly<Record<string, string>> = {
  'text input': 'Text input',
  'number input': 'Number input',
  'email input': 'Email input',
  'url input': 'Website input',
  'date input': 'Date input',
  'time input': 'Time input',
  'phone number input': 'Phone input',
  'choice input': 'Buttons',
  'picture choice input': 'Picture choice',
  'payment input': 'Payment',
  'rating input': 'Rating',
  'file input': 'File upload',
  'Set variable': 'Set variable',
  Code: 'Script',
  webhook: 'Webhook',
  Webhook: 'HTTP request',
  Email: 'Send email',
  openai: 'OpenAI',
  zendesk: 'Zendesk',
  'cal-com': 'Cal.com',
  nocodb: 'NocoDB',
  'qr-code': 'QR code',
};

/** The text of a block, which distinguishes it from others of its type. */
const getSubject = (block: TypebotBlock, names: VariableNames): string => {
  switch (block.type) {
    case 'text':
      return readBubble(block, names).text;
    case 'Set variable':
    case 'text input':
    case 'number input':
      return names.get(block.options.text('variableId')) ?? '';
    case 'choice input':
      return block.fields.list('items')[0]?.text('content') ?? '';
    case 'Code':
      return block.options.text('name') ?? '';
    case 'Webhook':
      return /^https?:\/\/([^/?#{}]+)/i.exec(block.options.record('webhook').text('url') ?? '')?.[1] ?? '';
    default:
      return block.options.text('action') ?? '';
  }
};

/** Name of a block's type, as Typebot shows it. */
export const getTypeName = (type: string): string =>
  typeNames[type] ?? `${type.slice(0, 1).toUpperCase()}${type.slice(1, 40)}`;

/** Name of a block in the report: its type and the beginning of its text. */
export const getBlockName = (block: TypebotBlock, names: VariableNames): string => {
  const subject = getSubject(block, names).replace(/\s+/g, ' ').trim();
  return subject ? `${getTypeName(block.type)} “${truncate(subject)}”` : getTypeName(block.type);
};
