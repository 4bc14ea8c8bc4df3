import type { LanguageCode } from '#shared/domain/languages.ts';
import texts from './data/media.json' with { type: 'json' };

/** Texts around pictures, videos and cards of a flow. */
export interface MediaTexts {
  /** On the button of a video. */
  readonly play: string;
  /** Shown beside it; `{host}` is where the video comes from. */
  readonly from: string;
  /** Names a row of cards, and the buttons that scroll it. */
  readonly cards: string;
  readonly previous: string;
  readonly next: string;
}

export const mediaTexts = (language: LanguageCode): MediaTexts => texts[language];
