import { type LanguageCode, languageOfTag } from '#shared/domain/languages.ts';
import data from './languages.json' with { type: 'json' };

/** The engine's sentences and word lists in one language. */
export interface LanguageData {
  /** The engine's default sentences. */
  readonly texts: {
    readonly askEmail: string;
    readonly askPhone: string;
    readonly askAppointment: string;
    /** For rejected answers, by the kind that was asked for. `{example}` is a date. */
    readonly again: Readonly<
      Record<'choice' | 'text' | 'email' | 'phone' | 'number' | 'date' | 'appointment', string>
    >;
    /** For answers outside the author's limits; `{min}` and `{max}` are the limits. */
    readonly limits: Readonly<
      Record<'atLeast' | 'atMost' | 'tooShort' | 'tooLong' | 'todayOrLater' | 'todayOrEarlier', string>
    >;
    /**
     * Of a question with several answers: asks for one or more, or for `{range}` of the options; the button that sends
     * them.
     */
    readonly several: Readonly<Record<'any' | 'range' | 'done', string>>;
    /** For an appointment time that is not offered. */
    readonly notOffered: string;
    /** A form's sentences; `{fields}` lists labels. */
    readonly form: Readonly<Record<'stillNeed' | 'readBack' | 'confirm' | 'change' | 'whatToChange', string>>;
    /** For the assistant node: the button to continue, and the reply if there is no answer. */
    readonly assistant: Readonly<Record<'continue' | 'unknown', string>>;
    /** Ends a conversation that can't continue. */
    readonly apology: string;
  };
  /** Words that a question begins with. */
  readonly questionWords: readonly string[];
  /** Words between a field's label and its value: `my name is Ann`. */
  readonly isWords: readonly string[];
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly dates: {
    /** "next", which moves a weekday into the coming week. */
    readonly nextWords: readonly string[];
    readonly ignoredWords: readonly string[];
    /** Days from today of words that Intl doesn't know. */
    readonly days: Readonly<Record<string, number>>;
    readonly numbers: Readonly<Record<string, number>>;
  };
}
export type FlowTexts = LanguageData['texts'];

/** Every language's data; the compiler names a language that is missing. */
export const languageData: Readonly<Record<LanguageCode, LanguageData>> = data;

/** The data of a language; English if it isn't supported. */
export const getLanguageData = (language: string): LanguageData =>
  languageData[languageOfTag(language) ?? 'en'];

/** The engine's default sentences in a language; English if it isn't supported. */
export const getFlowTexts = (language: string): FlowTexts => getLanguageData(language).texts;
