import { persisted } from '#web/lib/persist.ts';
import type { Values } from './site-path.ts';

/** Edits that the server has not stored yet. */
export interface Unsaved {
  /** The draft's version from which the edits started, and its values. */
  readonly version: number;
  readonly base: Values;
  readonly values: Values;
  /** Text of fields that can't be read yet, such as half a price, by path. */
  readonly typed: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** This browser's copy, so that a reload, a crash or an ended session loses nothing. */
export const unsaved = persisted<Unsaved | undefined>('site-draft', {
  fallback: undefined,
  parse: (value) =>
    isRecord(value) &&
    typeof value.version === 'number' &&
    [value.base, value.values, value.typed].every(isRecord)
      ? (value as unknown as Unsaved)
      : undefined,
});
