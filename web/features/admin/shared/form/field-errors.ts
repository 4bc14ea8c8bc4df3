interface Checked {
  readonly success: boolean;
  readonly error?: { readonly issues: readonly { path: PropertyKey[]; message: string }[] };
}

/** The first error message for each field, by field name. */
export const fieldErrors = ({ error }: Checked): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) found[String(path[0])] ??= message;
  return found;
};
