import { languageOfTag } from '#shared/domain/languages.ts';
import { getOwn } from '#shared/flow/read-fields.ts';
import type { SystemReader } from './found.ts';
import { quote, textOf } from './values.ts';

const questions = ['question', 'title', 'subject'];
const answers = ['answer', 'body', 'content', 'html', 'markdown', 'text', 'description'];

/** Rows of spreadsheets and simple records, recognised by their columns. */
export const other: SystemReader = {
  system: 'other',
  read: (record) => {
    const has = (...keys: readonly string[]) => keys.some((key) => Object.hasOwn(record, key));
    if (has(...questions) && has(...answers)) {
      const title = textOf(record, ...questions);
      const language = languageOfTag(textOf(record, 'language', 'locale'));
      return [
        {
          kind: 'answer',
          record: `Answer ${quote(title)}`,
          title,
          body: textOf(record, ...answers),
          language,
        },
      ];
    }
    if (has('name', 'macro_name') && has('body', 'message_body', 'reply')) {
      const title = textOf(record, 'macro_name', 'name');
      return [
        {
          kind: 'answer',
          record: `Saved answer ${quote(title)}`,
          title,
          body: textOf(record, 'message_body', 'body', 'reply'),
        },
      ];
    }
    if (!has('email', 'email_address', 'phone', 'phone_number')) return undefined;
    return [
      {
        kind: 'person',
        id: textOf(record, 'id', 'user_id'),
        fields: {
          email: textOf(record, 'email', 'email_address'),
          phone: textOf(record, 'phone', 'phone_number', 'mobile'),
          name: textOf(record, 'name', 'full_name', 'nickname', 'user_name'),
          firstName: textOf(record, 'first_name', 'firstname'),
          lastName: textOf(record, 'last_name', 'lastname'),
          company: textOf(record, 'company', 'company_name', 'companies'),
          createdAt: ['signed_up', 'created_at', 'first_seen', 'creation_date', 'created', 'date_created']
            .map((key) => getOwn(record, key))
            .find((value) => value !== undefined && value !== ''),
        },
      },
    ];
  },
};
