/**
 * Checks of WCAG 2.2 AA beyond axe: every public page and dialog in a narrow window, at 200% zoom, with wide
 * text spacing and in forced colours. Nothing scrolls sideways (1.4.10) or is cut off (1.4.4, 1.4.12), every
 * state shown by colour has a border too, and the learning path works by keyboard alone.
 */
import type { Page } from '@playwright/test';
import { pageRows } from '#web/lib/paths.ts';
import { expect, expectNoViolations, test } from './fixtures.ts';

interface Place {
  readonly name: string;
  readonly path: string;
  /** Opens the dialog to check; without it the page itself is checked. */
  readonly open?: (page: Page) => Promise<void>;
}

const click = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

const named: readonly Place[] = [
  { name: 'landing page', path: '/' },
  {
    name: 'gallery',
    path: '/',
    open: async (page) => {
      await click('Browse and try all templates')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Patient desk' }).click();
      await expect(page.getByRole('button', { name: 'Use This Template' })).toBeVisible();
    },
  },
  { name: 'learning path', path: '/', open: click('Start learning') },
  {
    name: 'chat with its booking form',
    path: '/',
    open: async (page) => {
      await click('Open chat')(page);
      await click('Book a free consultation')(page);
      await expect(page.getByRole('dialog').getByLabel('First name')).toBeVisible();
    },
  },
  { name: 'pricing', path: '/pricing' },
  { name: 'cost breakdown', path: '/pricing', open: click('See the cost breakdown') },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: '/blog/2' },
  { name: 'not-found page', path: '/nowhere' },
];

/** Built pages that are not listed above are checked as they open. */
const places: readonly Place[] = [
  ...named,
  ...pageRows
    .filter(({ built, pattern }) => built && !pattern.includes(':'))
    .filter(({ pattern }) => !named.some(({ path }) => path === pattern))
    .map(({ pattern }) => ({ name: pattern, path: pattern })),
];

/** Elements outside the window or cut off by their own box, in the open dialog or else on the page. */
const losses = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
    const scope = document.querySelector('dialog[open]') ?? document.body;
    for (const element of scope.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const isShown = element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
      // Ignore drawings, text for screen readers, and tables that scroll.
      if (!isShown || box.width < 2 || element.closest('[aria-hidden=true], .visually-hidden, table'))
        continue;
      const said = `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;
      if (hasText && (box.right > width + 1 || box.left < -1)) found.push(`${said} is out of the window`);
      const cuts = /hidden|clip/.test(style.overflow) && style.clipPath === 'none';
      if (
        cuts &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      )
        found.push(`${said} is cut off`);
    }
    return found;
  });

const expectNothingLost = (page: Page, when: string) => expect.poll(() => losses(page), when).toEqual([]);

const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Turns a style sheet on or off, as browsers do with a user's own. */
const useStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

const borderOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).borderTopWidth);

/** With forced colours, borders must show the states that only colours show otherwise. */
const expectVisibleStates: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  gallery: async (page) => expect(await borderOf(page, '[data-selected=true]')).toBe('3px'),
  'learning path': async (page) => {
    const step = page.locator('[aria-current=step]');
    expect(await step.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    expect(await borderOf(page, 'dialog progress')).toBe('1px');
  },
  pricing: async (page) => expect(await borderOf(page, 'li:has-text("Recommended for you")')).toBe('3px'),
};

/** Checked in every run; the other places only in `npm run test:deep`. */
const mainPlaces = ['landing page', 'chat with its booking form', 'learning path'];

for (const { name, path, open } of places)
  test(`fits the ${name} into 320 pixels, 200% zoom and wide text spacing, in forced colours too${mainPlaces.includes(name) ? '' : ' @deep'}`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/404/);
    await page.addInitScript(() => localStorage.setItem('has-visited', 'true'));
    const narrow = { width: 320, height: 640 };
    await page.setViewportSize(narrow);
    await page.goto(path);
    await page.mouse.move(150, 150);
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
    await open?.(page);
    if (open) await expect(page.locator('dialog[open]')).toBeVisible();
    await expectNothingLost(page, '320 pixels');
    await expectNoViolations(page, open ? 'dialog[open]' : undefined);

    await useStyles(page, wideSpacing);
    expect(await page.evaluate(() => getComputedStyle(document.body).letterSpacing)).not.toBe('normal');
    await expectNothingLost(page, 'wide text spacing');
    await useStyles(page, '');

    // What a window of 1280 pixels has left at 200%.
    await page.setViewportSize({ width: 640, height: 400 });
    await expectNothingLost(page, '200% zoom');

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    await expectVisibleStates[name]?.(page);
  });

test('visitor completes the learning path by keyboard without losing focus', async ({ page }) => {
  const answer = { message: 'Yes.', detectedLanguage: 'en', languageName: 'English', mode: 'offline' };
  await page.route('**/api/chat', (route) => route.fulfill({ json: answer }));
  await page.addInitScript(() => localStorage.setItem('has-visited', 'true'));
  await page.goto('/');
  await page.mouse.move(150, 150);
  const dialog = page.getByRole('dialog');
  const press = async (name: string | RegExp, key = 'Enter') => {
    const target = dialog.getByRole('button', { name }).first();
    await expect(target).toBeEnabled();
    for (let stop = 0; stop < 60; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(target, String(name)).toBeFocused();
    await page.keyboard.press(key);
  };
  const expectInside = () =>
    expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);

  await page.getByRole('button', { name: 'Start learning' }).focus();
  await page.keyboard.press('Enter');
  await press('Got it, let’s go');
  await expectInside();
  await press('Next step');
  for (const industry of [/^Healthcare/, /^Fitness/, /^Automotive/]) await press(industry, 'Space');
  await press('Next step');
  for (const [index, question] of ['What does it cost?', 'Which languages', 'How long'].entries()) {
    await press(new RegExp(question));
    await expectInside();
    if (index < 2) await expect(dialog.getByText(`${index + 1} of 3 exchanges`)).toBeVisible();
  }
  await press('Next step');
  const people = dialog.getByRole('slider', { name: 'People answering customers' });
  await people.focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('$58,080').first()).toBeVisible();
  await press('Calculate my saving');
  await press('Next step');
  await press(/^Starter/);
  await press(/^Professional/);
  await expect(dialog.getByText('You have finished the path')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});
