import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderInWorker } from '#functions/site/render.ts';
import type { SiteValues } from '#shared/site/site-values.ts';
import { caseCount, isDeep } from '#test/setup/depth.ts';
import { dist } from './built-site.ts';

const renderer = pathToFileURL(`${dist}/web-renderer/`);

const hostile = [
  '<x-hostile onhostile="1">',
  '"><x-hostile>',
  "' onhostile='1",
  '</title><x-hostile>',
  '</script><x-hostile>',
  '<!--',
  ']]>',
  '&lt;',
  '{site}',
  '$&',
  '\u2028',
  '\u202e',
  'بيع',
  '🙂',
];
const words = fc
  .array(fc.oneof(fc.constantFrom(...hostile), fc.string({ minLength: 1, maxLength: 12 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(' ').trim() || 'x');
const price = fc.integer({ min: 1, max: 9_999_999 });
const textKeys = [
  ...[
    'landing.hero.title',
    'landing.hero.primary',
    'landing.features.cards.languages.text',
    'faq.home.0.answer',
  ],
  ...['landing.contact.title', 'landing.footer.pitch', 'pricing.page.hero.title', 'faq.pricing.1.question'],
  ...[
    'company.about.lead',
    'company.trust.title',
    'landing.privacy.title',
    'blog.page.title',
    'blog.post.back',
  ],
];
const edit = fc.record(
  {
    company: fc.record(
      { name: words, legalName: words, tagline: words, description: words },
      { requiredKeys: [] },
    ),
    claims: fc.record({ uptime: words, badges: fc.array(words, { maxLength: 8 }) }, { requiredKeys: [] }),
    offer: fc.record({ starter: price, professional: price }, { requiredKeys: [] }),
    texts: fc.dictionary(fc.constantFrom(...textKeys), words, { maxKeys: 6 }),
  },
  { requiredKeys: [] },
);
const post = fc.record({
  title: words,
  excerpt: words,
  content: words,
  author: words,
  tags: fc.array(words, { maxLength: 3 }),
});
const addresses = ['/', '/pricing', '/about', '/trust', '/privacy', '/blog', '/blog/7'] as const;

const render = async (address: string, values: SiteValues, written: object) => {
  const stored = {
    ...{
      id: 7,
      category: 'Development',
      publishedAt: '2026-01-02T08:00:00.000Z',
      readTime: 1,
      featured: true,
    },
    ...written,
  };
  const files = await renderInWorker(
    { site: 'https://x.example', values, posts: [stored], only: address },
    renderer,
  );
  return Object.entries(files).find(([file]) => file.endsWith('.html'))?.[1] ?? '';
};

/** What an attacker would add: elements that run code, and attributes that do. */
const activeParts = (html: string) => {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  const markup = html
    .replace(/(<(script|style)[^>]*>)[\s\S]*?<\/\2>/g, '$1</$2>')
    // Texts contain no quotes, because the renderer escapes them.
    .replace(/"[^"]*"/g, '""');
  return {
    scripts: scripts.length,
    hostile: markup.match(/<x-hostile/g)?.length ?? 0,
    handlers: markup.match(/<[a-z][^>]*\son[a-z]+=/gi)?.length ?? 0,
    mains: markup.match(/<main[\s>]/g)?.length,
    ends: markup.trimEnd().endsWith('</html>'),
    structured: scripts
      .filter(([, attributes]) => attributes?.includes('application/ld+json'))
      .map(([, , text]) => JSON.parse(text ?? '')).length,
  };
};

const plainPost = { title: 'A', excerpt: 'B', content: 'C', author: 'D', tags: [] };

describe('published pages', () => {
  const usual = new Map<string, ReturnType<typeof activeParts>>();
  beforeAll(async () => {
    for (const address of addresses)
      usual.set(address, activeParts(await render(address, { texts: {} }, plainPost)));
  }, 60_000);

  it(
    'show every text as text, whatever the owner writes [PUBLISH-004]',
    () =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...addresses), edit, post, async (address, values, written) => {
          const html = await render(address, values as SiteValues, written);
          expect(html.startsWith('<!doctype html>')).toBe(true);
          expect(activeParts(html)).toEqual(usual.get(address));
        }),
        { numRuns: caseCount(1000) },
      ),
    isDeep ? 3_600_000 : 300_000,
  );
});
