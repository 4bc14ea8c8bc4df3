import { type PageRow, pages } from './pages.ts';

/** The table as a list, for those who go through all of it. */
export const pageRows: readonly PageRow[] = Object.values(pages);

/** A row's addresses as an expression; what stands at its variable segment is what the edge accepts there. */
export const addressesOf = ({ pattern, segment }: PageRow): RegExp =>
  new RegExp(
    `^${pattern.replace(/:\w+/, segment === 'number' ? '[1-9]\\d{0,8}' : '[A-Za-z0-9._%~-]{1,200}')}$`,
  );

/** What all addresses of a row begin with, without the slash before its variable segment: `/blog` of `/blog/:id`. */
export const stemOf = ({ pattern }: PageRow): string => pattern.replace(/\/:\w+$/, '');
