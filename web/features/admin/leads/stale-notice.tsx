import { Button } from '#web/ui/button.tsx';
import css from './edit.module.css';

interface StaleNoticeProps<T extends object> {
  readonly before: T;
  readonly now: T;
  readonly labels: Partial<Readonly<Record<keyof T & string, string>>>;
  /** Take theirs as the new base and keep what is typed here; saving again then overwrites knowingly. */
  readonly onKeepMine: () => void;
  /** Take over what they saved. */
  readonly onTakeTheirs: () => void;
}

const shown = (value: unknown): string =>
  value === undefined || value === null || value === '' ? '—' : String(value);

/** Somebody saved this record while it was being edited: what changed, and the choice. */
export const StaleNotice = <T extends object>({
  before,
  now,
  labels,
  onKeepMine,
  onTakeTheirs,
}: StaleNoticeProps<T>) => {
  const changed = (Object.entries(labels) as [keyof T & string, string][]).filter(
    ([field]) => shown(before[field]) !== shown(now[field]),
  );
  return (
    <div className={css.stale} role="alert">
      <p>
        <strong>Someone changed this record in the meantime.</strong> Nothing was overwritten.
      </p>
      <ul>
        {changed.map(([field, label]) => (
          <li key={field}>
            {label}: {shown(before[field])} → {shown(now[field])}
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button size="small" onClick={onKeepMine}>
          Keep my version and save
        </Button>
        <Button size="small" look="quiet" onClick={onTakeTheirs}>
          Take their version
        </Button>
      </div>
    </div>
  );
};
