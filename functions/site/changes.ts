import { defineHandler } from '#functions/http/define.ts';
import { getSiteChanges } from '#shared/api/site.ts';
import { languageCodes } from '#shared/domain/languages.ts';
import type { SiteValues } from '#shared/site/site-values.ts';
import { countAffectedAnswers } from './affected-cards.ts';
import { listChanges } from './list-changes.ts';
import { type RenderedFiles, renderInWorker } from './render.ts';
import { listPublishedPosts, readDraft, readLive } from './store.ts';

/** The values' script has another name in every publication. */
const withoutScriptName = (html: string): string => html.replace(/site-values-[\w-]+\.js/g, '');

const address = (file: string): string => `/${file.replace(/\/?index\.html$/, '')}`;

/** Addresses of the pages that look different. */
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
  if (changes.length === 0) return { changes, touches: { pages: [], answers: 0, languages: 0 } };
  const render = (values: SiteValues) => renderInWorker({ site: env.SITE_URL ?? '', values, posts });
  const [old, fresh] = await Promise.all([render(before), render(draft.values)]);
  const answers = await countAffectedAnswers(changes.map(({ key }) => key));
  return {
    changes,
    touches: { pages: changedPages(old, fresh), answers, languages: answers > 0 ? languageCodes.length : 0 },
  };
});
