import { type LanguageCode, languageCodes, languageOfTag } from '#shared/domain/languages.ts';
import type { PublicProfile } from '#shared/domain/public-profile.ts';
import type { FlowDocument } from './document.ts';
import { getTranslations, tidyTranslations, titleKey } from './translations.ts';

/** Reads title, picture and colour of the revision that goes live; undefined if it has none. */
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
  const { picture, accent } = flow;
  return title || picture || accent
    ? { titles, ...(picture ? { picture } : {}), ...(accent ? { accent } : {}) }
    : undefined;
};

/** Sets the title; an empty one is removed with its translations. */
export const setTitle = ({ title: _title, ...flow }: FlowDocument, title: string): FlowDocument =>
  title ? { ...flow, title } : tidyTranslations(flow);

/** Sets or removes the picture. */
export const setPicture = (
  { picture: _picture, ...flow }: FlowDocument,
  picture: string | undefined,
): FlowDocument => (picture ? { ...flow, picture } : flow);

/** Sets or removes the colour, `#rrggbb`. */
export const setAccent = (
  { accent: _accent, ...flow }: FlowDocument,
  accent: string | undefined,
): FlowDocument => (accent ? { ...flow, accent } : flow);
