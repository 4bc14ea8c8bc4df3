import { Alert, Button, Checkbox, Group, Kbd, Paper, Select, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ReplyResult } from '#shared/api/admin-replies.ts';
import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import { Form } from '#web/ui/form.tsx';
import { IconSend } from '#web/ui/icons.tsx';
import { LongText } from '../leads/long-text.tsx';
import type { ReplyTarget } from '../leads/reply-model.ts';
import { Quiet } from '../parts/quiet.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { consumeTypeAhead } from './type-ahead.ts';
import { useReply } from './use-reply.ts';

/** When the reminder about an unanswered reply is due. */
export const reminderDays = 3;

interface ComposerProps {
  readonly personKey: string;
  readonly target: ReplyTarget;
  /** The person's language, a code of `languages`. */
  readonly language: string | undefined;
  /** The record was opened to write a reply, so focus the field. */
  readonly focused: boolean;
  /** `remind`: the owner wants a follow-up if no answer comes. */
  readonly onSent: (result: ReplyResult, remind: boolean) => void;
}

/** Reply form. The text is kept in the browser until the server confirms it was sent. */
export const Composer = ({ personKey, target, language, focused, onSent }: ComposerProps) => {
  const [remind, setRemind] = useState(false);
  const reply = useReply({ personKey, target, language, onSent: (result) => onSent(result, remind) });
  const { subject, text, templates, busy, failure, fields, handed, blanks } = reply;
  const field = useRef<HTMLTextAreaElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody has come to write
  useEffect(() => {
    if (!focused) return;
    const typedAhead = consumeTypeAhead();
    if (typedAhead) reply.setText(text + typedAhead);
    field.current?.focus();
  }, [focused]);
  useEffect(() => {
    if (handed) confirm.current?.focus();
  }, [handed]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void reply.send();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void reply.send();
    }
    // Alt + digit inserts the template with that number.
    const template =
      event.altKey && /^Digit[1-9]$/.test(event.code) && templates[Number(event.code.slice(5)) - 1];
    if (template) {
      event.preventDefault();
      reply.insertTemplate(template.id);
    }
  };
  const known = isLanguageCode(language) ? languages[language] : undefined;
  return (
    <Form
      gap="sm"
      p="md"
      bd="1px solid var(--line-strong)"
      bdrs="speech"
      bg="var(--surface)"
      onSubmit={submit}
      onKeyDown={onKey}
      aria-label="Answer"
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm" miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Quiet as="span">To</Quiet> <bdi>{target.to}</bdi>{' '}
          {known && <Quiet as="span">writes {known.name}</Quiet>}
        </Text>
        {templates.length > 0 && (
          <Select
            aria-label="Template"
            placeholder="Template"
            size="xs"
            w="14rem"
            searchable
            value={null}
            data={templates.map(({ id, name, language: code }, index) => ({
              value: id,
              label: `${index < 9 ? `${index + 1}. ` : ''}${name}${code === language ? '' : ` (${isLanguageCode(code) ? languages[code].name : code})`}`,
            }))}
            onChange={(id) => {
              if (id) reply.insertTemplate(id);
              field.current?.focus();
            }}
          />
        )}
      </Group>
      {target.message && (
        <Paper component="blockquote" withBorder={false} px="sm" py="xs" bg="var(--paper-sunken)">
          <LongText what="message" text={target.message} />
        </Paper>
      )}
      <TextInput
        aria-label="Subject"
        fw={600}
        value={subject}
        error={fields.subject}
        data-mantine-stop-propagation
        onChange={(event) => reply.setSubject(event.currentTarget.value)}
      />
      <Textarea
        ref={field}
        aria-label="Answer"
        data-autofocus={focused || undefined}
        placeholder="Write an answer…"
        autosize
        minRows={4}
        maxRows={18}
        dir="auto"
        lang={known ? language : undefined}
        value={text}
        error={fields.text}
        onChange={(event) => reply.setText(event.currentTarget.value)}
      />
      {blanks.length > 0 && (
        <Alert color="warning" role="alert" title="Not sent: a placeholder has no value">
          <p>
            {blanks.map((blank) => `“${blank}”`).join(', ')} would be sent as typed. Available are{' '}
            {'{{first name}}, {{last name}}, {{company}} and {{service}}'}.
          </p>
          <Button
            mt="sm"
            size="compact-md"
            variant="default"
            disabled={busy}
            onClick={() => void reply.sendWithBlanks()}
          >
            Send anyway
          </Button>
        </Alert>
      )}
      <Checkbox
        size="xs"
        label={`Remind me in ${reminderDays} days if there is no answer`}
        checked={remind}
        onChange={(event) => setRemind(event.currentTarget.checked)}
      />
      <Failure text={failure} />
      {handed ? (
        <Alert color="warning" role="alert" title="Sent from your mail program?">
          <p>
            {handed.whole
              ? 'It opened with this text.'
              : 'The text was too long for a mail link, so it was copied. Paste it there.'}{' '}
            Confirm once it’s sent, so that it appears in the timeline.
          </p>
          <Group gap="sm" mt="sm">
            <Button ref={confirm} size="compact-md" disabled={busy} onClick={() => void reply.confirm()}>
              {busy ? 'Saving…' : 'Yes, I sent it'}
            </Button>
            <Button size="compact-md" variant="default" component="a" href={handed.href}>
              Open it again
            </Button>
            <Button size="compact-md" variant="subtle" onClick={reply.notSent}>
              Not sent
            </Button>
          </Group>
        </Alert>
      ) : (
        <Group gap="sm">
          <Button
            type="submit"
            size="sm"
            disabled={busy || !text.trim()}
            leftSection={<IconSend size={16} stroke={1.75} aria-hidden="true" />}
          >
            {busy ? 'Sending…' : 'Send'}
          </Button>
          <Kbd size="xs" visibleFrom="sm">
            Ctrl Enter
          </Kbd>
          {templates.length > 0 && (
            <Text component="span" inherit c="dimmed" visibleFrom="sm">
              {templates.length === 1 ? 'Alt 1' : `Alt 1 – ${Math.min(9, templates.length)}`}: template
            </Text>
          )}
        </Group>
      )}
    </Form>
  );
};
