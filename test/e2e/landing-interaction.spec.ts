import { sectionIds as sections } from '#web/lib/paths.ts';
import { expect, expectNoViolationsInDeep, test } from './fixtures.ts';
import { hydrate } from './hydrate.ts';

test.describe('landing page before its scripts run', () => {
  test('loads no script file until the first interaction', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.mouse.move(20, 20);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  test('counts a visit once, on the first interaction', async ({ page }) => {
    // The site doesn't count automated browsers, which set `webdriver`.
    await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
    const told: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/visits')) told.push(request.postData());
    });
    await page.goto('/?utm_source=letter', { waitUntil: 'networkidle' });
    expect(told).toEqual([]);
    const counted = page.waitForResponse('**/api/visits');
    await hydrate(page);
    expect((await counted).status()).toBe(200);
    await page.goto('/pricing');
    await hydrate(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await page.waitForLoadState('networkidle');
    expect(told).toEqual(['{"channel":"campaign"}']);
  });

  test('replays the first click once the scripts are ready', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Choose Professional' });
    await button.evaluate((element) => (element as HTMLElement).click());
    await expect(page.getByText('Professional is selected and will be mentioned')).toBeVisible();
  });

  test('keeps its styles when the visitor leaves and returns', async ({ page }) => {
    await page.goto('/');
    const columns = () =>
      page
        .locator('#pricing article')
        .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size);
    const rows = await columns();
    await hydrate(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(page.locator('#pricing')).toBeVisible();
    expect(await columns()).toBe(rows);
  });

  test('keeps text that was typed while the scripts loaded', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto('/');
    await page.getByLabel('First name').pressSequentially('Zoë', { delay: 10 });
    await page.getByLabel('Company').fill('Ünïcode & Söhne');
    await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]'));
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel('First name')).toHaveValue('Zoë');
    await expect(page.getByLabel('Company')).toHaveValue('Ünïcode & Söhne');
  });

  test('sends a demo message that was entered while the scripts loaded', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('#demo-input');
      if (!input) return;
      input.value = 'What does it cost?';
      input.form?.requestSubmit();
    });
    await expect(page.locator('#demo').getByRole('log')).toContainText('Starter is $129/mo');
  });
});

test.describe('landing page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all text, opens the add-ons, and gives the address in the contact section @phone-deep', async ({
    page,
  }) => {
    await page.goto('/');
    for (const id of sections) await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator('#pricing')).toContainText('$699');
    await page.getByText('Show add-on services').click();
    await expect(page.getByText('$1,997')).toBeVisible();
    await expect(
      page.locator('#contact').getByRole('link', { name: 'hello@parley.example' }).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
  });
});

test.describe('scripted demo', () => {
  test('types for 1.5 seconds, then answers, and ignores blank or early messages', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await hydrate(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const demo = page.locator('#demo');
    const log = demo.getByRole('log');
    const send = demo.getByRole('button', { name: 'Send' });
    await expect(log.locator('p')).toHaveCount(1);
    await expect(send).toBeDisabled();
    const input = demo.getByLabel('Your message');
    await input.fill('   ');
    await input.press('Enter');
    await expect(log.locator('p')).toHaveCount(1);
    await input.fill('Do you have an INTEGRATION for us?');
    await input.press('Enter');
    await expect(input).toHaveValue('');
    await expect(log).toContainText('The bot is typing');
    await expect(send).toBeDisabled();
    await page.clock.runFor(1400);
    await expect(log).toContainText('The bot is typing');
    await page.clock.runFor(200);
    await expect(log).toContainText('50+ integrations');
    await expect(log).not.toContainText('The bot is typing');
    await page.clock.resume();
    await expectNoViolationsInDeep(page, '#demo');
  });
});

test.describe('pricing', () => {
  test('highlights the chosen plan and carries it into the message', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await page.getByRole('button', { name: 'Choose Starter' }).click();
    await page.getByRole('button', { name: 'Choose Enterprise' }).click();
    await expect(page.locator('#pricing [aria-pressed=true]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Continue to contact' }).click();
    await expect(page.locator('#contact').getByLabel('Message')).toHaveValue(
      /Interested in the Enterprise plan/,
    );
    await expect(page.locator('#contact').getByLabel('Message')).not.toHaveValue(/Starter/);
  });

  test('shows and hides the add-ons', async ({ page }) => {
    await page.goto('/');
    const addOns = page.locator('#pricing details');
    await expect(addOns.getByText('$297')).toBeHidden();
    await addOns.getByText('Show add-on services').click();
    for (const price of ['$297', '$0.15', '$1,997', '$997'])
      await expect(addOns.getByText(price, { exact: false }).first()).toBeVisible();
    await addOns.getByText('Hide add-on services').click();
    await expect(addOns.getByText('$297')).toBeHidden();
  });
});
