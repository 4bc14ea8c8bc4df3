import { Button, Group, Tabs, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  addNewsletter,
  changeNewsletter,
  type Newsletter,
  sendNewsletter,
  testNewsletter,
} from '#shared/api/newsletters.ts';
import { renderNewsletter } from '#shared/domain/render-newsletter.ts';
import { sessionCall } from '#web/lib/session.ts';
import { Form } from '#web/ui/form.tsx';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';
import { markdownToHtml } from './markdown.ts';

interface NewsletterEditorProps {
  /** Undefined for a new issue. */
  readonly issue: Newsletter | undefined;
  /** How many people would get the issue. */
  readonly readers: number;
  readonly hasMail: boolean;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

const readersText = (count: number): string => (count === 1 ? '1 subscriber' : `${count} subscribers`);

/** Writes an issue: Markdown with a preview, a test mail to oneself, and sending after a confirmation. */
export const NewsletterEditor = ({ issue, readers, hasMail, onChanged, onClose }: NewsletterEditorProps) => {
  const [saved, setSaved] = useState(issue);
  const [values, setValues] = useState({ subject: issue?.subject ?? '', text: issue?.text ?? '' });
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState<string>();
  const { busy, failure, fields, run } = useSave('The issue could not be saved');
  const edit = (change: Partial<typeof values>) => {
    setValues((before) => ({ ...before, ...change }));
    setNotice(undefined);
  };
  const isChanged = values.subject !== (saved?.subject ?? '') || values.text !== (saved?.text ?? '');
  const save = async (): Promise<Newsletter> => {
    if (saved && !isChanged) return saved;
    const next = saved
      ? await sessionCall(changeNewsletter, { params: { id: saved.id }, body: values })
      : await sessionCall(addNewsletter, { body: values });
    setSaved(next);
    onChanged();
    return next;
  };
  const saveDraft = () =>
    run(async () => {
      await save();
      onClose();
    });
  const test = () =>
    run(async () => {
      const { id } = await save();
      const { sent, to } = await sessionCall(testNewsletter, { params: { id } });
      setNotice(sent ? `A test was sent to ${to}.` : 'Mail is not set up.');
    });
  const send = () =>
    run(async () => {
      const { id } = await save();
      await sessionCall(sendNewsletter, { params: { id } });
      onChanged();
      onClose();
    });
  const preview = () =>
    renderNewsletter(values, { url: '/', since: new Date().toISOString() }, markdownToHtml).html;
  return (
    <Modal title={issue ? 'Edit issue' : 'New issue'} mayClose={() => !isChanged && !busy} onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void saveDraft();
        }}
      >
        <Failure text={failure} />
        <TextInput
          label="Subject"
          data-autofocus
          required
          value={values.subject}
          error={fields.subject}
          onChange={(event) => edit({ subject: event.currentTarget.value })}
        />
        <Tabs defaultValue="write" keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="write">Write</Tabs.Tab>
            <Tabs.Tab value="preview">Preview</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="write" pt="sm">
            <Textarea
              label="Text"
              description="Markdown: # heading, **bold**, [link](https://…), - list"
              autosize
              minRows={10}
              maxRows={24}
              required
              value={values.text}
              error={fields.text}
              onChange={(event) => edit({ text: event.currentTarget.value })}
            />
          </Tabs.Panel>
          <Tabs.Panel value="preview" pt="sm">
            <iframe
              title="Preview of the issue"
              sandbox=""
              srcDoc={preview()}
              style={{ width: '100%', height: '24rem', border: 0 }}
            />
          </Tabs.Panel>
        </Tabs>
        {!hasMail && (
          <Text size="sm" c="dimmed">
            Set up mail under Settings, Mail and Slack, to test and send issues.
          </Text>
        )}
        {notice && <p role="status">{notice}</p>}
        {isAsking && (
          <Group role="group" aria-label="Confirm sending" gap="xs">
            <Text size="sm">
              Send “{values.subject}” to {readersText(readers)} now?
            </Text>
            <Button size="compact-md" disabled={busy} autoFocus onClick={() => void send()}>
              Send to {readersText(readers)}
            </Button>
            <Button size="compact-md" variant="default" onClick={() => setAsking(false)}>
              Not yet
            </Button>
          </Group>
        )}
        <ModalFoot>
          <Button variant="default" type="submit" disabled={busy}>
            {busy ? 'Saving...' : 'Save draft'}
          </Button>
          <Button variant="default" disabled={busy || !hasMail} onClick={() => void test()}>
            Send a test to me
          </Button>
          <Button disabled={busy || !hasMail || readers === 0} onClick={() => setAsking(true)}>
            Send…
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
};
