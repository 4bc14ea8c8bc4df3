import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Flow, updateFlow } from '#shared/api/flows.ts';
import { ApiError } from '#web/lib/http.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Modal } from '#web/ui/modal.tsx';

interface RenameDialogProps {
  readonly flow: Flow;
  readonly onClose: () => void;
  readonly onSaved: (flow: Flow) => void;
}

/** Edits name, description and industry without opening the builder. */
export const RenameDialog = ({ flow, onClose, onSaved }: RenameDialogProps) => {
  const [typed, setTyped] = useState({
    name: flow.name,
    description: flow.description,
    industry: flow.industry,
  });
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      onSaved(
        await sessionCall(updateFlow, {
          params: { id: flow.id },
          body: { ...typed, updatedAt: flow.updatedAt },
        }),
      );
    } catch (error) {
      if (error instanceof ApiError) setFields(error.fields);
      setFailure(errorMessage(error, 'Failed to update flow'));
      setBusy(false);
    }
  };
  const field = (name: keyof typeof typed, label: string) => ({
    label,
    value: typed[name],
    error: fields[name],
    onChange: (event: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: event.target.value })),
  });
  return (
    <Modal title="Rename" size="small" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          {failure && (
            <Text c="red" role="alert">
              {failure}
            </Text>
          )}
          <TextInput {...field('name', 'Name')} maxLength={120} />
          <TextInput {...field('industry', 'Industry')} maxLength={60} />
          <Textarea {...field('description', 'Description')} maxLength={500} />
          <Group justify="end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={busy || !typed.name.trim()}>
              {busy ? 'Saving...' : 'Save'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
