import { ApiError } from '#web/lib/http.ts';
import { errorMessage, SessionEnded } from '#web/lib/session.ts';

interface Versioned {
  readonly id: string;
  readonly updatedAt: string;
}

/** New values by field; `null` clears a field. */
export type FieldPatch = Readonly<Record<string, unknown>>;

export interface RecordChange<T extends Versioned> {
  readonly row: T;
  readonly patch: FieldPatch;
  readonly send: (id: string, body: FieldPatch) => Promise<T>;
  /** Updates the record on screen, before and after saving. */
  readonly put: (row: T) => void;
  /** The message of a failed save. */
  readonly failure: string;
}

export type ChangeResult<T> =
  | { readonly state: 'saved'; readonly row: T }
  /** Another session changed one of the same fields: nothing was overwritten. */
  | { readonly state: 'stale'; readonly current: T }
  | { readonly state: 'failed'; readonly problem: string; readonly fields: Readonly<Record<string, string>> };

const fieldOf = (row: object, field: string): unknown => (row as Record<string, unknown>)[field];
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Applies a patch; cleared fields become absent. */
export const withPatch = <T extends object>(row: T, patch: FieldPatch): T => ({
  ...row,
  ...Object.fromEntries(Object.entries(patch).map(([field, value]) => [field, value ?? undefined])),
});

/** The patch that undoes another one. */
export const inversePatch = (before: object, patch: FieldPatch): FieldPatch =>
  Object.fromEntries(Object.keys(patch).map((field) => [field, fieldOf(before, field) ?? null]));

/** Serializes changes of one record, so that each is based on the result of the one before. */
const latest = new Map<string, Promise<unknown>>();

/**
 * Changes a record optimistically. If another session changed other fields, the change is applied on top; if
 * it changed the same ones, the caller gets both versions. A failure restores the record.
 */
export const changeRecord = async <T extends Versioned>({
  row,
  patch,
  send,
  put,
  failure,
}: RecordChange<T>): Promise<ChangeResult<T>> => {
  put(withPatch(row, patch));
  const before = latest.get(row.id) as Promise<T> | undefined;
  const attempt = async (): Promise<T> => {
    const base = (await before?.catch(() => undefined)) ?? row;
    try {
      return await send(row.id, { ...patch, updatedAt: base.updatedAt });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'record.stale' || !error.current) throw error;
      const current = error.current as T;
      // The server marks a person's other leads as contacted, so this change may already be there.
      if (Object.entries(patch).every(([field, value]) => same(fieldOf(current, field), value)))
        return current;
      if (Object.keys(patch).some((field) => !same(fieldOf(current, field), fieldOf(base, field))))
        throw error;
      return await send(row.id, { ...patch, updatedAt: current.updatedAt });
    }
  };
  const mine = attempt();
  latest.set(row.id, mine);
  const isLast = () => latest.get(row.id) === mine;
  try {
    const saved = await mine;
    if (isLast()) put(saved);
    return { state: 'saved', row: saved };
  } catch (error) {
    const current = error instanceof ApiError && error.code === 'record.stale' ? error.current : undefined;
    if (current) {
      put(current as T);
      return { state: 'stale', current: current as T };
    }
    if (isLast()) put(row);
    const reason =
      error instanceof SessionEnded
        ? 'Log in again, then save: what you typed is still here.'
        : errorMessage(error, 'Check the connection and try again.');
    return {
      state: 'failed',
      problem: `${failure}. ${reason}`,
      fields: error instanceof ApiError ? error.fields : {},
    };
  } finally {
    if (isLast()) latest.delete(row.id);
  }
};
