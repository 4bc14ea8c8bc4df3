import { type PageName, pages } from './pages.ts';

/** Ids of the landing page's sections, in page order. */
export const sectionIds = [
  'home',
  'features',
  'demo',
  'services',
  'templates',
  'pricing',
  'portfolio',
  'contact',
] as const;
export type SectionId = (typeof sectionIds)[number];

interface Path<P extends string> {
  readonly pattern: P;
  /** The address: with the value of its variable segment, else with a query if wanted. */
  readonly to: P extends `${string}/:${string}`
    ? (value: number | string) => string
    : (query?: string) => string;
}
type Paths = { readonly [N in PageName]: Path<(typeof pages)[N]['pattern']> };

const pathOf = (pattern: string) => ({
  pattern,
  to: (value: number | string = '') =>
    pattern.includes(':') ? pattern.replace(/:\w+/, encodeURIComponent(value)) : `${pattern}${value}`,
});

const made = Object.fromEntries(Object.entries(pages).map(([name, { pattern }]) => [name, pathOf(pattern)]));

/** Every page's pattern and link builder, from the table of pages. */
export const paths = {
  ...(made as unknown as Paths),
  home: {
    pattern: pages.home.pattern,
    to: (section?: SectionId) => (section ? `${pages.home.pattern}#${section}` : pages.home.pattern),
  },
};
