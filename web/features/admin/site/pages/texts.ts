import '#shared/content/blog/page.ts';
import '#shared/content/company/about.ts';
import '#shared/content/company/trust.ts';
import '#shared/content/faq.ts';
import '#shared/content/landing/contact.ts';
import '#shared/content/landing/demo.ts';
import '#shared/content/landing/features.ts';
import '#shared/content/landing/footer.ts';
import '#shared/content/landing/hero.ts';
import '#shared/content/landing/navigation.ts';
import '#shared/content/landing/not-found.ts';
import '#shared/content/landing/portfolio.ts';
import '#shared/content/landing/pricing.ts';
import '#shared/content/landing/privacy.ts';
import '#shared/content/landing/services.ts';
import '#shared/content/landing/templates.ts';
import '#shared/content/learning/text.ts';
import '#shared/content/pricing/page.ts';
import '#shared/domain/pricing/plans.ts';
import { defaultTexts } from '#shared/site/texts.ts';
import { labelText, type TextGroup, textGroups } from './text-labels.ts';

// The imports above register the texts.

export interface SiteText extends Omit<TextGroup, 'prefix'> {
  readonly key: string;
  readonly label: string;
  /** The text that applies while the owner has not set one. */
  readonly fallback: string;
}

/** Properties that don't contain text. */
const notText = new Set('id icon lang dir autoComplete to url templateId from period badge'.split(' '));
/** Plan names can't change: the product and stored requests identify plans by them. */
const fixedNames = new Set(['plans.home', 'plans.pricing', 'plans.add-ons']);

const flattenTexts = (content: object, path: readonly string[]): readonly (readonly [string[], string])[] =>
  Object.entries(content).flatMap(([name, value]: [string, unknown]) => {
    if (notText.has(name)) return [];
    const next = [...path, name];
    if (typeof value === 'string') return value === '' ? [] : [[next, value] as const];
    return typeof value === 'object' && value !== null ? flattenTexts(value, next) : [];
  });

/** All texts with their defaults, in the order of the pages. */
export const listTexts = (): readonly SiteText[] =>
  textGroups.flatMap(({ prefix, ...place }) =>
    flattenTexts(defaultTexts(prefix), [])
      .filter(([path]) => !(fixedNames.has(prefix) && /^(name|price)/.test(path.at(-1) ?? '')))
      .map(([path, fallback]) => ({
        ...place,
        key: [prefix, ...path].join('.'),
        label: labelText(path, place.item),
        fallback,
      })),
  );

/** Texts whose page, section, name, default or current wording contains every word. */
export const searchTexts = (
  texts: readonly SiteText[],
  query: string,
  current: (text: SiteText) => string,
): readonly SiteText[] => {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return texts.filter((text) => {
    const all = [text.page, text.section, text.label, text.key, text.fallback, current(text)]
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
};
