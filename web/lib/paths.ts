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

/** The table as a list, for those who go through all of it. */
export const pageRows: readonly PageRow[] = Object.values(pages);

/** A row's addresses as an expression; what stands at its variable segment is what the edge accepts there. */
export const addressesOf = ({ pattern, segment }: PageRow): RegExp =>
  new RegExp(
    `^${pattern.replace(/:\w+/, segment === 'number' ? '[1-9]\\d{0,8}' : '[A-Za-z0-9._%~-]{1,200}')}$`,
  );

/** What all addresses of a row begin with, without the slash before its variable segment: `/blog` of `/blog/:id`. */
export const stemOf = ({ pattern }: PageRow): string => pattern.replace(/\/:\w+$/, '');
