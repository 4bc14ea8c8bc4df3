import { isLanguageCode, type LanguageCode, languageOfTag } from '#shared/domain/languages.ts';
import { persisted } from '#web/lib/persist.ts';

const storedLanguage = (key: string, area: 'local' | 'session') =>
  persisted<LanguageCode | undefined>(key, {
    fallback: undefined,
    parse: (value) => (isLanguageCode(value) ? value : undefined),
    area,
  });
const picked = storedLanguage('chat-language', 'local');
const ofConversation = storedLanguage('chat-language', 'session');
const detected = storedLanguage('chat-detected-language', 'session');

/** The chosen language: for this conversation, or chosen in the picker on an earlier visit. */
export const chosenLanguage = (): LanguageCode | undefined => ofConversation.read() ?? picked.read();

/** Stores the picker's choice; `undefined` is "Automatic" and clears earlier choices. */
export const chooseLanguage = (language: LanguageCode | undefined): void => {
  leaveConversationLanguage();
  if (language) picked.write(language);
  else picked.clear();
};

/** Sets the language of "Answer in … instead" until the conversation is cleared. */
export const chooseForConversation = (language: LanguageCode): void => void ofConversation.write(language);

export const leaveConversationLanguage = (): void => ofConversation.clear();

/** Stores the language the assistant detected last, for this tab. */
export const rememberDetected = (language: LanguageCode): void => void detected.write(language);

/**
 * The panel's language: an explicit choice, the detected language, the browser's, then English. See
 * docs/behaviour.md, "The assistant".
 */
export const currentLanguage = (
  browserTags: readonly string[] = globalThis.navigator?.languages ?? [],
): LanguageCode =>
  chosenLanguage() ??
  detected.read() ??
  browserTags.map(languageOfTag).find((code) => code !== undefined) ??
  'en';
