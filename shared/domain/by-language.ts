import type { LanguageCode } from './languages.ts';

/**
 * Makes a function that loads a data file, of which there is one per language. Write the import as a template
 * literal with a relative path, so that bundlers make one chunk per language.
 */
export const byLanguage =
  <Data>(importFile: (language: LanguageCode) => Promise<{ readonly default: unknown }>) =>
  async (language: LanguageCode): Promise<Data> =>
    (await importFile(language)).default as Data;
