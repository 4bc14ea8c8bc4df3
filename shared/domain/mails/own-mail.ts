import type { LanguageCode } from '#shared/domain/languages.ts';
import { currentSiteValues } from '#shared/site/published.ts';
import type { MailKindName, MailTexts } from './mail-kinds.ts';

/** A mail's texts in a language, with the owner's published ones over the defaults. Read it when a mail is sent. */
export const withOwnMail = <T extends MailTexts>(
  kind: MailKindName,
  language: LanguageCode,
  defaults: T,
): T => ({
  ...defaults,
  ...currentSiteValues().mails?.[kind]?.[language],
});
