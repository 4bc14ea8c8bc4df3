import { type MailPlaceholder, namesIn } from './mail-kinds.ts';

/** Values of placeholders; one that is absent or empty has nothing to say in this mail. */
export type MailValues = Partial<Readonly<Record<MailPlaceholder, string | undefined>>>;

const insert = (template: string, read: (name: string) => string): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => read(name));

/**
 * Fills a mail's text. A paragraph is left out if one of its placeholders has no value, so that optional details
 * need no second text. Values are inserted as they are, also with braces.
 */
export const fillMailText = (template: string, values: MailValues): string =>
  template
    .replace(/\r\n?/g, '\n')
    .split('\n\n')
    .filter((paragraph) => namesIn(paragraph).every((name) => values[name as MailPlaceholder]))
    .map((paragraph) => insert(paragraph, (name) => values[name as MailPlaceholder] ?? ''))
    .join('\n\n');

/** Fills a subject, with the first line of each value. */
export const fillMailSubject = (template: string, values: MailValues): string =>
  insert(template, (name) => values[name as MailPlaceholder]?.split('\n')[0] ?? '');
