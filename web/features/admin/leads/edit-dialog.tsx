import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import css from './edit.module.css';
import type { Values } from './edit-model.ts';
import { Failure } from './failure.tsx';
import { StaleNotice } from './stale-notice.tsx';
import type { EditForm } from './use-edit-form.ts';

interface EditDialogProps<R extends object, V extends Values> {
  readonly title: string;
  readonly form: EditForm<R, V>;
  /** What the notice about another's save calls the fields. */
  readonly labels: Partial<Readonly<Record<keyof R & string, string>>>;
  /** At the start of the foot: what else can be done with the record. */
  readonly aside?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of an edit: another's save, a failure, the fields, and the way out. Never closes by accident over changes. */
export const EditDialog = <R extends object, V extends Values>({
  title,
  form,
  labels,
  aside,
  onClose,
  children,
}: EditDialogProps<R, V>) => (
  <Dialog title={title} onClose={onClose} mayClose={() => !form.dirty}>
    <form className={css.form} onSubmit={form.submit} noValidate>
      {form.conflict && <StaleNotice {...form.conflict} labels={labels} />}
      <Failure text={form.failure} />
      {children}
      <div className={css.foot}>
        {aside && <div className={css.footAside}>{aside}</div>}
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={form.busy}>
          {form.busy ? 'Saving...' : 'Save Changes'}
        </Button>
      </div>
    </form>
  </Dialog>
);
