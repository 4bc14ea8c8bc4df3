import { isLanguageCode, type LanguageCode, languageOfTag } from '#shared/domain/languages.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';

const chosenKey = 'chat-language';
const detectedKey = 'chat-detected-language';

const accept = (value: unknown) => (isLanguageCode(value) ? value : undefined);

/** The visitor's own choice in the picker, kept for their next visit. */
export const chosenLanguage = (): LanguageCode | undefined =>
  readStored<LanguageCode | undefined>(chosenKey, undefined, accept);

export const chooseLanguage = (language: LanguageCode): void => {
  writeStored(chosenKey, language);
};

/** What the assistant heard last, for this tab only. */
export const rememberDetected = (language: LanguageCode): void => {
  writeStored(detectedKey, language, 'session');
};

/** An explicit choice wins, then what the assistant heard, then the browser's, then English. See docs/behaviour.md, "The assistant". */
export const currentLanguage = (
  browserTags: readonly string[] = globalThis.navigator?.languages ?? [],
): LanguageCode =>
  chosenLanguage() ??
  readStored<LanguageCode | undefined>(detectedKey, undefined, accept, 'session') ??
  browserTags.map(languageOfTag).find((code) => code !== undefined) ??
  'en';
