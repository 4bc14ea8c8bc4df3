import { loadavg } from 'node:os';
import type { Publication } from '#shared/api/publication.ts';
import type { SiteState } from '#shared/api/site.ts';
import type { SiteValues } from '#shared/site/site-values.ts';
import { endWith } from '#test/bench/end-with.ts';
import { printTable } from '#test/bench/print-table.ts';
import { startLoadSite } from './load-site.ts';

/**
 * `npm run bench:publishing`: how long a publication takes on this machine, from the request until the pages are
 * served, and how long its review takes; then the same with hundreds of posts more. POSTS (500). Ends with an error if a
 * price takes more than 10 seconds or a whole site more than 60.
 */
const postCount = Number(process.env.POSTS ?? 500);
const maxSeconds = { price: 10, site: 60 };
const pollMs = 50;

const paragraph =
  'We answer the same ten questions all day long; could a bot take the evenings, too? '.repeat(8);
const posts = Array.from({ length: postCount }, (_, index) => ({
  id: 1000 + index,
  title: `What visitors ask, part ${index}`,
  excerpt: 'Ten questions and their answers.',
  content: `${paragraph}\n\n## What is new\n\n${paragraph}\n\n${paragraph}`,
  category: 'Business Strategy',
  tags: ['questions', `part ${index % 20}`],
  author: 'Ada',
  featured: false,
  publishedAt: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString(),
}));

const everything = (name: string, starter: number): SiteValues => ({
  company: { name, legalName: `${name} AS`, currency: { code: 'NOK', locale: 'nb-NO' } },
  hours: { from: '10:00', to: '15:00', days: [1, 2, 3, 4, 5] },
  offer: { starter },
  appearance: { accentLight: '#1d4ed8', accentDark: '#8ab4ff' },
});

const run = async (): Promise<boolean> => {
  const site = await startLoadSite({ RATE_LIMITS: 'off' });
  const headers = { 'x-admin-session': site.session };
  const admin = async <T>(method: string, path: string, json?: object): Promise<T> => {
    const answer = await site.call(method, `/api/admin/site${path}`, { headers, ...(json ? { json } : {}) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.json<T>();
  };
  const seconds = async (work: () => Promise<unknown>): Promise<number> => {
    const from = performance.now();
    await work();
    return Math.round((performance.now() - from) / 100) / 10;
  };
  const state = () => admin<SiteState>('GET', '');
  const whenNewestIsLive = async () => {
    for (;;) {
      const [newest] = (await state()).publications;
      if (newest?.state === 'live') return;
      if (newest?.state === 'failed') throw new Error(newest.error);
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  };
  const saveDraft = async (values: SiteValues): Promise<number> => {
    const { draft } = await state();
    return (await admin<{ version: number }>('PUT', '/draft', { baseVersion: draft.version, values }))
      .version;
  };
  const rows: (string | number)[][] = [];
  const measure = async (name: string, values: SiteValues, page: string, text: string): Promise<number> => {
    const draftVersion = await saveDraft(values);
    const review = await seconds(() => admin('GET', '/changes'));
    const publication = await seconds(async () => {
      await admin<{ publication: Publication }>('POST', '/publish', { draftVersion });
      await whenNewestIsLive();
      const { text: html } = await site.call('GET', page);
      if (!html.includes(text)) throw new Error(`${page} doesn't show ${text}.`);
    });
    rows.push([name, review, publication]);
    console.log(
      `${name}: review ${review} s, publication ${publication} s, load ${loadavg()[0]?.toFixed(1)}`,
    );
    return publication;
  };
  const price = (starter: number): SiteValues => ({ offer: { starter } });
  try {
    const times = {
      price: [await measure('one price', price(149), '/pricing', '$149')],
      site: [await measure('whole site', everything('Nordlys', 1490), '/', 'Nordlys')],
    };
    const { draft } = await state();
    const imported = await seconds(() =>
      admin('POST', '/import', {
        baseVersion: draft.version,
        withPublicPosts: true,
        file: { format: 'site-1', exportedAt: '', draft: draft.values, posts },
      }),
    );
    const shown = await seconds(whenNewestIsLive);
    rows.push([`${postCount} posts, after ${imported} s of import`, '', shown]);
    const many = `with ${postCount} posts more`;
    times.price.push(await measure(`one price ${many}`, price(159), '/pricing', '$159'));
    times.site.push(await measure(`whole site ${many}`, everything('Aurora', 1590), '/', 'Aurora'));
    printTable('Publishing, seconds', ['what', 'review', 'until the pages are served'], rows);
    console.log(`\nMemory: ${site.memory().server} MB.`);
    return (['price', 'site'] as const).every((kind) => Math.max(...times[kind]) <= maxSeconds[kind]);
  } finally {
    await site.stop();
  }
};

endWith(run());
