import { isLanguageCode, type LanguageCode, languageOfTag } from '#shared/domain/languages.ts';
import { readStored, removeStored, writeStored } from '#web/lib/persist.ts';

const chosenKey = 'chat-language';
const detectedKey = 'chat-detected-language';

const accept = (value: unknown) => (isLanguageCode(value) ? value : undefined);

/** The chosen language: for this conversation, or the picker's from an earlier visit. */
export const chosenLanguage = (): LanguageCode | undefined =>
  readStored<LanguageCode | undefined>(chosenKey, undefined, accept, 'session') ??
  readStored<LanguageCode | undefined>(chosenKey, undefined, accept);

/** Stores the picker's choice; `undefined` is "Automatic" and clears earlier choices. */
export const chooseLanguage = (language: LanguageCode | undefined): void => {
  leaveConversationLanguage();
  if (language) writeStored(chosenKey, language);
  else removeStored(chosenKey);
};

/** Sets the language of "Answer in … instead" until the conversation is cleared. */
export const chooseForConversation = (language: LanguageCode): void => {
  writeStored(chosenKey, language, 'session');
};

export const leaveConversationLanguage = (): void => removeStored(chosenKey, 'session');

/** Stores the language the assistant detected last, for this tab. */
export const rememberDetected = (language: LanguageCode): void => {
  writeStored(detectedKey, language, 'session');
};

/**
 * The panel's language: an explicit choice, the detected language, the browser's, then English. See
 * docs/behaviour.md, "The assistant".
 */
export const currentLanguage = (
  browserTags: readonly string[] = globalThis.navigator?.languages ?? [],
): LanguageCode =>
  chosenLanguage() ??
  readStored<LanguageCode | undefined>(detectedKey, undefined, accept, 'session') ??
  browserTags.map(languageOfTag).find((code) => code !== undefined) ??
  'en';
