import { createHash } from 'node:crypto';
import { defineHandler } from '#functions/http/define.ts';
import { getSiteChanges } from '#shared/api/site.ts';
import { languageCodes } from '#shared/domain/languages.ts';
import type { SiteValues } from '#shared/site/site-values.ts';
import { listAffectedAnswers } from './affected-cards.ts';
import { listChanges } from './list-changes.ts';
import { type RenderedFiles, type RenderTask, renderInWorker } from './render.ts';
import { listPublishedPosts, readDraft, readLive } from './store.ts';

/** The last compared live site and draft: a reviewed draft is usually the next live site. */
const rendered = new Map<string, Promise<RenderedFiles>>();
const maxRendered = 2;

/** Renders a site, unless it was part of the last comparison. */
const renderOnce = (task: RenderTask): Promise<RenderedFiles> => {
  const key = createHash('sha256').update(JSON.stringify(task)).digest('base64');
  const files = rendered.get(key) ?? renderInWorker(task);
  // The most recently used entries are last.
  rendered.delete(key);
  rendered.set(key, files);
  files.catch(() => rendered.delete(key));
  for (const oldest of [...rendered.keys()].slice(0, -maxRendered)) rendered.delete(oldest);
  return files;
};

/** The script that sets the values has another name in every publication. */
const withoutScriptName = (html: string): string => html.replace(/site-values-[\w-]+\.js/g, '');

const address = (file: string): string => `/${file.replace(/\/?index\.html$/, '')}`;

/** Paths of the pages that look different. */
const changedPages = (before: RenderedFiles, after: RenderedFiles): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((file) => file.endsWith('index.html'))
    .filter((file) => withoutScriptName(before[file] ?? '') !== withoutScriptName(after[file] ?? ''))
    .map(address)
    .sort();

/** Compares the draft with the live site. */
export const route = defineHandler(getSiteChanges, ({ table, clock, env }) => async () => {
  const [draft, live, posts] = await Promise.all([
    readDraft(table),
    readLive(table),
    listPublishedPosts(table, clock()),
  ]);
  const before = live?.values ?? {};
  const changes = listChanges(before, draft.values);
  if (changes.length === 0) return { changes, touches: { pages: [], answers: [], languages: 0 } };
  const render = (values: SiteValues) => renderOnce({ site: env.SITE_URL ?? '', values, posts });
  const [old, fresh, answers] = await Promise.all([
    render(before),
    render(draft.values),
    listAffectedAnswers(before, draft.values),
  ]);
  return {
    changes,
    touches: {
      pages: changedPages(old, fresh),
      answers,
      languages: answers.length > 0 ? languageCodes.length : 0,
    },
  };
});
