import { blogPage, postPage } from '#shared/content/blog/page.ts';
import { aboutPage } from '#shared/content/company/about.ts';
import { trustPage } from '#shared/content/company/trust.ts';
import { contact } from '#shared/content/landing/contact.ts';
import { demo } from '#shared/content/landing/demo.ts';
import { features } from '#shared/content/landing/features.ts';
import { footer } from '#shared/content/landing/footer.ts';
import { hero } from '#shared/content/landing/hero.ts';
import { navigation } from '#shared/content/landing/navigation.ts';
import { notFound } from '#shared/content/landing/not-found.ts';
import { portfolio } from '#shared/content/landing/portfolio.ts';
import { pricing } from '#shared/content/landing/pricing.ts';
import { privacy } from '#shared/content/landing/privacy.ts';
import { services } from '#shared/content/landing/services.ts';
import { templates } from '#shared/content/landing/templates.ts';
import { learningText } from '#shared/content/learning/text.ts';
import { pricingPage } from '#shared/content/pricing/page.ts';
import { paths } from '#web/lib/paths.ts';

/** A group of texts: a section of a page. */
interface TextGroup {
  /** The beginning of its keys. */
  readonly prefix: string;
  readonly page: string;
  /** The page's path, for the preview. */
  readonly path: string;
  readonly section: string;
  readonly content: object;
}

const home = { page: 'Home', path: paths.home.to() };

/** All texts of the public pages, in the order of the pages. */
const groups: readonly TextGroup[] = [
  { ...home, section: 'Hero', prefix: 'landing.hero', content: hero },
  { ...home, section: 'Features', prefix: 'landing.features', content: features },
  { ...home, section: 'Demo', prefix: 'landing.demo', content: demo },
  { ...home, section: 'Services', prefix: 'landing.services', content: services },
  { ...home, section: 'Templates', prefix: 'landing.templates', content: templates },
  { ...home, section: 'Pricing', prefix: 'landing.pricing', content: pricing },
  { ...home, section: 'Evidence', prefix: 'landing.portfolio', content: portfolio },
  { ...home, section: 'Contact', prefix: 'landing.contact', content: contact },
  { ...home, section: 'Footer', prefix: 'landing.footer', content: footer },
  { ...home, section: 'Navigation', prefix: 'landing.navigation', content: navigation },
  {
    page: 'Pricing',
    path: paths.pricing.to(),
    section: 'Pricing',
    prefix: 'pricing.page',
    content: pricingPage,
  },
  { page: 'About', path: paths.about.to(), section: 'About', prefix: 'company.about', content: aboutPage },
  { page: 'Trust', path: paths.trust.to(), section: 'Trust', prefix: 'company.trust', content: trustPage },
  {
    page: 'Privacy',
    path: paths.privacy.to(),
    section: 'Privacy',
    prefix: 'landing.privacy',
    content: privacy,
  },
  { page: 'Blog', path: paths.blog.to(), section: 'List', prefix: 'blog.page', content: blogPage },
  { page: 'Blog', path: paths.blog.to(), section: 'Post', prefix: 'blog.post', content: postPage },
  {
    page: 'Learning',
    path: paths.home.to(),
    section: 'Learning path',
    prefix: 'learning.text',
    content: learningText,
  },
  {
    page: 'Not found',
    path: paths.home.to(),
    section: 'Not found',
    prefix: 'landing.not-found',
    content: notFound,
  },
];

export interface SiteText extends Omit<TextGroup, 'content' | 'prefix'> {
  readonly key: string;
  readonly label: string;
  /** The text while the owner has none of their own. */
  readonly fallback: string;
}

/** Names of properties that are not text. */
const notText = new Set(['id', 'icon', 'lang', 'dir', 'autoComplete', 'to', 'url', 'templateId', 'from']);

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
  groups.flatMap(({ prefix, content, ...place }) =>
    flattenTexts(content, []).map(([path, fallback]) => ({
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
