import { paths } from '#web/lib/paths.ts';

/** A group of texts: a section of a page. */
export interface TextGroup {
  /** The prefix of the group's keys. */
  readonly prefix: string;
  readonly page: string;
  /** The page's path, for the preview. */
  readonly path: string;
  readonly section: string;
  /** What one entry of the list is called. */
  readonly item?: string;
}

const home = { page: 'Home', path: paths.home.to() };
const pricing = { page: 'Pricing', path: paths.pricing.to() };
const blog = { page: 'Blog', path: paths.blog.to() };
/** A dialog over any page. */
const learning = { page: 'Learning path', path: paths.home.to() };

/** All texts of the public pages, in the order of the pages. */
export const textGroups: readonly TextGroup[] = [
  { ...home, section: 'Hero', prefix: 'landing.hero' },
  { ...home, section: 'Features', prefix: 'landing.features' },
  { ...home, section: 'Demo', prefix: 'landing.demo' },
  { ...home, section: 'Services', prefix: 'landing.services' },
  { ...home, section: 'Templates', prefix: 'landing.templates' },
  { ...home, section: 'Pricing', prefix: 'landing.pricing' },
  { ...home, section: 'Plans', item: 'plan', prefix: 'plans.home' },
  { ...home, section: 'Add-ons', item: 'add-on', prefix: 'plans.add-ons' },
  { ...home, section: 'Evidence', prefix: 'landing.portfolio' },
  { ...home, section: 'Questions', item: 'entry', prefix: 'faq.home' },
  { ...home, section: 'Contact', prefix: 'landing.contact' },
  { ...home, section: 'Footer', prefix: 'landing.footer' },
  { ...home, section: 'Navigation', prefix: 'landing.navigation' },
  { ...pricing, section: 'Page', prefix: 'pricing.page' },
  { ...pricing, section: 'Plans', item: 'plan', prefix: 'plans.pricing' },
  { ...pricing, section: 'Questions', item: 'entry', prefix: 'faq.pricing' },
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

/** Owner-friendly words for technical names in the keys. */
const known: Readonly<Record<string, string>> = {
  title: 'headline',
  primary: 'main button',
  secondary: 'second button',
  cta: 'button',
  picture: 'description of the picture',
  alt: 'description of the picture',
  lead: 'introduction',
  meta: 'search engines',
  strip: 'keywords',
  toasts: 'notice',
  says: 'example',
  linkedIn: 'LinkedIn',
};

const isIndex = (part: string | undefined): boolean => part !== undefined && /^\d+$/.test(part);
const humanize = (part: string): string =>
  known[part] ??
  part
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
const singular = (noun: string): string =>
  noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.replace(/([^s])s$/, '$1');
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names a text by its path within its group: `scenes.0.lines.1.text` is 'Scene 1, line 2'. */
export const labelText = (path: readonly string[], item = 'entry'): string => {
  const parts: string[] = isIndex(path[0]) ? [`${item} ${Number(path[0]) + 1}`] : [];
  path.forEach((part, index) => {
    if (isIndex(part)) return;
    const next = path[index + 1];
    // 'Line 2' instead of 'Line 2, text'.
    if (index > 1 && next === undefined && isIndex(path[index - 1]) && /^(?:text|label)$/.test(part)) return;
    parts.push(isIndex(next) ? `${singular(humanize(part))} ${Number(next) + 1}` : humanize(part));
  });
  return capitalize(parts.join(', '));
};

/** Names a text by its whole key: 'Hero: headline', or 'Pricing, Plans: plan 1, button' on another page. */
export const labelTextKey = (key: string): string => {
  const group = textGroups.find(({ prefix }) => key.startsWith(`${prefix}.`));
  if (!group) return capitalize(labelText(key.split('.')));
  const { page, section, prefix, item } = group;
  const label = labelText(key.slice(prefix.length + 1).split('.'), item);
  return `${page === home.page ? section : `${page}, ${section}`}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
};
