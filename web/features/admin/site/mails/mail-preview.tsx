import { Checkbox, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { formatAppointmentTime } from '#shared/domain/mails/appointment-time.ts';
import { fillMailSubject, fillMailText, type MailValues } from '#shared/domain/mails/fill-mail.ts';
import { type MailKindName, type MailTexts, namesIn } from '#shared/domain/mails/mail-kinds.ts';
import { useSite } from '../draft/site-context.ts';
import { effective } from '../draft/use-site-draft.ts';

interface MailPreviewProps {
  readonly kind: MailKindName;
  readonly language: LanguageCode;
  readonly texts: MailTexts;
  /** A field has a text that can't be sent, so the preview shows the one before. */
  readonly isOutdated: boolean;
}

const dayMs = 86_400_000;
/** In two days on the full hour, so that the sample is an appointment that could be made. */
const sampleTime = (): string =>
  new Date(Math.ceil((Date.now() + 2 * dayMs) / 3_600_000) * 3_600_000).toISOString();

/** Details that not every mail has. */
const optional: ReadonlySet<string> = new Set(['place', 'reply']);

/** The mail as a visitor would get it, with sample values and the draft's company. */
export const MailPreview = ({ kind, language, texts, isOutdated }: MailPreviewProps) => {
  const { draft, defaults } = useSite();
  const [showsOptional, setShowsOptional] = useState(true);
  const read = (path: string) => String(effective(draft.values, defaults, path));
  const values: MailValues = {
    company: read('company.name'),
    name: 'Ada',
    time: formatAppointmentTime(sampleTime(), read('company.timeZone'), language),
    place: showsOptional ? 'https://meet.example/ada' : undefined,
    reply: showsOptional || kind === 'reply' ? '(The words that you wrote.)' : undefined,
    link: `${location.origin}/booking/sample`,
    hours: read('company.responseHours'),
    days: '14',
    day: new Date().toISOString().slice(0, 10),
  };
  const { subject, text = '', link } = texts;
  const body =
    kind === 'newsletter'
      ? `(Your issue.)\n\n--\n${fillMailSubject(text, values)}\n${link}: ${location.origin}/unsubscribe`
      : fillMailText(text, values);
  const hasOptional = kind !== 'reply' && namesIn(text).some((name) => optional.has(name));
  return (
    <Stack gap="xs" component="section" aria-label="Preview">
      <Text size="sm" c="dimmed" role="status">
        {isOutdated ? 'Preview of the last text that can be sent' : 'Preview with sample values'}
      </Text>
      <Paper p="md" withBorder lang={language} dir={languages[language].dir}>
        {subject !== undefined && (
          <Text
            fw={650}
            pb="sm"
            mb="sm"
            style={{ borderBlockEnd: 'var(--hairline)', overflowWrap: 'anywhere' }}
          >
            {fillMailSubject(subject, values)}
          </Text>
        )}
        <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {body}
        </Text>
      </Paper>
      {hasOptional && (
        <Checkbox
          label="With place and your own words"
          description="A paragraph is left out if one of its placeholders has no value in a mail."
          checked={showsOptional}
          onChange={({ currentTarget }) => setShowsOptional(currentTarget.checked)}
        />
      )}
    </Stack>
  );
};
