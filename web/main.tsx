import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { preloadPage } from './app/routes.ts';
import { installScrolledFlag } from './lib/scrolled.ts';
import { rememberArrival } from './lib/visit-context.ts';

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** Takes over a prerendered page, or draws it where only the shell was sent. */
const start = async () => {
  rememberArrival();
  installScrolledFlag();
  const root = document.getElementById('root');
  if (!root) return;
  if (root.firstElementChild && root.dataset.path === location.pathname) {
    await preloadPage(location.pathname);
    hydrateRoot(root, site);
  } else {
    root.replaceChildren();
    createRoot(root).render(site);
  }
};

void start();
