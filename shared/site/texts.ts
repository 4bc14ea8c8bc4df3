import { currentSiteValues } from './published.ts';

type Texts = Readonly<Record<string, string>>;

const registered = new Map<string, object>();

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const replaceTexts = <T extends object>(content: T, key: string, texts: Texts): T => {
  const copy = Array.isArray(content) ? [] : {};
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(content))) {
    const path = `${key}.${name}`;
    const { value } = property;
    // Keeps getters as getters, so that prices in texts follow the newest publication.
    if (isContainer(value)) property.value = replaceTexts(value, path, texts);
    else if (typeof value === 'string') property.value = texts[path] ?? value;
    Object.defineProperty(copy, name, property);
  }
  return copy as T;
};

/**
 * The pages' texts, overridden by the owner's. A text's key is the prefix and its path, such as
 * `landing.hero.title`. Read once, while the module loads; browsers and the renderer set the values before
 * that.
 */
export const withTexts = <const T extends object>(prefix: string, content: T): T => {
  registered.set(prefix, content);
  const { texts = {} } = currentSiteValues();
  return Object.keys(texts).some((key) => key.startsWith(`${prefix}.`))
    ? replaceTexts(content, prefix, texts)
    : content;
};

/** The default texts with a prefix; their module must have been loaded. */
export const defaultTexts = (prefix: string): object => registered.get(prefix) ?? {};
