import { languageOfTag } from '#shared/domain/languages.ts';
import { getOwn, isRecord, type Raw } from '#shared/flow/read-fields.ts';
import type { Found, FoundConversation, FoundMessage, SystemReader } from './found.ts';
import { titleOfCode } from './title-of-code.ts';
import { listOf, type PersonFields, quote, recordOf, textOf } from './values.ts';

// https://developers.chatwoot.com/api-reference

const messageTypes = ['incoming', 'outgoing', 'activity', 'template'] as const;

const typeOf = (message: Raw): string => {
  const type = getOwn(message, 'message_type');
  return typeof type === 'number' ? (messageTypes[type] ?? '') : textOf(message, 'message_type');
};

const readContact = (record: Raw): PersonFields => ({
  email: textOf(record, 'email'),
  phone: textOf(record, 'phone_number'),
  name: textOf(record, 'name'),
  company:
    textOf(recordOf(record, 'additional_attributes'), 'company_name') || textOf(record, 'company_name'),
  createdAt: getOwn(record, 'created_at'),
});

/** A file's address ends with its name. */
const fileName = (file: Raw): string => {
  const url = textOf(file, 'data_url');
  return url.slice(url.lastIndexOf('/') + 1) || textOf(file, 'file_type');
};

const readMessage = (message: Raw): FoundMessage => {
  const sender = recordOf(message, 'sender');
  const type = typeOf(message);
  const isBot = type === 'template' || textOf(sender, 'type') === 'agent_bot';
  return {
    id: textOf(message, 'id'),
    role: type === 'incoming' ? 'user' : isBot ? 'assistant' : 'person',
    name: textOf(sender, 'name', 'available_name'),
    at: getOwn(message, 'created_at'),
    body: type === 'activity' ? '' : textOf(message, 'content'),
    isNote: getOwn(message, 'private') === true,
    files: listOf(message, 'attachments').map(fileName),
  };
};

const toConversation = (id: string, person: Raw, messages: readonly Raw[]): FoundConversation => ({
  kind: 'conversation',
  id,
  title: '',
  person: readContact(person),
  personId: textOf(person, 'id') || undefined,
  messages: messages.map(readMessage),
});

const readArticle = (record: Raw): Found[] => {
  const title = textOf(record, 'title');
  const locale = textOf(record, 'locale') || textOf(recordOf(record, 'category'), 'locale');
  const status = textOf(record, 'status');
  return [
    {
      kind: 'answer',
      record: `Article ${quote(title)}`,
      title,
      body: textOf(record, 'content'),
      language: languageOfTag(locale),
      leaveOut: ['draft', 'archived', '0', '2'].includes(status) ? 'It is not published.' : undefined,
    },
  ];
};

/** Articles, canned responses, contacts (also as CSV), conversations and their messages of Chatwoot's API. */
export const chatwoot: SystemReader = {
  system: 'chatwoot',
  read: (record) => {
    const has = (key: string) => Object.hasOwn(record, key);
    const meta = recordOf(record, 'meta');
    const [first] = listOf(record, 'payload');
    if (first && Object.hasOwn(first, 'message_type'))
      return [
        toConversation(
          textOf(first, 'conversation_id'),
          recordOf(meta, 'contact'),
          listOf(record, 'payload'),
        ),
      ];
    if (Array.isArray(getOwn(record, 'messages')) && isRecord(getOwn(meta, 'sender')))
      return [toConversation(textOf(record, 'id'), recordOf(meta, 'sender'), listOf(record, 'messages'))];
    if (has('short_code') && has('content')) {
      const code = textOf(record, 'short_code');
      return [
        {
          kind: 'answer',
          record: `Canned response ${quote(code)}`,
          ...titleOfCode(code),
          body: textOf(record, 'content'),
        },
      ];
    }
    if (has('title') && has('content') && (has('slug') || has('portal') || has('category')))
      return readArticle(record);
    if (has('phone_number') && has('name') && has('email'))
      return [{ kind: 'person', id: textOf(record, 'id'), fields: readContact(record) }];
    return undefined;
  },
};
