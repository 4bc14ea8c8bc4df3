import { languageOfTag } from '#shared/domain/languages.ts';
import { getOwn, isRecord, type Raw } from '#shared/flow/read-fields.ts';
import type { Found, FoundAnswer, FoundConversation, FoundMessage, SystemReader } from './found.ts';
import { listOf, type PersonFields, quote, recordOf, textOf } from './values.ts';

// https://developers.intercom.com/docs/references/rest-api/api.intercom.io/models

const customers = ['user', 'lead', 'contact', 'visitor'];

const readContact = (record: Raw): PersonFields => ({
  email: textOf(record, 'email'),
  phone: textOf(record, 'phone'),
  name: textOf(record, 'name'),
  company: textOf(listOf(recordOf(record, 'companies'), 'data')[0] ?? {}, 'name'),
  createdAt: getOwn(record, 'signed_up_at') ?? getOwn(record, 'created_at'),
});

const toAnswer = (content: Raw, locale: string): FoundAnswer => {
  const title = textOf(content, 'title');
  return {
    kind: 'answer',
    record: `Article ${quote(title)}${locale ? ` (${locale})` : ''}`,
    title,
    body: textOf(content, 'body'),
    language: languageOfTag(locale),
    leaveOut: textOf(content, 'state') === 'draft' ? 'It is a draft.' : undefined,
  };
};

const readArticle = (record: Raw): Found[] => {
  const main = textOf(record, 'default_locale');
  const translated = Object.entries(recordOf(record, 'translated_content')).filter(
    (entry): entry is [string, Raw] =>
      entry[0] !== main && isRecord(entry[1]) && textOf(entry[1], 'title') !== '',
  );
  return [toAnswer(record, main), ...translated.map(([locale, content]) => toAnswer(content, locale))];
};

const readMessage = (part: Raw, id: string): FoundMessage => {
  const author = recordOf(part, 'author');
  const type = textOf(author, 'type');
  return {
    id,
    role: customers.includes(type) ? 'user' : type === 'bot' ? 'assistant' : 'person',
    name: textOf(author, 'name'),
    at: getOwn(part, 'created_at'),
    body: textOf(part, 'body'),
    isNote: textOf(part, 'part_type').startsWith('note'),
    files: listOf(part, 'attachments').map((file) => textOf(file, 'name')),
  };
};

const readConversation = (record: Raw): FoundConversation => {
  const source = recordOf(record, 'source');
  const parts = listOf(recordOf(record, 'conversation_parts'), 'conversation_parts');
  const opening = { ...source, created_at: getOwn(source, 'created_at') ?? getOwn(record, 'created_at') };
  const authors = [source, ...parts].map((part) => recordOf(part, 'author'));
  const customer = authors.find(
    (author) => customers.includes(textOf(author, 'type')) && textOf(author, 'email') !== '',
  );
  const [contact = {}] = listOf(recordOf(record, 'contacts'), 'contacts');
  return {
    kind: 'conversation',
    id: textOf(record, 'id'),
    title: textOf(record, 'title') || textOf(source, 'subject'),
    createdAt: getOwn(record, 'created_at'),
    person: customer && readContact(customer),
    personId: textOf(contact, 'id') || undefined,
    messages: [
      readMessage(opening, textOf(source, 'id') || 'source'),
      ...parts.map((part) => readMessage(part, textOf(part, 'id'))),
    ],
  };
};

/** Articles, macros, contacts and conversations of Intercom's API and data export. */
export const intercom: SystemReader = {
  system: 'intercom',
  read: (record) => {
    const type = textOf(record, 'type');
    if (type === 'article') return readArticle(record);
    if (type === 'macro') {
      const title = textOf(record, 'name');
      const body = textOf(record, 'body', 'body_text');
      return [{ kind: 'answer', record: `Macro ${quote(title)}`, title, body }];
    }
    if (type === 'conversation') return [readConversation(record)];
    // A spreadsheet's column “type” has the same words.
    return customers.includes(type) && Object.hasOwn(record, 'created_at')
      ? [{ kind: 'person', id: textOf(record, 'id'), fields: readContact(record) }]
      : undefined;
  },
};
