// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { prerenderPages, renderPage } from './entry-server.tsx';
import { pageRows, sectionIds, urlPattern } from './lib/paths.ts';

const built = new Map<string, Document>();

beforeAll(async () => {
  for (const page of await prerenderPages())
    built.set(page.path, new DOMParser().parseFromString(await renderPage(page), 'text/html'));
}, 120_000);

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

describe('every prerendered page', () => {
  it('exports its URL, title and description from a prerender.ts', () => {
    const rows = pageRows.filter(({ built: isBuilt }) => isBuilt);
    const without = rows.filter((row) => ![...built.keys()].some((path) => urlPattern(row).test(path)));
    expect(without.map(({ module }) => module)).toEqual([]);
  });

  it('has one main, and articles and asides with unique names', () => {
    expect([...built.keys()]).toEqual(
      expect.arrayContaining(['/', '/pricing', '/blog', '/blog/1', '/privacy']),
    );
    for (const [path, page] of built) {
      expect(page.querySelectorAll('main'), path).toHaveLength(1);
      const names = [...page.querySelectorAll('article, aside')].map(nameOf);
      expect(names, path).not.toContain('');
      expect(new Set(names).size, `${path}: ${names.join(', ')}`).toBe(names.length);
    }
    expect(built.get('/')?.querySelectorAll('article').length).toBeGreaterThan(3);
    expect(built.get('/blog/1')?.querySelector('aside')).not.toBeNull();
  });
});

describe('the landing page', () => {
  it('has all linked sections in order', () => {
    const shown = [...(built.get('/')?.querySelectorAll('main section[id]') ?? [])].map(({ id }) => id);
    expect(shown).toEqual([...sectionIds]);
  });
});

describe('the footer', () => {
  const links = () =>
    [...(built.get('/')?.querySelectorAll<HTMLAnchorElement>('footer a') ?? [])].map((link) => ({
      label: link.textContent ?? '',
      to: link.getAttribute('href') ?? '',
    }));

  it('links only to existing pages and sections', () => {
    expect(links().length).toBeGreaterThan(12);
    for (const { label, to } of links()) {
      if (to.startsWith('mailto:')) continue;
      const [path = '', section] = to.split('#');
      const page = built.get(path || '/');
      expect(page, `${label}: ${to}`).toBeDefined();
      if (section) expect(page?.getElementById(section), `${label}: ${to}`).not.toBeNull();
    }
  });

  it('links each label to the right target', () => {
    const targets = Object.fromEntries(links().map(({ label, to }) => [label, to]));
    expect(targets).toMatchObject({
      'Customer Service Bots': '/#services',
      'Sales Automation': '/#services',
      'Custom Integrations': '/#services',
      Consulting: '/#contact',
      'About Us': '/about',
      Blog: '/blog',
      'Help Center': '/blog',
      'Contact Support': `mailto:${brand.supportEmail}`,
      Careers: expect.stringContaining(`mailto:${brand.email}`),
      Press: expect.stringContaining(`mailto:${brand.email}`),
    });
    const titleOf = (label: string) => built.get(targets[label] ?? '')?.querySelector('h1')?.textContent;
    expect(titleOf('Documentation')).toMatch(/flow builder/i);
    expect(titleOf('About Us')).toBe('About us');
    expect(titleOf('API Reference')).toMatch(/connecting a chatbot to your systems/i);
  });
});
