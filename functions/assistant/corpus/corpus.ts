import type { IndustryId } from '#shared/content/assistant/types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

/** What an utterance of the test set means: an intent's name, or an industry the visitor says they are in. */
export type Label =
  | 'greeting'
  | 'services'
  | 'pricing'
  | 'plan_fit'
  | 'integrations'
  | 'timeline'
  | 'security'
  | 'languages'
  | 'book'
  | 'booking_info'
  | 'contact'
  | 'thanks'
  | 'complaint'
  | 'off_topic'
  | IndustryId;

export type Corpus = Record<LanguageCode, readonly (readonly [utterance: string, label: Label])[]>;
