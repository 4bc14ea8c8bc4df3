import type { LanguageCode } from './languages.ts';

/**
 * Makes a loader of a data file that exists once per language. Write the import as a template literal with a relative
 * path: the bundlers then make one chunk of each language.
 */
export const byLanguage =
  <Data>(importFile: (language: LanguageCode) => Promise<{ readonly default: unknown }>) =>
  async (language: LanguageCode): Promise<Data> =>
    (await importFile(language)).default as Data;
