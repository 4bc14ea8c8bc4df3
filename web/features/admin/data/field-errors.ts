interface Checked {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly { path: PropertyKey[]; message: string }[] };
}

/** The first sentence about each field that a schema refused, by the field's name. */
export const fieldErrors = ({ error }: Checked): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) found[String(path[0])] ??= message;
  return found;
};
