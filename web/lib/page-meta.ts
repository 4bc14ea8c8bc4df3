import { createContext, useContext, useEffect } from 'react';
import { brand } from '#shared/brand.ts';

/** The head of one page. URLs are paths; the prerenderer makes them absolute. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** Open Graph type; default `website`. */
  readonly type?: 'website' | 'article';
  /** Share image, 1200 × 630; default the site's. */
  readonly image?: string;
  /** schema.org objects; `{site}` in strings becomes the site's public URL. */
  readonly jsonLd?: readonly Record<string, unknown>[];
  /** Further link elements, such as a feed; `href` is a path. */
  readonly links?: readonly Readonly<Record<'rel' | 'type' | 'title' | 'href', string>>[];
  /** Excluded from search engines and the sitemap. */
  readonly hidden?: boolean;
  /** The URL is secret: requests from the page send no referrer. */
  readonly secret?: boolean;
  /** Last change for the sitemap, YYYY-MM-DD. */
  readonly modified?: string;
  /** Further Open Graph properties, such as article times and tags, as [property, content]. */
  readonly properties?: readonly (readonly [string, string])[];
}

/**
 * A page written as HTML at build time. Features export theirs as `pages` from
 * `web/features/<f>/prerender.ts`.
 */
export interface PrerenderPage {
  readonly path: string;
  readonly meta: PageMeta;
  /** Data that the page reads with `usePageData`, embedded in the HTML for hydration. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/**
 * Title and description of a page shell without content. Features export theirs as `shells` from their
 * `prerender.ts`.
 */
export interface PrerenderShell {
  readonly shell: string;
  readonly meta: Pick<PageMeta, 'title' | 'description' | 'secret'>;
}

/**
 * A further file written at build time, such as a feed; `{site}` in its text becomes the site's public URL.
 */
export interface PrerenderFile {
  readonly path: string;
  readonly text: string;
}

/** The document title: the page's name, then the site's. */
export const fullTitle = (title: string): string =>
  title.includes(brand.name) ? title : `${title} · ${brand.name}`;

/** Updates the document title on client-side navigation; full page loads have it in their HTML. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = fullTitle(title);
  }, [title]);
};

type PageData = Readonly<Record<string, unknown>>;

const PageDataContext = createContext<PageData>({});

/** Provides the page's embedded or prerendered data. */
export const PageDataProvider = PageDataContext;

/** The prerendered data of this name; undefined after client-side navigation. */
export const usePageData = <T>(name: string): T | undefined =>
  useContext(PageDataContext)[name] as T | undefined;

const pageDataId = 'page-data';

/** Reads the data block of the HTML, once per hydration. */
export const embeddedPageData = (): PageData => {
  try {
    return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData;
  } catch {
    return {};
  }
};
