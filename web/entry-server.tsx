import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { preloadPage } from './app/routes.ts';
import type { PrerenderFile, PrerenderPage, PrerenderShell } from './lib/page-meta.ts';
import { PageDataProvider } from './lib/page-meta.ts';

interface PrerenderModule {
  readonly pages?: readonly PrerenderPage[] | (() => Promise<readonly PrerenderPage[]>);
  readonly files?: readonly PrerenderFile[] | (() => Promise<readonly PrerenderFile[]>);
  readonly shells?: readonly PrerenderShell[];
}

const modules = Object.values(
  import.meta.glob<PrerenderModule>('./features/*/prerender.ts', { eager: true }),
);

const all = async <T,>(lists: (readonly T[] | (() => Promise<readonly T[]>) | undefined)[]): Promise<T[]> =>
  (await Promise.all(lists.map((list) => (typeof list === 'function' ? list() : (list ?? []))))).flat();

/** All pages, files and shells to write at build time. */
export const prerenderPages = (): Promise<PrerenderPage[]> => all(modules.map(({ pages }) => pages));
export const prerenderShells = (): Promise<PrerenderShell[]> => all(modules.map(({ shells }) => shells));
export const prerenderFiles = (): Promise<PrerenderFile[]> => all(modules.map(({ files }) => files));

/** The page's HTML, identical to the browser's first render. */
export const renderPage = async ({ path, data }: PrerenderPage): Promise<string> => {
  await preloadPage(path);
  return renderToString(
    <StrictMode>
      <PageDataProvider value={data ?? {}}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </PageDataProvider>
    </StrictMode>,
  );
};
