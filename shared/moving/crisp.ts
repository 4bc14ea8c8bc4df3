import { languageOfTag } from '#shared/domain/languages.ts';
import { getOwn, isRecord, type Raw } from '#shared/flow/read-fields.ts';
import type { FoundConversation, FoundMessage, SystemReader } from './found.ts';
import { titleOfCode } from './title-of-code.ts';
import { listOf, type PersonFields, quote, recordOf, textOf } from './values.ts';

// https://docs.crisp.chat/references/rest-api/v1/

const readProfile = (record: Raw): PersonFields => {
  const person = recordOf(record, 'person');
  return {
    email: textOf(record, 'email'),
    phone: textOf(person, 'phone'),
    name: textOf(person, 'nickname'),
    company: textOf(recordOf(record, 'company'), 'name'),
    createdAt: getOwn(record, 'created_at'),
  };
};

const readMessage = (message: Raw): FoundMessage => {
  const content = getOwn(message, 'content');
  const rich = isRecord(content) ? content : {};
  const type = textOf(message, 'type');
  const isFile = ['file', 'animation', 'audio'].includes(type);
  const user = recordOf(message, 'user');
  const isBot = getOwn(message, 'automated') === true || textOf(user, 'type') === 'participant';
  return {
    id: textOf(message, 'fingerprint'),
    role: textOf(message, 'from') === 'user' ? 'user' : isBot ? 'assistant' : 'person',
    name: textOf(user, 'nickname'),
    at: getOwn(message, 'timestamp'),
    body: type === 'event' || isFile ? '' : typeof content === 'string' ? content : textOf(rich, 'text'),
    isNote: type === 'note',
    files: isFile ? [textOf(rich, 'name', 'url', 'type')] : [],
  };
};

const readSession = (record: Raw): FoundConversation => {
  const meta = recordOf(record, 'meta');
  return {
    kind: 'conversation',
    id: textOf(record, 'session_id'),
    title: textOf(meta, 'subject'),
    createdAt: getOwn(record, 'created_at'),
    person: {
      email: textOf(meta, 'email'),
      phone: textOf(meta, 'phone'),
      name: textOf(meta, 'nickname'),
      company: textOf(recordOf(meta, 'company'), 'name'),
      createdAt: getOwn(record, 'created_at'),
    },
    personId: textOf(record, 'people_id') || undefined,
    messages: listOf(record, 'messages').map(readMessage),
  };
};

/** Articles, shortcuts, people, conversations and their messages of Crisp's API. */
export const crisp: SystemReader = {
  system: 'crisp',
  read: (record) => {
    const has = (key: string) => Object.hasOwn(record, key);
    if (has('session_id') && has('from'))
      return [
        {
          kind: 'conversation',
          id: textOf(record, 'session_id'),
          title: '',
          messages: [readMessage(record)],
        },
      ];
    if (has('session_id')) return [readSession(record)];
    if (has('people_id'))
      return [{ kind: 'person', id: textOf(record, 'people_id'), fields: readProfile(record) }];
    if (has('bang') && has('text')) {
      const code = textOf(record, 'bang');
      const name = `Shortcut ${quote(code)}`;
      return [{ kind: 'answer', record: name, ...titleOfCode(code), body: textOf(record, 'text') }];
    }
    if (has('article_id') && has('title')) {
      const title = textOf(record, 'title');
      const isPublic = ['', 'published'].includes(textOf(record, 'status'));
      return [
        {
          kind: 'answer',
          record: `Article ${quote(title)}`,
          title,
          body: textOf(record, 'content'),
          language: languageOfTag(textOf(record, 'locale')),
          leaveOut: isPublic ? undefined : 'It is not published.',
        },
      ];
    }
    return undefined;
  },
};
