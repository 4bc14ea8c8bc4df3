import { contact } from '#shared/content/landing/contact.ts';
import type { ContactValues, FieldErrors } from '#web/lib/lead-form.ts';

export type ContactField = keyof ContactValues;

/** Errors by field, from the server's own schema; loaded when a form is first sent. */
export const validateContact = async (values: ContactValues): Promise<FieldErrors<ContactField>> => {
  const { contactInputSchema } = await import('#shared/api/contact.ts');
  const parsed = contactInputSchema.safeParse(values);
  if (parsed.success) return {};
  const errors: FieldErrors<ContactField> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as ContactField;
    errors[field] ??= values[field]?.trim() ? message : contact.required;
  }
  return errors;
};

/** The toast for invalid input: reports missing fields before a malformed address. */
export const toErrorToast = (values: ContactValues, errors: FieldErrors<ContactField>) => {
  const isMissing = (Object.keys(errors) as ContactField[]).some((field) => !values[field].trim());
  if (isMissing) return contact.toasts.missing;
  return errors.email ? contact.toasts.email : undefined;
};
