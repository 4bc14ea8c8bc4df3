import type { FoundMessage } from './found.ts';
import { shorten, toPlainText } from './plain-text.ts';
import {
  LeaveOut,
  type MovedConversation,
  type MovingSystem,
  movingLimits,
  type PastMessage,
} from './types.ts';
import { instantOf, quote } from './values.ts';

/** All that the files say about one conversation. */
export interface WholeConversation {
  readonly system: MovingSystem;
  readonly id: string;
  readonly title: string;
  readonly createdAt?: unknown;
  readonly messages: readonly FoundMessage[];
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];

const bytesOf = (message: PastMessage): number => new TextEncoder().encode(JSON.stringify(message)).length;

/** Parts small enough to be stored and shown together. */
const splitParts = (messages: readonly PastMessage[]): PastMessage[][] => {
  const parts: PastMessage[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const message of messages) {
    const size = bytesOf(message);
    const last = parts.at(-1);
    if (last && bytes + size <= movingLimits.partBytes && last.length < movingLimits.partMessages) {
      last.push(message);
      bytes += size;
    } else {
      parts.push([message]);
      bytes = size;
    }
  }
  return parts;
};

/** Converts a conversation to parts by time. Throws `LeaveOut` if nothing in it can be shown. */
export const toConversations = (
  whole: WholeConversation,
  person: string,
  now: Date,
): { readonly values: readonly MovedConversation[]; readonly changes: readonly string[] } => {
  let files = 0;
  let notes = 0;
  let shortened = 0;
  let undated = 0;
  let at = instantOf(whole.createdAt, now);
  const messages = whole.messages.flatMap((message): PastMessage[] => {
    const plain = toPlainText(message.body);
    const attached = message.files.map((name) => `[File: ${name.slice(0, 100)}]`);
    const text = [plain, ...attached].filter(Boolean).join('\n');
    if (text === '') return [];
    const own = instantOf(message.at, now);
    undated += own ? 0 : 1;
    at = own ?? at;
    if (!at) return [];
    files += attached.length;
    notes += message.isNote ? 1 : 0;
    const marked = message.isNote ? `Internal note: ${text}` : text;
    shortened += marked.length > movingLimits.messageChars ? 1 : 0;
    return [
      {
        role: message.role,
        ...(message.name && message.role === 'person' ? { name: message.name.slice(0, 100) } : {}),
        at,
        text: shorten(marked, movingLimits.messageChars),
      },
    ];
  });
  if (messages.length === 0)
    throw new LeaveOut(undated > 0 ? 'None of its messages has a date.' : 'It has no messages with text.');
  const parts = splitParts(messages.sort((a, b) => a.at.localeCompare(b.at)));
  const title = shorten(toPlainText(whole.title).replace(/\s+/g, ' '), movingLimits.titleChars);
  return {
    values: parts.map((part, index) => ({
      system: whole.system,
      sourceId: index === 0 ? whole.id : `${whole.id}/${index + 1}`,
      person,
      ...(title ? { title: parts.length > 1 ? `${title} (${index + 1} of ${parts.length})` : title } : {}),
      messages: part,
    })),
    changes: [
      ...counted(files, 'file is named, not stored.', 'files are named, not stored.'),
      ...counted(notes, 'internal note is marked as such.', 'internal notes are marked as such.'),
      ...counted(shortened, 'long message was shortened.', 'long messages were shortened.'),
      ...counted(
        undated,
        'message got the date of the one before.',
        'messages got the date of the one before.',
      ),
      ...(parts.length > 1 ? [`It became ${parts.length} entries.`] : []),
    ],
  };
};

export const conversationName = ({ id, title }: Pick<WholeConversation, 'id' | 'title'>): string =>
  `Conversation ${title ? quote(title) : id}`;
