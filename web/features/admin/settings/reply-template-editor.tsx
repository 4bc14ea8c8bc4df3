import { Button, Group, Select, Text, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { addReplyTemplate, changeReplyTemplate, type ReplyTemplate } from '#shared/api/admin-replies.ts';
import { isLanguageCode, type LanguageCode, languageCodes, languages } from '#shared/domain/languages.ts';
import { filledIn } from '#shared/domain/reply-texts.ts';
import { sessionCall } from '#web/lib/session.ts';
import { Form } from '#web/ui/form.tsx';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { MessageBubble } from '../parts/message-bubble.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';

interface TemplateFields {
  readonly name: string;
  readonly language: LanguageCode;
  readonly subject: string;
  readonly text: string;
}

const blanks = ['first name', 'last name', 'company', 'service'];
const example = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Analytical Engines',
  service: 'Sales Automation',
};

const initialFields = (template: ReplyTemplate | undefined): TemplateFields => ({
  name: template?.name ?? '',
  language: isLanguageCode(template?.language) ? template.language : 'en',
  subject: template?.subject ?? '',
  text: template?.text ?? '',
});

interface ReplyTemplateEditorProps {
  /** Undefined for a new template. */
  readonly template?: ReplyTemplate | undefined;
  readonly onSaved: (template: ReplyTemplate) => void;
  readonly onClose: () => void;
}

/** Edits a reply template with placeholders and a preview. */
export const ReplyTemplateEditor = ({ template, onSaved, onClose }: ReplyTemplateEditorProps) => {
  const [values, setValues] = useState(() => initialFields(template));
  const { busy, failure, fields, run } = useSave('The template could not be saved');
  const field = useRef<HTMLTextAreaElement>(null);
  const edit = (change: Partial<TemplateFields>) => setValues((before) => ({ ...before, ...change }));
  const insert = (blank: string) => {
    const placeholder = `{{${blank}}}`;
    const { selectionStart: from, selectionEnd: to } = field.current ?? {
      selectionStart: 0,
      selectionEnd: 0,
    };
    edit({ text: values.text.slice(0, from) + placeholder + values.text.slice(to) });
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(from + placeholder.length, from + placeholder.length);
    });
  };
  const save = () =>
    run(async () => {
      const saved = template
        ? await sessionCall(changeReplyTemplate, { params: { id: template.id }, body: values })
        : await sessionCall(addReplyTemplate, { body: values });
      onSaved(saved);
    });
  const isChanged = JSON.stringify(values) !== JSON.stringify(initialFields(template));
  const { dir, locale } = languages[values.language];
  return (
    <Modal
      title={template ? `Edit template: ${template.name}` : 'New template'}
      mayClose={() => !isChanged && !busy}
      onClose={onClose}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Failure text={failure} />
        <Group grow align="start">
          <TextInput
            label="Name"
            data-autofocus
            value={values.name}
            error={fields.name}
            onChange={(event) => edit({ name: event.currentTarget.value })}
          />
          <Select
            label="Language"
            searchable
            value={values.language}
            error={fields.language}
            data={languageCodes.map((value) => ({ value, label: languages[value].name }))}
            onChange={(value) => isLanguageCode(value) && edit({ language: value })}
          />
        </Group>
        <TextInput
          label="Subject"
          dir="auto"
          value={values.subject}
          error={fields.subject}
          onChange={(event) => edit({ subject: event.currentTarget.value })}
        />
        <Textarea
          ref={field}
          label="Text"
          autosize
          minRows={6}
          maxRows={16}
          dir={dir}
          lang={locale}
          value={values.text}
          error={fields.text}
          onChange={(event) => edit({ text: event.currentTarget.value })}
        />
        <Group gap="xs" role="group" aria-label="Insert">
          {blanks.map((blank) => (
            <Button key={blank} size="compact-xs" variant="default" onClick={() => insert(blank)}>
              {`{{${blank}}}`}
            </Button>
          ))}
        </Group>
        {values.text.includes('{{') && (
          <div>
            <Text size="xs" c="dimmed" ta="end">
              For {example.firstName} {example.lastName}
            </Text>
            <MessageBubble isOurs lang={locale}>
              {filledIn(values.text, example)}
            </MessageBubble>
          </div>
        )}
        <ModalFoot>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? 'Saving...' : 'Save template'}
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
};
