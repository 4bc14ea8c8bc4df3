import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sitePaths } from '#shared/domain/site-pages.ts';
import { type PageRow, pages } from '#web/lib/pages.ts';
import { sourceFiles } from './source-files.ts';

const table = 'web/lib/pages.ts';

/** A page that exists only in the table of pages; its module is a real one. */
const toy = {
  pattern: '/toys/:id',
  segment: 'number',
  module: 'features/pricing/pricing-page',
  frame: 'site',
  built: true,
  shell: 'toys',
  framable: true,
  uncrawled: true,
  navigation: 'pricing',
} as const;

describe('new row in the table of pages', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock('#web/lib/pages.ts', async (original) => {
      const real = await original<typeof import('#web/lib/pages.ts')>();
      return { ...real, pages: { ...real.pages, toy } };
    });
    return () => {
      vi.doUnmock('#web/lib/pages.ts');
      vi.resetModules();
    };
  });

  it('reaches links, router and build', async () => {
    const { paths } = await import('#web/lib/paths.ts');
    expect((paths as unknown as Record<string, { to: (id: number) => string }>).toy?.to(7)).toBe('/toys/7');
    const { pageRoutes } = await import('#web/app/routes.ts');
    expect(pageRoutes.find(({ pattern }) => pattern === toy.pattern)).toMatchObject({ frame: 'site' });
    const { pageModuleOf, shellsOf } = await import('#web/prerender/shells.ts');
    expect(pageModuleOf('/toys/7')).toBe('features/pricing/pricing-page.tsx');
    const described = ['flows', 'f', 'booking', 'admin', 'toys'].map((shell) => ({
      shell,
      meta: { title: shell, description: shell },
    }));
    expect(shellsOf(described)).toContainEqual(
      expect.objectContaining({ file: 'toys/index.html', address: '/toys' }),
    );
    expect(() => shellsOf([])).toThrow(/prerender\.ts/);
    const { robots } = await import('#web/prerender/sitemap.ts');
    expect(robots('https://site.test')).toContain('Disallow: /toys/\n');
  });

  it('reaches the edge function', async () => {
    const edge = await import('#infra/edge/site-routes.ts');
    expect(edge.shells).toContainEqual({ pattern: '/toys/*', file: '/toys/index.html' });
    expect(edge.hiddenFiles.has('/toys/index.html')).toBe(true);
    expect(edge.isFramable('/toys/7')).toBe(true);
  });

  it('keeps page titles correct when the router changes pages', async () => {
    const { pages } = await vi.importActual<typeof import('#web/lib/pages.ts')>('#web/lib/pages.ts');
    const without = Object.values(pages)
      .filter(({ frame }) => frame === 'site')
      .map(({ module }) => `web/${module}.tsx`)
      .filter((file) => !readFileSync(file, 'utf8').includes('usePageTitle('));
    expect(without).toEqual([]);
  });

  it('is the only place that spells a page’s path or module', async () => {
    const { pages } = await vi.importActual<typeof import('#web/lib/pages.ts')>('#web/lib/pages.ts');
    const rows = Object.values(pages).filter(({ pattern }) => pattern !== '/');
    const spelt = sourceFiles('web', 'infra')
      .map(({ file }) => file)
      .filter((file) => file !== table && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8');
        return rows
          .flatMap(({ pattern, module }) => [`'${pattern}'`, `'${pattern.replace(/:\w+/, '*')}'`, module])
          .filter((words) => text.includes(words))
          .map((words) => `${file}: ${words}`);
      });
    expect(spelt, `addresses come from ${table} by way of paths or pageRows`).toEqual([]);
  });
});

it('lists the pages with the chat for the placements of flows', () => {
  const withChat = Object.values<PageRow>(pages)
    .filter(({ frame }) => frame === 'site')
    .map(({ pattern, segment }) => pattern.replace(/:\w+/, `:${segment}`));
  expect(new Set(sitePaths)).toEqual(new Set(withChat));
});
