import { type LanguageCode, languageCodes, languageOfTag } from '#shared/domain/languages.ts';
import type { PublicProfile } from '#shared/domain/public-profile.ts';
import type { FlowDocument } from './document.ts';
import { getTranslations, tidyTranslations, titleKey } from './translations.ts';

/** Reads title and picture of the revision that goes live; undefined if it has neither. */
export const readPublicProfile = (flow: FlowDocument, language: string): PublicProfile | undefined => {
  const title = flow.title?.trim();
  const titles: Partial<Record<LanguageCode, string>> = {};
  if (title) {
    for (const code of languageCodes) {
      const translation = getTranslations(flow, code)[titleKey]?.trim();
      if (translation) titles[code] = translation;
    }
    titles[languageOfTag(language) ?? 'en'] = title;
  }
  return title || flow.picture ? { titles, ...(flow.picture ? { picture: flow.picture } : {}) } : undefined;
};

/** Sets the title; an empty one is removed with its translations. */
export const setTitle = ({ title: _title, ...flow }: FlowDocument, title: string): FlowDocument =>
  title ? { ...flow, title } : tidyTranslations(flow);

/** Sets or removes the picture. */
export const setPicture = (
  { picture: _picture, ...flow }: FlowDocument,
  picture: string | undefined,
): FlowDocument => (picture ? { ...flow, picture } : flow);
