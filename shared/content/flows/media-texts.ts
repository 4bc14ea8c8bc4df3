import type { LanguageCode } from '#shared/domain/languages.ts';
import texts from './data/media.json' with { type: 'json' };

/** Texts around pictures, videos and cards of a flow. */
export interface MediaTexts {
  /** On the button of a video. */
  readonly play: string;
  /** Beside it; `{host}` is where the video comes from. */
  readonly from: string;
  /** Buttons that scroll a row of cards. */
  readonly previous: string;
  readonly next: string;
  /** Name of a row of cards. */
  readonly cards: string;
  /** On the button that sends several chosen options. */
  readonly done: string;
  /** Above options of which several may be chosen. */
  readonly several: string;
}

export const mediaTexts = (language: LanguageCode): MediaTexts => texts[language];
