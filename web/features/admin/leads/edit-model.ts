/** What an edit dialog holds: every field as the text in its control. */
export type Values = Readonly<Record<string, string>>;

export const textOf = (value: string | number | undefined): string =>
  value === undefined ? '' : String(value);

/** A text field in a PATCH: cleared is `null`, blank is left out and so keeps the old value. */
export const textPatch = (text: string, cleared: boolean | undefined): string | null | undefined =>
  cleared ? null : text.trim() ? text : undefined;

/** A number in a PATCH, likewise. What is no number stays one that the schema refuses, with a reason. */
export const numberPatch = (text: string, cleared: boolean | undefined): number | null | undefined =>
  cleared ? null : text.trim() ? Number(text) : undefined;

/** What was changed here stays; what was not follows what the other editor saved. */
export const rebased = <V extends Values>(mine: V, base: V, theirs: V): V =>
  Object.fromEntries(
    Object.entries(mine).map(([name, value]) => [name, value === base[name] ? (theirs[name] ?? '') : value]),
  ) as V;

/** Fields whose text the browser could not read: it hands them out as blank, which would silently keep the old value. */
export const unreadable = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...form.elements]
      .filter((control) => control instanceof HTMLInputElement)
      .filter(({ disabled, validity }) => !disabled && validity.badInput)
      .map(({ name, type }) => [
        name,
        type === 'date' ? 'Please enter a date that exists.' : 'Please enter a number.',
      ]),
  );
