import { brand } from '#shared/brand.ts';
import { offline } from '#shared/content/offline.ts';

/** The two first-paint fonts of the build; every kept page has brought them along. */
declare const FONTS: Readonly<Record<'display' | 'text', string>>;
/** Colours and logo of the build, as the pages have them. */
declare const PALETTE: string;
declare const MARK: string;

const { page } = offline;

const styles = `
@font-face{font-family:B;src:url(${FONTS.display});font-weight:200 800;font-display:swap}
@font-face{font-family:F;src:url(${FONTS.text});font-weight:400 700;font-display:swap}
:root{color-scheme:light dark;${PALETTE}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:2rem 1.5rem;background:var(--paper);color:var(--text);font:1.0625rem/1.6 F,system-ui,sans-serif}
main{width:min(34rem,100%)}
.brand{display:flex;gap:.6rem;align-items:center;margin:0 0 2.5rem;font:650 1.375rem/1 B,system-ui,sans-serif;letter-spacing:-.03em}
h1{margin:0 0 1rem;font:650 clamp(2rem,1.62rem + 1.75vw,3.125rem)/1.08 B,system-ui,sans-serif;letter-spacing:-.022em;text-wrap:balance}
p{margin:0;color:var(--text-soft);text-wrap:pretty}
.brand{color:var(--text)}
ul{margin:1.5rem 0 0;padding:0;list-style:none;border-top:1px solid var(--line)}
li a{display:block;padding:.75rem 0;border-bottom:1px solid var(--line);color:var(--accent-text);text-underline-offset:.2em;text-decoration-thickness:1px}
.again{display:inline-block;margin-top:2rem;padding:.65rem 1.25rem;border-radius:1rem 1rem 1rem .25rem;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;

const mark = MARK.replace('<svg ', '<svg width="34" height="34" aria-hidden="true" ');

/** Nothing but its own style and the fonts: an answer made here has no headers of the edge. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What a public page that was never visited is answered with while offline. Titles come from kept pages of ours, as they
 * were escaped there; the link without an address asks for the same page again.
 */
export const offlinePage = (pages: readonly { path: string; title: string }[]): Response => {
  const list = pages
    .map(({ path, title }) => `<li><a href="${path}">${title.replace(` · ${brand.name}`, '')}</a></li>`)
    .join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${page.title} · ${brand.name}</title><meta name="robots" content="noindex"><style>${styles}</style></head><body><main><p class="brand">${mark}${brand.name}</p><h1>${page.title}</h1>${
    list ? `<p>${page.text}</p><ul aria-label="${page.listLabel}">${list}</ul>` : `<p>${page.nothing}</p>`
  }<a class="again" href="">${page.again}</a></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
  });
};
