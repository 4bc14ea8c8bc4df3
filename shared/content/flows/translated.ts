import { byLanguage } from '#shared/domain/by-language.ts';
import { languageCodes } from '#shared/domain/languages.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { listTexts, setTranslations } from '#shared/flow/translations.ts';
import { sharedTexts } from './build.ts';
import type { FlowTemplate, FlowTemplateTexts } from './types.ts';

/** Loads a language's texts as a separate chunk when somebody copies a template. */
export const loadTemplateTexts = byLanguage<FlowTemplateTexts>(
  (language) => import(`./data/${language}.json`, { with: { type: 'json' } }),
);

/** Languages that the ready flows are translated into, besides English. */
export const templateLanguages = languageCodes.filter((code) => code !== 'en');

const sharedKeyOf = new Map(
  Object.entries(sharedTexts).map(([key, text]) => [text as string, key as keyof typeof sharedTexts]),
);

/** A template's texts in one language by key, without untranslated ones. */
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

/** A template's document with all its translations, ready to be copied into a workspace. */
export const translatedTemplate = async (
  template: Pick<FlowTemplate, 'id' | 'flowData'>,
): Promise<FlowDocument> => {
  const loaded = await Promise.all(
    templateLanguages.map(async (code) => [code, await loadTemplateTexts(code)] as const),
  );
  return loaded.reduce(
    (flow, [code, texts]) => setTranslations(flow, code, templateTexts(template, texts)),
    template.flowData,
  );
};
