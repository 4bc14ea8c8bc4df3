import type { LanguageCode } from '#shared/domain/languages.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { listTexts, setTranslations } from '#shared/flow/translations.ts';
import { sharedTexts } from './build.ts';
import type { FlowTemplate, FlowTemplateTexts } from './types.ts';

/** Each language is a chunk of its own, loaded when somebody takes a template. */
const loaders: Record<Exclude<LanguageCode, 'en'>, () => Promise<{ texts: FlowTemplateTexts }>> = {
  es: () => import('./texts/flow-es.ts'),
  fr: () => import('./texts/flow-fr.ts'),
  de: () => import('./texts/flow-de.ts'),
  it: () => import('./texts/flow-it.ts'),
  pt: () => import('./texts/flow-pt.ts'),
  ru: () => import('./texts/flow-ru.ts'),
  ja: () => import('./texts/flow-ja.ts'),
  ko: () => import('./texts/flow-ko.ts'),
  zh: () => import('./texts/flow-zh.ts'),
  ar: () => import('./texts/flow-ar.ts'),
  hi: () => import('./texts/flow-hi.ts'),
  nl: () => import('./texts/flow-nl.ts'),
  sv: () => import('./texts/flow-sv.ts'),
  no: () => import('./texts/flow-no.ts'),
  da: () => import('./texts/flow-da.ts'),
  fi: () => import('./texts/flow-fi.ts'),
  pl: () => import('./texts/flow-pl.ts'),
  tr: () => import('./texts/flow-tr.ts'),
  he: () => import('./texts/flow-he.ts'),
};

/** Languages that the ready flows are translated into, beside their own. */
export const templateLanguages = Object.keys(loaders) as LanguageCode[];

const sharedKeyOf = new Map(
  Object.entries(sharedTexts).map(([key, text]) => [text as string, key as keyof typeof sharedTexts]),
);

/** A template's texts in a language by their keys; what is not translated is left out. */
export const templateTexts = (
  { id, flowData }: Pick<FlowTemplate, 'id' | 'flowData'>,
  { shared, [id]: own }: FlowTemplateTexts,
): Record<string, string> => {
  const texts: Record<string, string> = { ...own };
  for (const { key, text } of listTexts(flowData)) {
    const common = sharedKeyOf.get(text);
    if (common) texts[key] ??= shared[common];
  }
  return texts;
};

/** A template's document with all its translations, as it is copied into a workspace. */
export const translatedTemplate = async (
  template: Pick<FlowTemplate, 'id' | 'flowData'>,
): Promise<FlowDocument> => {
  const loaded = await Promise.all(
    Object.entries(loaders).map(
      async ([code, load]) => [code as LanguageCode, (await load()).texts] as const,
    ),
  );
  return loaded.reduce(
    (flow, [code, texts]) => setTranslations(flow, code, templateTexts(template, texts)),
    template.flowData,
  );
};
