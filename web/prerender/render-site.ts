import { createHash } from 'node:crypto';
import { sharePictureAddress } from '#shared/domain/share-picture.ts';
import { accentStyles } from '#shared/site/accent.ts';
import type { SiteValues } from '#shared/site/site-values.ts';
import { prerenderFiles, prerenderPages, prerenderShells, renderPage } from '../entry-server.tsx';
import type { PrerenderPage } from '../lib/page-meta.ts';
import { headOf, scriptJson } from './head.ts';
import { earlyTags, type Manifest, type PageAssets, pageAssets } from './manifest.ts';
import { pageModuleOf, shellsOf } from './shells.ts';
import { robots, sitemap } from './sitemap.ts';
import { classesIn, splitStyles } from './split-styles.ts';

/** What rendering needs from a build besides the code, so that no build tool is needed. */
export interface BuildParts {
  readonly manifest: Manifest;
  /** Vite's index.html. */
  readonly template: string;
  /** Code of the inline loader. The Content-Security-Policy allows it by a hash from the built pages. */
  readonly loader: string;
  /** Fonts for the first paint, preloaded with the HTML. */
  readonly fonts: readonly string[];
  /** The default favicon (SVG). */
  readonly icon: string;
  /** Style sheets by address. */
  readonly styles: Readonly<Record<string, string>>;
  /** URLs of static pictures that pages may contain. */
  readonly pictures: readonly string[];
}

export interface RenderOptions {
  readonly parts: BuildParts;
  /** Public address without a trailing slash. */
  readonly site: string;
  /** Published values; the caller applies them before it loads this module. */
  readonly values?: SiteValues | undefined;
  /** Renders only the page at this path. */
  readonly only?: string | undefined;
}

const indent = '\n    ';
const emptyRoot = '<div id="root"></div>';
/** The output of `LateStyles`. */
const lateStylesPlace = '<div data-late-styles=""></div>';

const fontPreloads = (files: readonly string[]): string =>
  files
    .map((file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`)
    .join(indent);

/** The template's head without Vite's tags, and Vite's tags separately. */
const splitTemplate = (template: string) => {
  const viteTags =
    /\s*<(?:script type="module"|link rel="(?:stylesheet|modulepreload)")[^>]*>(?:<\/script>)?/g;
  return { plain: template.replace(viteTags, ''), tags: (template.match(viteTags) ?? []).join('').trim() };
};

const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** The values that pages need: without who vouches for claims; of the mails the portal previews the newsletter's. */
const valuesForBrowsers = ({ mails, claims, templates: _, ...values }: SiteValues): SiteValues => ({
  ...values,
  claims: claims && { ...claims, vouchedBy: undefined },
  mails: mails?.newsletter && { newsletter: mails.newsletter },
});

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}/index.html`);

/** Pictures that exist only for the repository's posts; other posts use the site's share picture. */
const withKnownPictures = (html: string, pictures: ReadonlySet<string>): string =>
  html.replace(/\/share\/post-\d+\.jpg/g, (picture) =>
    pictures.has(picture) ? picture : sharePictureAddress(),
  );

/**
 * Renders every page and text file of the site in memory, by path: HTML, shells, feed, sitemap, robots.txt. With
 * published values, pages load a module that sets them before the app, so that hydration finds the same texts.
 */
export const renderSite = async ({
  parts,
  site,
  values,
  only,
}: RenderOptions): Promise<Record<string, string>> => {
  const { manifest, loader } = parts;
  const { appearance } = values ?? {};
  // The picture for phones' home screens shows the default logo.
  const template = appearance?.logoSvg
    ? parts.template.replace(/\s*<link rel="apple-touch-icon"[^>]*>/, '')
    : parts.template;
  const { plain, tags } = splitTemplate(template);
  const fonts = fontPreloads(parts.fonts);
  const pictures = new Set(parts.pictures);
  const files: Record<string, string> = {};
  const accentCss = accentStyles(appearance);
  const accent = accentCss ? [`<style>${accentCss}</style>`] : [];

  /** Replaces the app's entry by a module that sets the values first. */
  const entryWithValues = (entry: string): string => {
    if (!values) return entry;
    const code = `globalThis.siteValues=${JSON.stringify(valuesForBrowsers(values))};await import(${JSON.stringify(entry)});\n`;
    const file = `assets/site-values-${shortHash(code)}.js`;
    files[file] = code;
    return `/${file}`;
  };

  const inlineStyles = (css: string, { styles }: PageAssets) => {
    // Disabled links tell the bundler's loader that these sheets are loaded; browsers don't fetch them.
    const known = styles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`).join('');
    return `<style>${css.replaceAll('</', '<\\/')}</style>${indent}${known}`;
  };

  /** The page's HTML, and the styles for its head. `LateStyles` becomes a link to the other styles. */
  const dressed = (words: string, { styles }: PageAssets) => {
    const css = styles.map((file) => parts.styles[file] ?? '').join('\n');
    const [first = '', rest] = words.split(lateStylesPlace);
    if (rest === undefined) return { words, css };
    const split = splitStyles(css, classesIn(first));
    // Reserves the scrollbar: if it appeared with the rest of the page, everything would shift.
    const early = `${split.early}html{overflow-y:scroll}`;
    const late = `${split.late}html{overflow-y:visible}`;
    const file = `assets/late-${shortHash(late)}.css`;
    files[file] = late;
    // The empty script keeps browsers from painting the following HTML without its styles.
    const link = `<link rel="stylesheet" href="/${file}"><script> </script>`;
    return { words: [first, rest].join(lateStylesPlace.replace('><', `>${link}<`)), css: early };
  };

  const pageHtml = async (page: PrerenderPage): Promise<string> => {
    const assets = pageAssets(manifest, pageModuleOf(page.path));
    const data = page.data
      ? `<script type="application/json" id="page-data">${scriptJson(page.data)}</script>`
      : '';
    const entry = entryWithValues(assets.entry);
    const preloads = entry === assets.entry ? assets.scripts : [assets.entry, ...assets.scripts];
    const script = `<script data-entry="${entry}" data-preload="${preloads.join(' ')}">${loader}</script>`;
    const { words, css } = dressed(await renderPage(page), assets);
    const meta = headOf(page.path, page.meta, site);
    const head = [meta, fonts, inlineStyles(css, assets), ...accent, script].join(indent);
    const body = `<div id="root" data-path="${page.path}">${words}</div>${data}`;
    return withKnownPictures(
      plain.replace('<!--head-->', () => head).replace(emptyRoot, () => body),
      pictures,
    );
  };

  const pages = await prerenderPages();
  for (const page of pages)
    if (only === undefined || page.path === only) files[fileOf(page.path)] = await pageHtml(page);
  if (only !== undefined) return files;

  const shellTags = tags.replace(
    /(<script type="module"[^>]* src=")([^"]+)/,
    (_, start: string, entry: string) => start + entryWithValues(entry),
  );
  for (const { file, address, meta, body, modules } of shellsOf(await prerenderShells())) {
    const head = [headOf(address, meta, site), shellTags, ...accent, ...earlyTags(manifest, modules)].join(
      indent,
    );
    files[file] = plain
      .replace('<!--head-->', () => head)
      .replace(emptyRoot, () => `<div id="root">${body}</div>`);
  }

  for (const { path: address, text } of await prerenderFiles())
    files[address.slice(1)] = text.replaceAll('{site}', site);
  files['sitemap.xml'] = sitemap(pages, site);
  files['robots.txt'] = robots(site);
  files['favicon.svg'] = appearance?.logoSvg ?? parts.icon;
  return files;
};
