import { sectionIds as sections } from '#web/lib/paths.ts';
import { expect, expectContrast, expectNoViolations, expectNoViolationsInDeep, test } from './fixtures.ts';
import { hydrate } from './hydrate.ts';

test.describe('landing page content', () => {
  test('shows the sections in order, then the footer @phone-deep', async ({ page }) => {
    await page.goto('/');
    const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(sections);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectNoViolationsInDeep(page);
  });

  test('shows the specified texts', async ({ page }) => {
    await page.goto('/');
    const main = page.locator('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI chatbots that convert 24/7');
    for (const text of [
      'deployed in 1 day with 99.9% uptime',
      'Enterprise Security',
      'Multi-language Support',
      'Custom Integrations',
      'Real-time Analytics',
      '24/7 Development Support',
      'Rapid Deployment',
      'Multilingual Support',
      '80+ languages',
      'Bank-Level Security',
      'HIPAA/GDPR ready',
      'Seamless Integrations',
      'Slack, WhatsApp, Shopify',
      'Customer Service Bots',
      'Sales Automation',
      '8+',
      '24hrs',
      '90%',
      'faster deployment',
      '100%',
      'customizable',
      'No long-term contracts',
      'Cancel anytime with 30-day notice',
    ]) {
      await expect(main, text).toContainText(text);
    }
    const footer = page.getByRole('contentinfo');
    for (const text of [
      'Customer Service Bots',
      'Sales Automation',
      'Custom Integrations',
      'Consulting',
      'About Us',
      'Careers',
      'Blog',
      'Press',
      'Help Center',
      'Documentation',
      'API Reference',
      'Contact Support',
      'SSL Secured',
      'ISO 27001',
      'HIPAA Compliant',
      'GDPR Ready',
    ]) {
      await expect(footer, text).toContainText(text);
    }
  });

  test('shows the three plans with their badges and facts', async ({ page }) => {
    await page.goto('/');
    const plan = (name: string) =>
      page.locator('#pricing article').filter({ has: page.getByRole('heading', { name }) });
    await expect(plan('Starter')).toContainText('$129');
    await expect(plan('Starter')).toContainText('3 integrations (Slack, Email, Web)');
    await expect(plan('Starter')).toContainText('Single language');
    await expect(plan('Professional')).toContainText('Most Popular');
    await expect(plan('Professional')).toContainText('$699');
    await expect(plan('Professional')).toContainText('Claude 3 Sonnet');
    await expect(plan('Enterprise')).toContainText('Best Value');
    await expect(plan('Enterprise')).toContainText('Custom');
    await expect(plan('Enterprise')).toContainText('Claude 3 Opus');
  });

  test('shows six industries with their setup days', async ({ page }) => {
    await page.goto('/');
    for (const [industry, days] of [
      ['Healthcare', '3-5 days'],
      ['E-commerce', '2-3 days'],
      ['Real Estate', '4-6 days'],
      ['Fitness', '2-3 days'],
      ['Restaurant', '2-4 days'],
      ['Automotive', '3-4 days'],
    ] as const) {
      const card = page.locator('#templates li').filter({ hasText: industry });
      await expect(card).toContainText(`Tailored in ${days}`);
    }
    await expect(page.locator('#templates').getByText('Popular', { exact: true })).toHaveCount(2);
  });

  test('has metadata for search engines and social networks', async ({ request }) => {
    const html = await (await request.get('/')).text();
    for (const part of [
      '<title>Parley: AI chatbots that convert 24/7</title>',
      'rel="canonical"',
      'og:image',
      'twitter:card',
      '"FAQPage"',
      '"Organization"',
    ]) {
      expect(html).toContain(part);
    }
    for (const file of [
      '/sitemap.xml',
      '/robots.txt',
      '/favicon.svg',
      '/share.png',
      '/apple-touch-icon.png',
    ]) {
      expect((await request.get(file)).status(), file).toBe(200);
    }
  });

  test('has no broken links', async ({ page, request }) => {
    await page.goto('/');
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
    for (const href of links) {
      const [path = '/', hash] = href.split('#');
      expect((await request.get(path || '/')).status(), href).toBe(200);
      if (hash && (path === '/' || path === '')) await expect(page.locator(`#${hash}`), href).toHaveCount(1);
    }
  });
});

test.describe('navigation', () => {
  test('becomes solid after 100 px and transparent again at the top', async ({ page }) => {
    await page.goto('/');
    const background = () =>
      page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo(0, 99));
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => window.scrollTo(0, 101));
    await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
  });

  test('scrolls a section to just below the bar, every time', async ({ page }) => {
    await page.goto('/');
    const top = () => page.locator('#services').evaluate((section) => section.getBoundingClientRect().top);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Services' });
    for (let round = 0; round < 2; round += 1) {
      await link.click();
      await expect.poll(top).toBeLessThan(120);
      expect(await top()).toBeGreaterThanOrEqual(0);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  });

  test('opens the section from another page', async ({ page }) => {
    await page.goto('/privacy');
    await hydrate(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Portfolio' }).click();
    await expect(page).toHaveURL('/#portfolio');
    await expect(page.getByRole('heading', { name: 'What others measured' })).toBeInViewport();
  });

  test('shows level and expert badges only with stored progress', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    const bar = page.getByRole('banner');
    await expect(bar.getByText(/^Level \d/)).toHaveCount(0);
    await page.evaluate(() =>
      localStorage.setItem(
        'learning-progress',
        JSON.stringify({ totalPoints: 'many', stepsCompleted: null }),
      ),
    );
    await page.reload();
    await hydrate(page);
    await expect(bar.getByText(/^Level \d/)).toHaveCount(0);
    await expect(bar.getByText('Expert Level')).toHaveCount(0);
  });

  test('opens and closes the phone menu, without Flow Builder and Learn @phone', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('header details');
    await menu.locator('summary').click();
    const sheet = menu.getByRole('navigation');
    await expect(sheet).toBeVisible();
    await expectNoViolationsInDeep(page);
    await expect(sheet.getByText('Flow Builder')).toHaveCount(0);
    await expect(sheet.getByText('Learn')).toHaveCount(0);
    await sheet.getByRole('link', { name: 'Contact' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.locator('#contact')).toBeInViewport();
  });

  test('visitor tabs through the page with every stop visible', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.waitForLoadState('networkidle');
    const seen = new Set<string>();
    for (let stop = 0; stop < 120; stop += 1) {
      await page.keyboard.press('Tab');
      const state = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        if (!element || element === document.body) return undefined;
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('name') ?? element.textContent?.trim() ?? '';
        return {
          name,
          isVisible: width > 0 && height > 0,
          isTrap: element.getAttribute('name') === 'website',
        };
      });
      if (!state) break;
      expect(state.isVisible, state.name).toBe(true);
      expect(state.isTrap).toBe(false);
      seen.add(state.name);
    }
    for (const name of [
      'Schedule Free Demo',
      'Choose Starter',
      'firstName',
      'message',
      'Send message',
      'email',
      'Subscribe',
    ]) {
      expect([...seen], name).toContain(name);
    }
  });
});

test('has no accessibility violation with everything open, in both colour schemes @phone-deep', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await page.getByRole('button', { name: 'Choose Professional' }).click();
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
});

for (const path of ['/privacy', '/about', '/trust'])
  test(`has no accessibility violation on ${path}, in both colour schemes @phone-deep`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);
  });

test('never scrolls sideways @both', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // Resizing the window takes a moment.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`)
      .toBeLessThanOrEqual(0);
  }
});

test.describe('landing page with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('ends with every animated section visible', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    for (const id of sections.slice(1)) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await expect
        .poll(() => page.locator(`#${id}`).evaluate((section) => getComputedStyle(section).opacity))
        .toBe('1');
    }
  });
});

test('opens the demo of an industry from the portfolio, and the savings calculator from the services', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try the E-commerce demo' }).click();
  const gallery = page.getByRole('dialog');
  await expect(gallery.getByRole('heading', { name: 'Demo: Shop assistant' })).toBeVisible();
  await gallery.getByRole('button', { name: 'Close' }).click();
  await page.locator('#services').getByRole('button', { name: 'Work out what a bot would save you' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Calculate/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('offers a mail with the form’s fields, and a styled page for tools', async ({ page }) => {
    await page.goto('/#contact');
    const mail = page.locator('#contact').getByRole('link', { name: 'hello@parley.example' }).last();
    await expect(mail).toHaveAttribute('href', /^mailto:.*body=First%20name/);
    await expect(page.getByRole('button', { name: 'Learn' })).toBeHidden();
    for (const path of ['/flows', '/admin', '/f/00000000-0000-4000-8000-000000000000']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible();
    }
  });
});

test('has Learn and the level badge before hydration, and prints without navigation', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('learning-progress', JSON.stringify({ totalPoints: 50 })),
  );
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('Level 1')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Learn' })).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByName('site:ready').length)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});
