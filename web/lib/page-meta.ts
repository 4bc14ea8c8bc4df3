import { createContext, useContext, useEffect } from 'react';
import { brand } from '#shared/brand.ts';

/** The head of one page. Addresses are paths; the prerenderer makes them absolute. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Open Graph type; default `website`. */
  readonly type?: 'website' | 'article';
  /** Share image, 1200 × 630; default the site's own. */
  readonly image?: string;
  /** schema.org objects; `{site}` in strings becomes the public address. */
  readonly jsonLd?: readonly Record<string, unknown>[];
  /** Further link elements, such as a feed; `href` is a path. */
  readonly links?: readonly Readonly<Record<'rel' | 'type' | 'title' | 'href', string>>[];
  /** Kept out of search engines and the sitemap. */
  readonly hidden?: boolean;
  /** Its address is a secret: no request that it makes tells of it. */
  readonly secret?: boolean;
  /** Last change for the sitemap, YYYY-MM-DD. */
  readonly modified?: string;
  /** Open Graph article times and tags and the like: property, content. */
  readonly properties?: readonly (readonly [string, string])[];
}

/** A page that is written as HTML at build time. Features list theirs in `web/features/<f>/prerender.ts` as `pages`. */
export interface PrerenderPage {
  readonly path: string;
  readonly meta: PageMeta;
  /** Data the page reads with `usePageData`, in the HTML and again when it hydrates. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** What the empty page of a table's `shell` says of itself. Features list theirs in their `prerender.ts` as `shells`. */
export interface PrerenderShell {
  readonly shell: string;
  readonly meta: Pick<PageMeta, 'title' | 'description' | 'secret'>;
}

/** Further files a feature writes at build time (a feed, say): address and text, in which `{site}` becomes the public address. */
export interface PrerenderFile {
  readonly path: string;
  readonly text: string;
}

/** What the browser's title bar says: the page first. */
export const fullTitle = (title: string): string =>
  title.includes(brand.name) ? title : `${title} · ${brand.name}`;

/** Keeps the title right while the router changes pages; full loads have it in their HTML. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
};

type PageData = Readonly<Record<string, unknown>>;

const PageDataContext = createContext<PageData>({});

/** Gives the prerenderer's (or the HTML's) data to the page. */
export const PageDataProvider = PageDataContext;

/** What the prerenderer put beside the page under this name; undefined after client-side navigation. */
export const usePageData = <T>(name: string): T | undefined =>
  useContext(PageDataContext)[name] as T | undefined;

const pageDataId = 'page-data';

/** Reads the data block of the HTML, once, when the page hydrates. */
export const embeddedPageData = (): PageData => {
  try {
    return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData;
  } catch {
    return {};
  }
};
