import { type FormEvent, useState } from 'react';
import { type Flow, updateFlow } from '#shared/api/flows.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { sentenceOf, sessionCall } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import css from './dialogs.module.css';

interface RenameDialogProps {
  readonly flow: Flow;
  readonly onClose: () => void;
  readonly onSaved: (flow: Flow) => void;
}

/** Name, description and industry, without opening the builder. */
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
      setFailure(sentenceOf(error, 'Failed to update flow'));
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
    <Dialog title="Rename" size="small" onClose={onClose}>
      <form className={css.form} onSubmit={submit} noValidate>
        {failure && (
          <p className={css.danger} role="alert">
            {failure}
          </p>
        )}
        <TextField {...field('name', 'Name')} maxLength={120} />
        <TextField {...field('industry', 'Industry')} maxLength={60} />
        <TextAreaField {...field('description', 'Description')} maxLength={500} />
        <div className={css.foot}>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy || !typed.name.trim()}>
            {busy ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
