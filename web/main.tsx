import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { installScrolledFlag, siteReadyEvent } from './app/built-page.ts';
import { preloadPage } from './app/routes.ts';
import { onEvent } from './lib/events.ts';
import { embeddedPageData, PageDataProvider } from './lib/page-meta.ts';
import { pageRows, urlPattern } from './lib/paths.ts';
import { rememberArrival } from './lib/visit-context.ts';
import { keepLateStyles } from './ui/late-styles.tsx';

/** Starts the queue and the visit counter, on public pages only. */
const loadRest = () => {
  if (!pageRows.some((page) => page.frame === 'site' && urlPattern(page).test(location.pathname))) return;
  import('./app/count-visit.ts').then(({ reportVisit }) => reportVisit()).catch(() => undefined);
  import('./app/start-queue.ts').then(({ startQueue }) => startQueue()).catch(() => undefined);
};

/** How long an empty page waits for its code before it shows a spinner. */
const patienceMs = 1000;

/** This component's effect runs after all other handlers are attached. */
const Ready = () => {
  useEffect(() => {
    performance.mark(siteReadyEvent);
    document.dispatchEvent(new Event(siteReadyEvent));
    if ('requestIdleCallback' in window) requestIdleCallback(loadRest, { timeout: 4000 });
    else setTimeout(loadRest, 2000);
    return onEvent('page shown', loadRest);
  }, []);
  return null;
};

/** Hydrates a prerendered page, or renders a shell. */
const start = async () => {
  rememberArrival();
  installScrolledFlag();
  const root = document.getElementById('root');
  if (!root) return;
  const prerendered = root.dataset.path === location.pathname;
  const site = (
    <StrictMode>
      <PageDataProvider value={prerendered ? embeddedPageData() : {}}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </PageDataProvider>
      <Ready />
    </StrictMode>
  );
  if (prerendered) {
    await preloadPage(location.pathname);
    keepLateStyles();
    hydrateRoot(root, site);
  } else {
    // Wait briefly before rendering: React would keep a fallback for 300 ms.
    await Promise.race([
      preloadPage(location.pathname).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, patienceMs)),
    ]);
    root.replaceChildren();
    createRoot(root).render(site);
  }
};

void start();
