import { isLanguageCode, type LanguageCode, languageOfTag } from '#shared/domain/languages.ts';
import { readStored, removeStored, writeStored } from '#web/lib/persist.ts';

const chosenKey = 'chat-language';
const detectedKey = 'chat-detected-language';

const accept = (value: unknown) => (isLanguageCode(value) ? value : undefined);

/** The visitor's own choice: for this conversation, else the picker's, which is kept for their next visit. */
export const chosenLanguage = (): LanguageCode | undefined =>
  readStored<LanguageCode | undefined>(chosenKey, undefined, accept, 'session') ??
  readStored<LanguageCode | undefined>(chosenKey, undefined, accept);

/** The picker's choice; `undefined` is its "Automatic" and releases every choice made before. */
export const chooseLanguage = (language: LanguageCode | undefined): void => {
  leaveConversationLanguage();
  if (language) writeStored(chosenKey, language);
  else removeStored(chosenKey);
};

/** "Answer in … instead": holds until the conversation is cleared. */
export const chooseForConversation = (language: LanguageCode): void => {
  writeStored(chosenKey, language, 'session');
};

export const leaveConversationLanguage = (): void => removeStored(chosenKey, 'session');

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
