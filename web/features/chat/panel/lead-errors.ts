import type * as z from 'zod/mini';
import type { ChatTexts } from '#shared/content/chat-ui/types.ts';
import { ApiError } from '#web/lib/http.ts';

const codes = ['required', 'badEmail', 'badDate', 'badField'] as const;
type FieldCode = (typeof codes)[number];

/** Validates fields with the server's schema and returns text keys. */
export const fieldCodes = <V extends Record<string, string>>(
  schema: z.ZodMiniType,
  values: V,
): Partial<Record<keyof V & string, FieldCode>> => {
  const result = schema.safeParse(values);
  const found: Partial<Record<keyof V & string, FieldCode>> = {};
  for (const { path } of result.error?.issues ?? []) {
    const name = path[0] as keyof V & string;
    if (!(name in values)) continue;
    const isBlank = !values[name]?.trim();
    found[name] = isBlank ? 'required' : name === 'email' ? 'badEmail' : 'badField';
  }
  return found;
};

/** Returns a field's localised message. The server's own messages are English only. */
export const fieldText = (texts: ChatTexts, error: string | undefined): string | undefined => {
  if (!error) return undefined;
  return texts[codes.find((code) => code === error) ?? 'badField'];
};

/** Whether the server rejected the input, so that the form stays open. */
export const isRefusal = (error: unknown, names: readonly string[]): boolean =>
  error instanceof ApiError && error.status === 400 && names.some((name) => name in error.fields);
