import { siteValuesSchema } from '#shared/api/site-values.ts';
import { type Values, writePath } from '../draft/site-path.ts';

/** Why a value can't be stored, by the server's own rules; undefined if it can. */
export const checkValue = (path: string, value: unknown): string | undefined => {
  const alone: Values = writePath({}, path, value);
  const { error } = siteValuesSchema.safeParse(alone);
  return error?.issues[0]?.message;
};
