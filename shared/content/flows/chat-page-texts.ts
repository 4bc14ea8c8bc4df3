import type { LanguageCode } from '#shared/domain/languages.ts';
import texts from './data/chat-page.json' with { type: 'json' };

/** Texts of a published flow's page, in addition to the chat's texts. */
export interface ChatPageTexts {
  ended: string;
  restart: string;
  missing: string;
  /**
   * Shown under an answer that seems to contain a card, account or identity number, with buttons for the two
   * ways to go on.
   */
  masked: string;
  sendAsIs: string;
  sendMasked: string;
  /**
   * Shown above a visitor's flow: that it isn't {brand}'s (`visitors`), the link to report it, and the link
   * that opens it outside another site's frame.
   */
  visitors: string;
  report: string;
  ownPage: string;
  /** Shown beside it: that its author sees no answers. */
  unkept: string;
  /** Under the title: that a bot answers (Article 50 of the EU AI Act). */
  bot: string;
}

export const chatPageTexts = (language: LanguageCode): ChatPageTexts => texts[language];
