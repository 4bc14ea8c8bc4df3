import * as z from 'zod/mini';
import { languageCodes, languageOfTag } from './languages.ts';

/** What visitors see of a flow before its first message. The flow's name is internal and not part of it. */
export const publicProfileSchema = z.object({
  titles: z.partialRecord(z.enum(languageCodes), z.string()),
  /** A data URL. */
  picture: z.optional(z.string()),
  /** `#rrggbb`. */
  accent: z.optional(z.string()),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;

/** The title in one of these languages, in order of preference; empty without a title. */
export const chooseTitle = (
  titles: PublicProfile['titles'] = {},
  ...preferred: readonly (string | undefined)[]
): string => {
  const codes = preferred.map((tag) => languageOfTag(tag)).filter((code) => code !== undefined);
  const code = codes.find((candidate) => titles[candidate] !== undefined);
  return (code && titles[code]) || Object.values(titles)[0] || '';
};
