import { expect, expectContrast, expectNoViolations, expectNoViolationsInDeep, test } from './fixtures.ts';

const money = (page: import('@playwright/test').Page) => page.getByRole('status').first();

test('starts with the price of 25,000 messages with Claude 3 Sonnet and never scrolls sideways [PRICE-001] @both', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const claim of ['67%', 'Sub-200ms', 'Enterprise']) {
    await expect(page.getByRole('listitem').filter({ hasText: claim }).first()).toBeVisible();
  }
  await expect(money(page)).toContainText('$839');
  await expect(money(page)).toContainText('Professional');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('moves both sliders by keyboard and keeps the configuration in the URL', async ({ page }) => {
  await page.goto('/pricing');
  const messages = page.getByRole('slider', { name: 'Messages per month' });
  await messages.focus();
  await page.keyboard.press('Home');
  await expect(money(page)).toContainText('$155');
  await expect(money(page)).toContainText('Starter');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(money(page)).toContainText('$839');
  await page.keyboard.press('End');
  await page.getByRole('slider', { name: 'AI model' }).focus();
  await page.keyboard.press('End');
  await expect(money(page)).toContainText('$1,505');
  await expect(page).toHaveURL(/\?messages=100000&model=2$/);
  await page.reload();
  await expect(money(page)).toContainText('$1,505');
});

test('opens a shared quote without interaction @phone-deep', async ({ page }) => {
  await page.goto('/pricing?messages=50001&model=2');
  await expect(money(page)).toContainText('$1,500');
  await expect(money(page)).toContainText('50,000 messages would cost $1,049 a month on Professional.');
  const recommended = page.getByRole('listitem').filter({ hasText: 'Recommended for you' });
  await expect(recommended.getByRole('heading', { name: 'Enterprise' })).toBeVisible();
});

test('accepts a typed number, on touch screens too @both', async ({ page }) => {
  await page.goto('/pricing');
  const number = page.getByRole('spinbutton', { name: /as a number/ });
  await number.fill('5000');
  await number.press('Enter');
  await expect(money(page)).toContainText('$155');
  await number.fill('5001');
  await number.press('Tab');
  await expect(money(page)).toContainText('$839');
  await expect(number).toHaveValue('5,001');
});

test('breaks down comparable costs, in both colour schemes @phone-deep', async ({ page }) => {
  await page.goto('/pricing');
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.getByRole('button', { name: 'See the cost breakdown' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cost Breakdown' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Intercom/ })).toContainText('$272.35 (67%)');
  await expect(dialog.getByText(/Like for like/)).toContainText('November 1, 2026');
  await expect(dialog.getByText(/-\$|−\$|\$-/)).toHaveCount(0);
  await expectNoViolationsInDeep(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'See the cost breakdown' })).toBeFocused();
});

test('copies the configuration into the contact form [PRICE-008] @phone-deep', async ({ page }) => {
  await page.goto('/pricing?messages=60000&model=1');
  await expect(money(page)).toContainText('Enterprise');
  await page.getByRole('link', { name: 'Contact Sales Team' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  const form = page.locator('#contact');
  await expect(form.getByLabel('Message')).toHaveValue(/60,000 messages a month with Claude 3 Sonnet/);
  await expect(form.locator('select[name="service"]')).toHaveValue('custom-integration');
});

test('replays a click made before the scripts loaded', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Schedule Demo' }).click();
  await expect(page.locator('#contact').getByLabel('Message')).toHaveValue(/25,000 messages a month/);
  await expect(page.locator('#contact select[name="service"]')).toHaveValue('consultation');
});

test('shows all prices without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/pricing');
  await expect(page.getByText('$839').first()).toBeVisible();
  await expect(page.getByText('Most Popular')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Schedule Demo' })).toHaveAttribute('href', '/#contact');
  await expect(page.getByRole('row', { name: 'Professional up to 50,000' })).toContainText('$1,049');
  await context.close();
});

test('aligns the plan cards’ lines and keeps each button at its own height', async ({ page }) => {
  await page.goto('/pricing');
  const buttons = page.getByRole('link', {
    name: /^(Start with Starter|Choose Professional|Talk about Enterprise)$/,
  });
  await expect(buttons).toHaveCount(3);
  const boxes = await buttons.evaluateAll((all) =>
    all.map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return { top: Math.round(top), height };
    }),
  );
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  for (const { height } of boxes) expect(height).toBeLessThan(80);
});
