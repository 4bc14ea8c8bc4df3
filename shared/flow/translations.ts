import { type LanguageCode, languageCodes, languageOfTag } from '#shared/domain/languages.ts';
import { type FlowDocument, type FlowNode, getNodeKind } from './document.ts';

/** A text that visitors read, with a key that survives edits: `<nodeId>.message`. */
export interface FlowText {
  readonly key: string;
  /** Empty for the public title. */
  readonly nodeId: string;
  readonly text: string;
}

const buildKey = (nodeId: string, part: string): string => `${nodeId}.${part}`;

const listNodeTexts = (node: FlowNode): FlowText[] => {
  const texts: FlowText[] = [];
  getNodeKind(node).mapTexts(node.data, (part, text) => {
    if (text.trim() !== '') texts.push({ key: buildKey(node.id, part), nodeId: node.id, text });
    return text;
  });
  return texts;
};

/** The key of the public title, which belongs to no node. */
export const titleKey = buildKey('', 'title');

/** Lists the texts that visitors read: the public title, then those of the nodes in their order. */
export const listTexts = ({ nodes, title }: Pick<FlowDocument, 'nodes' | 'title'>): FlowText[] => [
  ...(title?.trim() ? [{ key: titleKey, nodeId: '', text: title }] : []),
  ...nodes.flatMap(listNodeTexts),
];

const getOwn = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** Returns the translations into a language by text key. */
export const getTranslations = (
  flow: Pick<FlowDocument, 'translations'>,
  language: LanguageCode,
): Readonly<Record<string, string>> => getOwn(flow.translations, language) ?? {};

/** Translates the texts of a node; texts without a translation stay as they are. */
export const translateNode = (flow: FlowDocument, node: FlowNode, language: string): FlowNode => {
  const code = languageOfTag(language);
  const into = code && getOwn(flow.translations, code);
  if (!into) return node;
  const data = getNodeKind(node).mapTexts(node.data, (part, text) =>
    text.trim() === '' ? text : getOwn(into, buildKey(node.id, part))?.trim() || text,
  );
  return { ...node, data } as FlowNode;
};

/** Lists the languages with at least one translation, in the order of the language picker. */
export const listTranslatedLanguages = (flow: Pick<FlowDocument, 'translations'>): LanguageCode[] =>
  languageCodes.filter((code) => Object.keys(getTranslations(flow, code)).length > 0);

/** Chooses the first of the visitor's languages that the flow has, or else the flow's own. */
export const chooseLanguage = (
  flow: Pick<FlowDocument, 'translations'>,
  flowLanguage: string,
  preferred: readonly string[],
): string => {
  const translated = new Set<string>(listTranslatedLanguages(flow));
  for (const tag of preferred) {
    const code = languageOfTag(tag);
    if (code === undefined) continue;
    if (code === languageOfTag(flowLanguage)) return flowLanguage;
    if (translated.has(code)) return code;
  }
  return flowLanguage;
};

/** Counts all, translated and unreviewed texts of a language. */
export const getTranslationProgress = (
  flow: FlowDocument,
  language: LanguageCode,
): { total: number; done: number; unchecked: number; percent: number } => {
  const keys = listTexts(flow).map(({ key }) => key);
  const into = getTranslations(flow, language);
  const unchecked = new Set(getOwn(flow.unchecked, language));
  const done = keys.filter((key) => getOwn(into, key)?.trim());
  const percent = keys.length === 0 ? 100 : Math.floor((done.length / keys.length) * 100);
  return {
    total: keys.length,
    done: done.length,
    unchecked: done.filter((key) => unchecked.has(key)).length,
    percent,
  };
};

type Translations = NonNullable<FlowDocument['translations']>;
type Unchecked = NonNullable<FlowDocument['unchecked']>;

const withTranslations = (
  { translations: _translations, unchecked: _unchecked, ...flow }: FlowDocument,
  translations: Translations,
  unchecked: Unchecked,
): FlowDocument => ({
  ...flow,
  ...(Object.keys(translations).length > 0 ? { translations } : {}),
  ...(Object.keys(unchecked).length > 0 ? { unchecked } : {}),
});

/** Removes translations that are empty or belong to no text. */
export const tidyTranslations = (flow: FlowDocument): FlowDocument => {
  if (!flow.translations && !flow.unchecked) return flow;
  const keys = new Set(listTexts(flow).map(({ key }) => key));
  const translations: Translations = {};
  const unchecked: Unchecked = {};
  for (const code of languageCodes) {
    const kept = Object.entries(getTranslations(flow, code)).filter(
      ([key, text]) => keys.has(key) && text.trim() !== '',
    );
    if (kept.length === 0) continue;
    translations[code] = Object.fromEntries(kept);
    const names = new Set(kept.map(([key]) => key));
    const needsReview = [...new Set(getOwn(flow.unchecked, code))].filter((key) => names.has(key));
    if (needsReview.length > 0) unchecked[code] = needsReview;
  }
  return withTranslations(flow, translations, unchecked);
};

/** Sets translations by text key; an empty text removes one. `checked: false` marks them for review. */
export const setTranslations = (
  flow: FlowDocument,
  language: LanguageCode,
  texts: Readonly<Record<string, string>>,
  checked = true,
): FlowDocument => {
  const needsReview = new Set(getOwn(flow.unchecked, language));
  for (const key of Object.keys(texts)) {
    if (checked) needsReview.delete(key);
    else needsReview.add(key);
  }
  return tidyTranslations({
    ...flow,
    translations: { ...flow.translations, [language]: { ...getTranslations(flow, language), ...texts } },
    unchecked: { ...flow.unchecked, [language]: [...needsReview] },
  });
};

/** Marks translations for review if the original changed and the translation didn't. */
export const markOutdatedTranslations = (before: FlowDocument, after: FlowDocument): FlowDocument => {
  if (!after.translations) return after;
  const was = new Map(listTexts(before).map(({ key, text }) => [key, text]));
  const changed = listTexts(after)
    .filter(({ key, text }) => was.has(key) && was.get(key) !== text)
    .map(({ key }) => key);
  if (changed.length === 0) return after;
  const unchecked: Unchecked = { ...after.unchecked };
  for (const code of languageCodes) {
    const [now, then] = [getTranslations(after, code), getTranslations(before, code)];
    const same = changed.filter(
      (key) => getOwn(now, key) !== undefined && getOwn(now, key) === getOwn(then, key),
    );
    if (same.length > 0) unchecked[code] = [...new Set([...(getOwn(unchecked, code) ?? []), ...same])];
  }
  return tidyTranslations({ ...after, unchecked });
};
