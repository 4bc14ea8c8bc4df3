import { describe, expect, it } from 'vitest';
import { headOf, scriptJson } from './head.ts';
import { earlyTags, type Manifest, pageAssets } from './manifest.ts';
import { shellsOf } from './shells.ts';
import { robots, sitemap } from './sitemap.ts';

const meta = { title: '</title><script>alert(1)</script>', description: 'Says "hello" & more' };

describe('headOf', () => {
  it('escapes content [SITE-006]', () => {
    const head = headOf('/blog/1', meta, 'https://a.example');
    expect(head).not.toContain('<script>alert');
    expect(head).toContain('content="Says &quot;hello&quot; &amp; more"');
    expect(head).toContain('<link rel="canonical" href="https://a.example/blog/1">');
  });

  it('keeps hidden pages out of search engines', () => {
    const head = headOf('/admin', { ...meta, hidden: true }, 'https://a.example');
    expect(head).toContain('noindex');
    expect(head).not.toContain('canonical');
  });

  it('writes the public URL into structured data that can’t close its element', () => {
    const jsonLd = [{ url: '{site}/x', text: '</script><b>' }];
    const head = headOf('/', { ...meta, jsonLd }, 'https://a.example');
    expect(head).toContain('"url":"https://a.example/x"');
    expect(head).not.toContain('</script><b>');
    expect(JSON.parse(scriptJson('</script>'))).toBe('</script>');
  });
});

const described = ['flows', 'f', 'admin', 'booking'].map((shell) => ({
  shell,
  meta: { title: shell, description: shell },
}));

it('marks visitors’ flows as noindex, and lets crawlers read the mark [SITE-010]', () => {
  const written = shellsOf(described);
  expect(written.map(({ file }) => file)).toContain('f/index.html');
  for (const { file, address, meta: own } of written)
    expect(headOf(address, own, 'https://a.example'), file).toContain(
      '<meta name="robots" content="noindex">',
    );
  // Crawlers never read what robots.txt forbids, and so may list it by its URL.
  expect(robots('https://a.example')).not.toContain('Disallow: /f');
  expect(robots('https://a.example')).toContain('Disallow: /api/');
});

describe('the files of a page', () => {
  const manifest: Manifest = {
    'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_shared'], isEntry: true },
    _shared: { file: 'assets/shared.js', css: ['assets/shared.css'] },
    'page.tsx': { file: 'assets/page.js', css: ['assets/page.css'], imports: ['index.html', '_shared'] },
  };

  it('list the frame’s styles first, then the page’s, each once', () => {
    expect(pageAssets(manifest, 'page.tsx')).toEqual({
      entry: '/assets/index.js',
      scripts: ['/assets/shared.js', '/assets/page.js'],
      styles: ['/assets/shared.css', '/assets/index.css', '/assets/page.css'],
    });
  });

  it('of a shell are preloaded with the entry, without the entry’s own imports', () => {
    expect(earlyTags(manifest, ['page.tsx'])).toEqual([
      '<link rel="modulepreload" crossorigin href="/assets/page.js">',
      '<link rel="stylesheet" crossorigin href="/assets/page.css">',
    ]);
    const modulesOf = (name: string) => shellsOf(described).find(({ file }) => file === name)?.modules;
    expect(modulesOf('admin/index.html')).toEqual([
      'app/workspace-frame.tsx',
      'features/admin/admin-page.tsx',
      'features/admin/dashboard/dashboard.tsx',
      'features/admin/clients/clients-tab.tsx',
      'features/admin/contacts/contacts-tab.tsx',
    ]);
    expect(modulesOf('flows/index.html'), 'one of several pages').toEqual(['app/workspace-frame.tsx']);
    expect(modulesOf('f/index.html')).toEqual(['features/flow-chat/shared-flow-page.tsx']);
  });
});

it('the sitemap lists only indexed pages, with their last change', () => {
  const pages = [
    { path: '/', meta },
    { path: '/blog/1', meta: { ...meta, modified: '2026-01-02' } },
    { path: '/secret', meta: { ...meta, hidden: true } },
  ];
  const text = sitemap(pages, 'https://a.example');
  expect(text).toContain('<loc>https://a.example/</loc></url>');
  expect(text).toContain('<loc>https://a.example/blog/1</loc><lastmod>2026-01-02</lastmod>');
  expect(text).not.toContain('secret');
});
