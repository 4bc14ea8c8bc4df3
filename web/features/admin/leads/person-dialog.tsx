import { type FormEvent, useState } from 'react';
import { erasePerson, exportPerson, type PersonExport } from '#shared/api/admin-leads.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import css from './edit.module.css';
import { Failure } from './failure.tsx';
import { useSave } from './use-save.ts';

interface PersonDialogProps {
  /** The address to begin with; empty to ask for it. */
  readonly email: string;
  readonly onClose: () => void;
  readonly onErased: () => void;
}

const counted = (list: readonly unknown[], one: string, more = `${one}s`): string =>
  `${list.length} ${list.length === 1 ? one : more}`;

const found = (data: PersonExport): string =>
  [
    counted(data.contacts, 'submission'),
    counted(data.clients, 'client project'),
    counted(data.bookings, 'booking'),
    counted(data.stories, 'transcript or visit', 'transcripts and visits'),
    data.subscriptions.length ? 'subscribed' : 'not subscribed',
    counted(data.other, 'other record'),
  ].join(', ');

/** One person, one action: look at, hand over or erase everything stored about one e-mail address. */
export const PersonDialog = ({ email: start, onClose, onErased }: PersonDialogProps) => {
  const [email, setEmail] = useState(start);
  const [data, setData] = useState<PersonExport>();
  const [confirming, setConfirming] = useState(false);
  const { busy, failure, fields, run } = useSave('That did not work');

  const look = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => setData(await sessionCall(exportPerson, { body: { email } })));
  };
  const save = () =>
    data && saveFile(`person-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
  const erase = () =>
    run(async () => {
      const { erased } = await sessionCall(erasePerson, { body: { email } });
      showToast({
        title: 'Person erased',
        description: `${erased} records are gone for good.`,
        tone: 'success',
      });
      onErased();
      onClose();
    });
  return (
    <Dialog title="A person’s data" size="small" onClose={onClose}>
      <form className={css.form} onSubmit={look} noValidate>
        <TextField
          label="E-mail address"
          type="email"
          data-first
          value={email}
          error={fields.email}
          onChange={(event) => {
            setEmail(event.target.value);
            setData(undefined);
            setConfirming(false);
          }}
        />
        <Failure text={failure} />
        {!data && (
          <Button type="submit" disabled={busy || !email.trim()}>
            {busy ? 'Looking…' : 'Find everything'}
          </Button>
        )}
      </form>
      {data && (
        <div className={css.form}>
          <p role="status">{found(data)}</p>
          <div className={css.actions}>
            <Button look="quiet" onClick={save}>
              Export as JSON
            </Button>
            {!confirming && (
              <Button look="quiet" className={css.danger} onClick={() => setConfirming(true)}>
                Erase everything…
              </Button>
            )}
          </div>
          {confirming && (
            <div className={css.doom} role="alert">
              <p>Everything stored about {data.email} is erased. This action cannot be undone.</p>
              <div className={css.actions}>
                <Button className={css.destroy} disabled={busy} onClick={() => void erase()}>
                  {busy ? 'Erasing…' : 'Erase everything'}
                </Button>
                <Button look="quiet" onClick={() => setConfirming(false)}>
                  Keep
                </Button>
              </div>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
};
