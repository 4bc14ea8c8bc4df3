import { defineHandler, reply } from '#functions/http/define.ts';
import { previewSite } from '#shared/api/site.ts';
import { AppError } from '#shared/errors.ts';
import { renderInWorker } from './render.ts';
import { listPublishedPosts, readDraft } from './store.ts';

/**
 * The preview needs the page's styles and pictures, but its scripts would change the URL and count a visit.
 */
const policy =
  "sandbox; default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'";

/** Renders a page with the draft. */
export const route = defineHandler(previewSite, ({ table, clock, env }) => async ({ query }) => {
  const [draft, posts] = await Promise.all([readDraft(table), listPublishedPosts(table, clock())]);
  const files = await renderInWorker({
    site: env.SITE_URL ?? '',
    values: draft.values,
    only: query.path,
    posts,
  });
  const html = Object.entries(files).find(([file]) => file.endsWith('.html'))?.[1];
  if (html === undefined) throw new AppError('record.not_found');
  return reply({
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    body: html,
  });
});
