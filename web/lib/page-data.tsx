import { createContext, useContext } from 'react';

type PageData = Readonly<Record<string, unknown>>;

const PageDataContext = createContext<PageData>({});

/** Gives the prerenderer's (or the HTML's) data to the page. */
export const PageDataProvider = PageDataContext;

/** What the prerenderer put beside the page under this name; undefined after client-side navigation. */
export const usePageData = <T,>(name: string): T | undefined =>
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
