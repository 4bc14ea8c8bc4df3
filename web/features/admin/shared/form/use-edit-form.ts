import { type FormEvent, useState } from 'react';
import { findUnparsedFields, rebaseValues, type Values } from './edit-model.ts';
import { fieldErrors } from './field-errors.ts';
import { useSave } from './use-save.ts';

export type Cleared<V> = Partial<Record<keyof V, boolean>>;

interface EditOptions<R, V, P> {
  readonly record: R;
  readonly toValues: (record: R) => V;
  readonly toPatch: (values: V, cleared: Cleared<V>, base: R) => P;
  readonly check: (patch: P) => Parameters<typeof fieldErrors>[0];
  readonly send: (patch: P) => Promise<R>;
  /** The error message of a failed save. */
  readonly failure: string;
  readonly onSaved: (saved: R) => void;
}

/** State and handlers of an edit dialog. */
export interface EditForm<R, V> {
  readonly values: V;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly dirty: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly conflict:
    | {
        readonly before: R;
        readonly now: R;
        readonly onKeepMine: () => void;
        readonly onTakeTheirs: () => void;
      }
    | undefined;
}

/**
 * Edits one record: validates before sending, and sends the version it started from. When another session
 * saved meanwhile, the administrator keeps their own changes on top or takes the other version.
 */
export const useEditForm = <R extends object, V extends Values, P>({
  record,
  toValues,
  toPatch,
  check,
  send,
  failure: failureText,
  onSaved,
}: EditOptions<R, V, P>) => {
  const [base, setBase] = useState(record);
  const [values, setValues] = useState(() => toValues(record));
  const [cleared, setCleared] = useState<Cleared<V>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { busy, failure, fields, stale, run, clearStale } = useSave<R>(failureText);

  const save = (patch: P) => run(async () => onSaved(await send(patch)));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const patch = toPatch(values, cleared, base);
    // Inputs that the browser could not parse come first, because the schema sees them as blank.
    const unread = findUnparsedFields(form);
    const found = { ...unread, ...fieldErrors(check(patch)), ...unread };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) void save(patch);
    else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const keepMine = () => {
    if (!stale) return;
    const merged = rebaseValues(values, toValues(base), toValues(stale));
    clearStale();
    setBase(stale);
    setValues(merged);
    void save(toPatch(merged, cleared, stale));
  };
  const takeTheirs = () => {
    if (!stale) return;
    clearStale();
    setBase(stale);
    setValues(toValues(stale));
    setCleared({});
  };
  const original = toValues(base);
  return {
    values,
    busy,
    failure,
    submit,
    save: run,
    dirty:
      Object.values(cleared).some(Boolean) ||
      Object.entries(values).some(([name, value]) => value !== original[name]),
    /** Props for the control of a field. */
    control: (name: keyof V & string) => ({
      name,
      value: values[name],
      error: errors[name] ?? fields[name],
      disabled: cleared[name],
      onChange: (event: { target: { value: string } }) =>
        setValues((before) => ({ ...before, [name]: event.target.value })),
    }),
    clearing: (name: keyof V & string, label: string) => ({
      label,
      stored: original[name] !== '',
      cleared: cleared[name] ?? false,
      onClear: (on: boolean) => setCleared((before) => ({ ...before, [name]: on })),
    }),
    conflict: stale && { before: base, now: stale, onKeepMine: keepMine, onTakeTheirs: takeTheirs },
  };
};
