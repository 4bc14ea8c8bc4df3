import type { Page } from '@playwright/test';
import { expect, expectContrast, expectNoViolations, expectNoViolationsInDeep, test } from './fixtures.ts';

/** Accessible in light mode, with enough contrast in dark mode, and without sideways scrolling. */
const expectAccessible = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
};

test('shows the list and a post in both colour schemes @phone-deep', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { name: 'Featured Articles' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(9);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'The honest arithmetic of chatbot savings' }).click();
  await expect(page).toHaveURL(/\/blog\/2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The honest arithmetic of chatbot savings',
  );
  await expect(page).toHaveTitle(/The honest arithmetic/);
  await expectAccessible(page);
});

test('filters by search and category, and keeps both in the URL and on the way back @phone-deep', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('FLOW BUILDER');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Development');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=FLOW\+BUILDER&category=Development$/);
  await page.getByRole('article').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Designing a conversation flow');
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\?q=FLOW\+BUILDER&category=Development$/);
  await expect(page.getByRole('searchbox')).toHaveValue('FLOW BUILDER');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('opens a filtered list from its URL without interaction, and clears the filter', async ({ page }) => {
  await page.goto('/blog?q=zeppelin');
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
  await expectNoViolationsInDeep(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect(page).toHaveURL(/\/blog$/);
});

test('records one view when a post loads without any interaction', async ({ page, api }) => {
  const views: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/view')) views.push(request.method());
  });
  const before = ((await api('GET', '/api/blog/posts/7')).json as { views: number }).views;
  await page.goto('/blog/7');
  await expect.poll(() => views).toEqual(['POST']);
  await expect
    .poll(async () => ((await api('GET', '/api/blog/posts/7')).json as { views: number }).views)
    .toBe(before + 1);
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('button', { name: /^Like/ })).not.toContainText('–');
  expect(views).toEqual(['POST']);
});

test('visitor likes a post and takes the like back @phone-deep', async ({ page }) => {
  let reads = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/blog/posts/8')) reads += 1;
  });
  await page.goto('/blog/8');
  await page.mouse.move(10, 10);
  // Wait for the reads of the built and the hydrated page, after which the count is stable.
  await expect.poll(() => reads).toBeGreaterThan(1);
  const like = page.getByRole('button', { name: /^Like/ });
  await expect(like).toContainText(/\d/);
  const before = Number(await like.locator('[data-count]').textContent());
  const answered = page.waitForResponse((response) => response.url().endsWith('/like'));
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText(String(before + 1));
  expect((await answered).status()).toBe(200);
  await page.reload();
  await page.mouse.move(10, 10);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const taken = page.waitForResponse((response) => response.url().endsWith('/like'));
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(await (await taken).json()).toEqual({ liked: false, changed: true });
});

test('reverts a like that the server refuses', async ({ page, allowErrors }) => {
  allowErrors(/503/);
  await page.route('**/api/blog/posts/3/like', (route) =>
    route.fulfill({ status: 503, json: { code: 'store.unavailable', message: 'busy' } }),
  );
  await page.goto('/blog/3');
  const like = page.getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('opens each network’s share window', async ({ page, context, allowErrors }) => {
  allowErrors(/./);
  await context.route(/twitter\.com|linkedin\.com/, (route) => route.fulfill({ body: 'share' }));
  await page.goto('/blog/1');
  for (const [name, host] of [
    ['Share', 'twitter.com'],
    ['Share on LinkedIn', 'www.linkedin.com'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name, exact: true }).click();
    const popup = await opened;
    await popup.waitForURL((url) => url.hostname === host);
    expect(decodeURIComponent(popup.url())).toContain('/blog/1');
    await popup.close();
  }
});

test('goes back to the blog when the visitor arrived from another site [BLOG-010]', async ({ page }) => {
  await page.goto('/blog/4');
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

for (const [id, status] of [
  ['424242', 404],
  ['0', 404],
  ['1e3', 404],
  ['abc', 404],
] as const) {
  test(`shows that post ${id} does not exist${id === '424242' ? '' : ' @deep'}`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/404/);
    const answer = await page.goto(`/blog/${id}`);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
    await expectNoViolationsInDeep(page);
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
}

test('shows list and post without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/blog');
  await expect(page.getByRole('article')).toHaveCount(9);
  await page.getByRole('link', { name: /What a chatbot understands/ }).click();
  await expect(page.getByText('That is the right posture towards a language model as well.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await context.close();
});

test('has metadata for search engines and feed readers', async ({ page, request, baseURL }) => {
  await page.goto('/blog/5');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog\/5$/);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https?:\/\/.+/);
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  );
  expect(data).toMatchObject({ '@type': 'BlogPosting', headline: await page.locator('h1').textContent() });
  const feed = await page.locator('link[rel="alternate"][type="application/atom+xml"]').getAttribute('href');
  const atom = await (await request.get(feed ?? '')).text();
  expect(atom.match(/<entry>/g)).toHaveLength(9);
  expect(atom).toContain(`<link href="${baseURL}/blog/5"/>`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/blog/5</loc>`);
});
