import { type LanguageCode, languageCodes, languageOfTag } from '#shared/domain/languages.ts';
import { type FlowDocument, type FlowNode, kindOf } from './document.ts';

/** A text that a visitor reads, by a key that stays the same however it is edited: `<nodeId>.message`. */
export interface FlowText {
  readonly key: string;
  readonly nodeId: string;
  readonly text: string;
}

const keyOf = (nodeId: string, part: string): string => `${nodeId}.${part}`;

/** The texts of one node. */
const textsOfNode = (node: FlowNode): FlowText[] => {
  const texts: FlowText[] = [];
  kindOf(node).texts(node.data, (part, text) => {
    if (text.trim() !== '') texts.push({ key: keyOf(node.id, part), nodeId: node.id, text });
    return text;
  });
  return texts;
};

/** Every text of a flow that a visitor reads, in the order of its nodes. */
export const textsOfFlow = (flow: Pick<FlowDocument, 'nodes'>): FlowText[] => flow.nodes.flatMap(textsOfNode);

const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** The translations into a language, by key. */
export const translationsInto = (
  flow: Pick<FlowDocument, 'translations'>,
  language: LanguageCode,
): Readonly<Record<string, string>> => own(flow.translations, language) ?? {};

/** A node as a visitor of this language gets it: what is not translated stays in the flow's own. */
export const nodeIn = (flow: FlowDocument, node: FlowNode, language: string): FlowNode => {
  const code = languageOfTag(language);
  const into = code && own(flow.translations, code);
  if (!into) return node;
  const data = kindOf(node).texts(node.data, (part, text) =>
    text.trim() === '' ? text : own(into, keyOf(node.id, part))?.trim() || text,
  );
  return { ...node, data } as FlowNode;
};

/** Languages that at least one text is translated into, in the order of the picker. */
export const translatedInto = (flow: Pick<FlowDocument, 'translations'>): LanguageCode[] =>
  languageCodes.filter((code) => Object.keys(translationsInto(flow, code)).length > 0);

/** What a conversation is held in: the first of the visitor's languages that the flow speaks, else the flow's own. */
export const languageFor = (
  flow: Pick<FlowDocument, 'translations'>,
  flowLanguage: string,
  wished: readonly string[],
): string => {
  const spoken = new Set<string>(translatedInto(flow));
  for (const tag of wished) {
    const code = languageOfTag(tag);
    if (code === undefined) continue;
    if (code === languageOfTag(flowLanguage)) return flowLanguage;
    if (spoken.has(code)) return code;
  }
  return flowLanguage;
};

/** How far a translation is: texts there are, texts translated, and those nobody has looked at since. */
export const progressOf = (
  flow: FlowDocument,
  language: LanguageCode,
): { total: number; done: number; unchecked: number; percent: number } => {
  const keys = textsOfFlow(flow).map(({ key }) => key);
  const into = translationsInto(flow, language);
  const unchecked = new Set(own(flow.unchecked, language));
  const done = keys.filter((key) => own(into, key)?.trim());
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

const withParts = (
  { translations: _translations, unchecked: _unchecked, ...flow }: FlowDocument,
  translations: Translations,
  unchecked: Unchecked,
): FlowDocument => ({
  ...flow,
  ...(Object.keys(translations).length > 0 ? { translations } : {}),
  ...(Object.keys(unchecked).length > 0 ? { unchecked } : {}),
});

/** Without translations of texts that are not there, empty ones and empty languages. */
export const tidyTranslations = (flow: FlowDocument): FlowDocument => {
  if (!flow.translations && !flow.unchecked) return flow;
  const keys = new Set(textsOfFlow(flow).map(({ key }) => key));
  const translations: Translations = {};
  const unchecked: Unchecked = {};
  for (const code of languageCodes) {
    const kept = Object.entries(translationsInto(flow, code)).filter(
      ([key, text]) => keys.has(key) && text.trim() !== '',
    );
    if (kept.length === 0) continue;
    translations[code] = Object.fromEntries(kept);
    const names = new Set(kept.map(([key]) => key));
    const doubtful = [...new Set(own(flow.unchecked, code))].filter((key) => names.has(key));
    if (doubtful.length > 0) unchecked[code] = doubtful;
  }
  return withParts(flow, translations, unchecked);
};

/** Sets translations into a language by key, an empty one takes it back; `checked: false` marks them as drafts. */
export const translate = (
  flow: FlowDocument,
  language: LanguageCode,
  texts: Readonly<Record<string, string>>,
  checked = true,
): FlowDocument => {
  const doubtful = new Set(own(flow.unchecked, language));
  for (const key of Object.keys(texts)) {
    if (checked) doubtful.delete(key);
    else doubtful.add(key);
  }
  return tidyTranslations({
    ...flow,
    translations: { ...flow.translations, [language]: { ...translationsInto(flow, language), ...texts } },
    unchecked: { ...flow.unchecked, [language]: [...doubtful] },
  });
};

/** After an edit: translations of texts that changed while they stayed the same want to be looked at. */
export const markChanged = (before: FlowDocument, after: FlowDocument): FlowDocument => {
  if (!after.translations) return after;
  const was = new Map(textsOfFlow(before).map(({ key, text }) => [key, text]));
  const changed = textsOfFlow(after)
    .filter(({ key, text }) => was.has(key) && was.get(key) !== text)
    .map(({ key }) => key);
  if (changed.length === 0) return after;
  const unchecked: Unchecked = { ...after.unchecked };
  for (const code of languageCodes) {
    const [now, then] = [translationsInto(after, code), translationsInto(before, code)];
    const same = changed.filter((key) => own(now, key) !== undefined && own(now, key) === own(then, key));
    if (same.length > 0) unchecked[code] = [...new Set([...(own(unchecked, code) ?? []), ...same])];
  }
  return tidyTranslations({ ...after, unchecked });
};
