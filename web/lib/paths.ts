import { type PageName, type PageRow, pages } from './pages.ts';

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
  /** Builds the URL: with the value of its variable segment, or else with an optional query. */
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

/** The pattern and link builder of every page. */
export const paths = {
  ...(made as unknown as Paths),
  home: {
    pattern: pages.home.pattern,
    to: (section?: SectionId) => (section ? `${pages.home.pattern}#${section}` : pages.home.pattern),
  },
};

/** All pages as a list. */
export const pageRows: readonly PageRow[] = Object.values(pages);

const segmentPatterns = {
  any: '[A-Za-z0-9._%~-]{1,200}',
  number: '[1-9]\\d{0,8}',
  uuid: '[0-9a-f-]{36}',
} as const;

/** A regular expression for the URLs of a page, with the segment values that the CDN accepts. */
export const urlPattern = ({ pattern, segment }: PageRow): RegExp =>
  new RegExp(`^${pattern.replace(/:\w+/, segmentPatterns[segment ?? 'any'])}$`);

/** The common prefix of a page's URLs: `/blog` for `/blog/:id`. */
export const urlPrefix = ({ pattern }: PageRow): string => pattern.replace(/\/:\w+$/, '');
