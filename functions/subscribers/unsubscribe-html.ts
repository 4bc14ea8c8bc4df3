import { createHash } from 'node:crypto';
import { reply } from '#functions/http/define.ts';
import { brand } from '#shared/brand.ts';

const style = [
  ':root{color-scheme:light dark;font:17px/1.6 system-ui,sans-serif}',
  'body{max-width:32rem;margin:12vh auto;padding:0 1.5rem}',
  'button{font:inherit;padding:.6rem 1.2rem;border-radius:.5rem;border:1px solid;cursor:pointer}',
].join('');
const styleHash = createHash('sha256').update(style).digest('base64');

const page = (title: string, content: string) =>
  reply({
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'`,
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`,
  });

/** Works without scripts, because mail programs open the page in all kinds of browsers. */
export const askPage = () =>
  page(
    'Unsubscribe',
    `<p>You will get no more newsletters of ${brand.name}.</p><form method="post"><button type="submit">Unsubscribe</button></form>`,
  );

export const donePage = () =>
  page(
    'You are unsubscribed',
    `<p>You will get no more newsletters of ${brand.name}. To subscribe again, use the form at the foot of <a href="/">our site</a>.</p>`,
  );
