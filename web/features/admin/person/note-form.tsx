import { Button, Group, Kbd, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { addPersonNote } from '#shared/api/admin-people.ts';
import { attemptFor, clearAttempt } from '#web/lib/persist.ts';
import { sessionCall } from '#web/lib/session.ts';
import { Form } from '#web/ui/form.tsx';
import { readDraft, saveDraft } from '../data/drafts.ts';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';

interface NoteFormProps {
  readonly personKey: string;
  readonly onAdded: () => void;
}

/** Adds a note; the draft is kept in the browser until it is saved. */
export const NoteForm = ({ personKey, onAdded }: NoteFormProps) => {
  const name = `note:${personKey}`;
  const [text, setText] = useState(() => readDraft(name)?.text ?? '');
  const { busy, failure, fields, run } = useSave('The note could not be saved');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    void run(async () => {
      const { key } = attemptFor(name, text, () => null);
      await sessionCall(addPersonNote, {
        params: { key: personKey },
        body: { text },
        headers: { 'idempotency-key': key },
      });
      clearAttempt(name);
      saveDraft(name, undefined);
      setText('');
      onAdded();
    });
  };
  return (
    <Form gap="xs" onSubmit={submit}>
      <Textarea
        label="Note"
        id="person-note"
        autosize
        minRows={1}
        maxRows={10}
        value={text}
        error={fields.text}
        placeholder="What you want to remember"
        onChange={(event) => {
          setText(event.currentTarget.value);
          saveDraft(name, event.currentTarget.value ? { text: event.currentTarget.value } : undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <Failure text={failure} />
      {text.trim() && (
        <Group gap="sm">
          <Button type="submit" size="compact-md" disabled={busy}>
            {busy ? 'Saving…' : 'Add note'}
          </Button>
          <Kbd size="xs">Ctrl Enter</Kbd>
        </Group>
      )}
    </Form>
  );
};
