import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { brand } from '#shared/brand.ts';
import { hero } from '#shared/content/landing/hero.ts';
import { parsePost } from '#shared/domain/blog/parse-post.ts';
import { escapeHtml } from './head.ts';

/**
 * `npm run images` draws the share images (the site's and one per post) and the icons from the brand's texts, fonts and logo, in a browser. Run it after
 * changing the brand. The results are committed, so a build needs no browser.
 */
const font = async (name: string) => (await readFile(`web/brand/fonts/${name}.woff2`)).toString('base64');
const mark = await readFile('web/public/favicon.svg', 'utf8');
const tokens = await readFile('web/brand/tokens.css', 'utf8');
const [scene] = hero.scenes;

const styles = `${tokens}
  @font-face { font-family: Display; src: url(data:font/woff2;base64,${await font('display')}); font-weight: 200 800 }
  @font-face { font-family: Text; src: url(data:font/woff2;base64,${await font('text')}); font-weight: 400 700 }
  * { box-sizing: border-box; margin: 0 }
  body { width: 1200px; height: 630px; display: grid; grid-template-columns: 590px 1fr; background: var(--paper); color: var(--text); font-family: Text; overflow: hidden }
  .words { padding: 64px 0 64px 72px; display: flex; flex-direction: column }
  .brand { display: flex; gap: 12px; align-items: center; font: 650 36px Display; letter-spacing: -0.03em }
  .brand svg { width: 46px }
  h1 { margin: auto 0 0; font: 650 80px/0.96 Display; letter-spacing: -0.035em; max-width: 10ch }
  .stage { margin-top: 56px; padding: 70px 64px 0 0; background: var(--band); border-radius: 56px 0 0 8px; display: flex; flex-direction: column; gap: 14px }
  p { max-width: 440px; padding: 18px 24px; border-radius: 24px; font-size: 27px; line-height: 1.35 }
  .visitor { align-self: end; background: var(--band-bubble); color: var(--on-band); border-bottom-right-radius: 5px }
  .bot { background: var(--band-accent); color: var(--ink); border-bottom-left-radius: 5px; margin-left: -30px }
`;

const share = `<style>${styles}</style><div class="words"><div class="brand">${mark}${escapeHtml(brand.name)}</div>
  <h1>${escapeHtml(brand.tagline)}</h1></div>
  <div class="stage">${scene?.lines.map(({ from, text }) => `<p class="${from}">${escapeHtml(text)}</p>`).join('')}</div>`;

const postShare = (title: string, category: string) => `<style>${styles}
  body { display: block; padding: 64px 72px; background: var(--paper) }
  h1 { position: absolute; bottom: 64px; margin: 0; max-width: 1010px; font-size: 70px; line-height: 1.02 }
  .category { margin-top: 56px; width: fit-content; background: var(--band); color: var(--on-band); border-bottom-left-radius: 5px }
</style><div class="brand">${mark}${escapeHtml(brand.name)}</div><p class="category">${escapeHtml(category)}</p><h1>${escapeHtml(title)}</h1>`;

const icon = (size: number) =>
  `<style>${tokens} body { margin: 0; width: ${size}px; height: ${size}px; display: grid; place-items: center; background: var(--paper) } svg { width: 78% }</style>${mark}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const draw = async (html: string, width: number, height: number, file: string) => {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const format = file.endsWith('.jpg') ? ({ type: 'jpeg', quality: 82 } as const) : ({} as const);
  await writeFile(`web/public/${file}`, await page.screenshot(format));
  await page.close();
};
await draw(share, 1200, 630, 'share.png');
await mkdir('web/public/share', { recursive: true });
for (const file of (await readdir('shared/content/posts')).filter((name) => name.endsWith('.md'))) {
  const { id, title, category } = parsePost(file, await readFile(`shared/content/posts/${file}`, 'utf8'));
  await draw(postShare(title, category), 1200, 630, `share/post-${id}.jpg`);
}
await draw(icon(512), 512, 512, 'icon-512.png');
await draw(icon(180), 180, 180, 'apple-touch-icon.png');
await browser.close();
