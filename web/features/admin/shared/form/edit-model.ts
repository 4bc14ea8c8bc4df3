/** The text of each control in an edit form. */
export type Values = Readonly<Record<string, string>>;

export const toFieldText = (value: string | number | undefined): string =>
  value === undefined ? '' : String(value);

/** A text field in a PATCH: `null` if cleared, left out if blank, which keeps the old value. */
export const textPatch = (text: string, cleared: boolean | undefined): string | null | undefined =>
  cleared ? null : text.trim() ? text : undefined;

/**
 * Like `textPatch`, for a number field. Invalid numbers become NaN, which the schema refuses with a reason.
 */
export const numberPatch = (text: string, cleared: boolean | undefined): number | null | undefined =>
  cleared ? null : text.trim() ? Number(text) : undefined;

/** Three-way merge: keeps my changes, and takes the other session's values for all other fields. */
export const rebaseValues = <V extends Values>(mine: V, base: V, theirs: V): V =>
  Object.fromEntries(
    Object.entries(mine).map(([name, value]) => [name, value === base[name] ? (theirs[name] ?? '') : value]),
  ) as V;

/**
 * Errors for inputs that the browser could not parse. It reports them as blank, which would silently keep
 * the old value.
 */
export const findUnparsedFields = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...form.elements]
      .filter((control) => control instanceof HTMLInputElement)
      .filter(({ disabled, validity }) => !disabled && validity.badInput)
      .map(({ name, type }) => [
        name,
        type === 'date' ? 'Please enter a date that exists.' : 'Please enter a number.',
      ]),
  );
