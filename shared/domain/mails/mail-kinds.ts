import type { LanguageCode } from '#shared/domain/languages.ts';

/** What an owner can insert into a mail, as `{name}`, with its meaning. */
export const mailPlaceholders = {
  company: 'the company’s name',
  name: 'the visitor’s first name',
  time: 'day and time of the appointment',
  place: 'where it takes place, if you entered it',
  reply: 'your own words, if you wrote any',
  link: 'the visitor’s personal link',
  hours: 'hours until the first answer',
  days: 'days for which the link works',
  day: 'the day on which the reader subscribed',
} as const;
export type MailPlaceholder = keyof typeof mailPlaceholders;

/** One text of a mail. */
export interface MailPart {
  readonly label: string;
  readonly placeholders: readonly MailPlaceholder[];
  /** Without these the mail would be useless. */
  readonly required?: readonly MailPlaceholder[];
  /** A text without line breaks. */
  readonly isLine?: boolean;
  readonly maxChars: number;
}

export type MailPartName = 'subject' | 'text' | 'link';

export interface MailKind {
  readonly label: string;
  /** When it is sent, for the owner. */
  readonly sentWhen: string;
  readonly parts: Partial<Readonly<Record<MailPartName, MailPart>>>;
  /** Absent: every language has its own text. */
  readonly languages?: readonly LanguageCode[];
}

const subject = (...placeholders: MailPlaceholder[]): MailPart => ({
  label: 'Subject',
  placeholders: ['company', ...placeholders],
  isLine: true,
  maxChars: 200,
});
const text = (placeholders: MailPlaceholder[], required: MailPlaceholder[] = []): MailPart => ({
  label: 'Text',
  placeholders: [...placeholders, 'company'],
  required,
  maxChars: 4000,
});

/** A mail about a consultation: its page is the only way to answer or cancel. */
const consultation = (
  label: string,
  sentWhen: string,
  {
    placeholders = [],
    required = [],
  }: { placeholders?: MailPlaceholder[]; required?: MailPlaceholder[] } = {},
): MailKind => ({
  label,
  sentWhen,
  parts: {
    subject: subject(),
    text: text(['name', ...placeholders, 'reply', 'link'], [...required, 'link']),
  },
});

const appointment = { placeholders: ['time', 'place'], required: ['time'] } satisfies Parameters<
  typeof consultation
>[2];

/** Every mail that visitors and readers get, in the order of the portal. */
export const mailKinds = {
  message: {
    label: 'Message received',
    sentWhen: 'After a visitor sent a message.',
    parts: { subject: subject(), text: text(['hours']) },
  },
  requested: consultation('Consultation requested', 'After a visitor asked for a consultation.', {
    placeholders: ['time'],
  }),
  proposed: consultation('Another time proposed', 'When you propose another time.', {
    placeholders: ['time'],
    required: ['time'],
  }),
  confirmed: consultation('Consultation confirmed', 'When you confirm the time.', appointment),
  reminder: {
    ...consultation('Reminder', 'Within 24 hours before a confirmed appointment.', appointment),
    parts: {
      subject: subject('time'),
      text: text(['name', 'time', 'place', 'reply', 'link'], ['time', 'link']),
    },
  },
  declined: consultation('Consultation declined', 'When you decline a request.'),
  cancelled: consultation('Consultation cancelled', 'When you or the visitor cancel.', {
    placeholders: ['time'],
  }),
  done: consultation('After the consultation', 'When you mark it as done and tell the visitor.'),
  no_show: consultation('Visitor missed', 'When you mark the visitor as missing and tell them.'),
  reply: {
    label: 'Your reply',
    sentWhen:
      'When you reply to somebody who wrote in the chat. You write subject and words each time; this frame adds the link to the conversation.',
    parts: { text: text(['reply', 'days', 'link'], ['reply', 'link']) },
  },
  newsletter: {
    label: 'End of a newsletter',
    sentWhen: 'Below every issue. The link to unsubscribe can’t be removed.',
    languages: ['en'],
    parts: {
      text: { label: 'Why readers get it', placeholders: ['company', 'day'], maxChars: 500, isLine: true },
      link: { label: 'Link to unsubscribe', placeholders: [], maxChars: 80, isLine: true },
    },
  },
} as const satisfies Readonly<Record<string, MailKind>>;
export type MailKindName = keyof typeof mailKinds;

export const mailKindNames = Object.keys(mailKinds) as MailKindName[];

/** A mail's texts, with placeholders. */
export type MailTexts = Partial<Readonly<Record<MailPartName, string>>>;

const braces = /\{([^{}]*)\}/g;

/** Names in braces, in their order. */
export const namesIn = (template: string): string[] =>
  [...template.matchAll(braces)].map(([, name = '']) => name);

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** Why a text can't be used for this part of a mail, as a sentence for the owner; undefined if it can. */
export const mailTextProblem = (
  { placeholders, required = [], isLine = false }: MailPart,
  template: string,
): string | undefined => {
  if (isLine && /[\r\n]/.test(template)) return 'Use one line.';
  const names = namesIn(template);
  const unknown = names.find((name) => !placeholders.some((known) => known === name));
  if (unknown !== undefined)
    return placeholders.length > 0
      ? `{${unknown}} can’t be used here. Use ${inBraces(placeholders)}.`
      : `{${unknown}} can’t be used here: this text has no placeholders.`;
  const missing = required.find((name) => !names.includes(name));
  return missing && `Add {${missing}}: ${mailPlaceholders[missing]}.`;
};
