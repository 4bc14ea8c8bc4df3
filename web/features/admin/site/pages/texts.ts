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
import { paths } from '#web/lib/paths.ts';

// The imports above register the texts.

/** A group of texts: a section of a page. */
interface TextGroup {
  /** The beginning of its keys. */
  readonly prefix: string;
  readonly page: string;
  /** The page's path, for the preview. */
  readonly path: string;
  readonly section: string;
}

const home = { page: 'Home', path: paths.home.to() };
const pricing = { page: 'Pricing', path: paths.pricing.to() };
const blog = { page: 'Blog', path: paths.blog.to() };
/** A dialog over any page. */
const learning = { page: 'Learning path', path: paths.home.to() };

/** All texts of the public pages, in the order of the pages. */
const groups: readonly TextGroup[] = [
  { ...home, section: 'Hero', prefix: 'landing.hero' },
  { ...home, section: 'Features', prefix: 'landing.features' },
  { ...home, section: 'Demo', prefix: 'landing.demo' },
  { ...home, section: 'Services', prefix: 'landing.services' },
  { ...home, section: 'Templates', prefix: 'landing.templates' },
  { ...home, section: 'Pricing', prefix: 'landing.pricing' },
  { ...home, section: 'Plans', prefix: 'plans.home' },
  { ...home, section: 'Add-ons', prefix: 'plans.add-ons' },
  { ...home, section: 'Evidence', prefix: 'landing.portfolio' },
  { ...home, section: 'Questions', prefix: 'faq.home' },
  { ...home, section: 'Contact', prefix: 'landing.contact' },
  { ...home, section: 'Footer', prefix: 'landing.footer' },
  { ...home, section: 'Navigation', prefix: 'landing.navigation' },
  { ...pricing, section: 'Page', prefix: 'pricing.page' },
  { ...pricing, section: 'Plans', prefix: 'plans.pricing' },
  { ...pricing, section: 'Questions', prefix: 'faq.pricing' },
  { page: 'About', path: paths.about.to(), section: 'Page', prefix: 'company.about' },
  { page: 'Trust', path: paths.trust.to(), section: 'Page', prefix: 'company.trust' },
  { page: 'Privacy', path: paths.privacy.to(), section: 'Page', prefix: 'landing.privacy' },
  { ...blog, section: 'List', prefix: 'blog.page' },
  { ...blog, section: 'Post', prefix: 'blog.post' },
  { ...learning, section: 'Path', prefix: 'learning.text' },
  { ...learning, section: 'Card', prefix: 'learning.card' },
  { ...learning, section: 'What a chatbot does', prefix: 'learning.welcome' },
  { ...learning, section: 'Industries', prefix: 'learning.industry' },
  { ...learning, section: 'Conversation', prefix: 'learning.demo' },
  { ...learning, section: 'Savings', prefix: 'learning.roi' },
  { ...learning, section: 'Plans', prefix: 'learning.plans' },
  { ...learning, section: 'Tour', prefix: 'learning.tour' },
  { ...learning, section: 'Tour buttons', prefix: 'learning.tour-controls' },
  { page: 'Not found', path: paths.home.to(), section: 'Page', prefix: 'landing.not-found' },
];

export interface SiteText extends Omit<TextGroup, 'prefix'> {
  readonly key: string;
  readonly label: string;
  /** The text while the owner has none of their own. */
  readonly fallback: string;
}

/** Names of properties that are not text. */
const notText = new Set('id icon lang dir autoComplete to url templateId from period badge'.split(' '));
/** The product and stored requests know plans by their names. */
const fixedNames = new Set(['plans.home', 'plans.pricing', 'plans.add-ons']);

const flattenTexts = (content: object, path: readonly string[]): readonly (readonly [string[], string])[] =>
  Object.entries(content).flatMap(([name, value]: [string, unknown]) => {
    if (notText.has(name)) return [];
    const next = [...path, name];
    if (typeof value === 'string') return value === '' ? [] : [[next, value] as const];
    return typeof value === 'object' && value !== null ? flattenTexts(value, next) : [];
  });

const isIndex = (part: string): boolean => /^\d+$/.test(part);
const words = (part: string): string =>
  isIndex(part) ? String(Number(part) + 1) : part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const toLabel = (path: readonly string[]): string => {
  const text = path.map(words).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** All texts with their defaults, in the order of the pages. */
export const listTexts = (): readonly SiteText[] =>
  groups.flatMap(({ prefix, ...place }) =>
    flattenTexts(defaultTexts(prefix), [])
      .filter(([path]) => !(fixedNames.has(prefix) && /^(name|price)/.test(path.at(-1) ?? '')))
      .map(([path, fallback]) => ({
        ...place,
        key: [prefix, ...path].join('.'),
        label: toLabel(path),
        fallback,
      })),
  );

/** Texts whose page, section, name, default or present wording contains every word. */
export const searchTexts = (
  texts: readonly SiteText[],
  query: string,
  current: (text: SiteText) => string,
): readonly SiteText[] => {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return texts.filter((text) => {
    const all = [text.page, text.section, text.label, text.fallback, current(text)].join(' ').toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
};
