import type { Page, Route } from '@playwright/test';
import { expect, expectNoViolations, expectNoViolationsInDeep, test } from './fixtures.ts';

const template = (id: string, name: string, industry: string, icon: string, useCases: string[]) => ({
  id,
  name,
  industry,
  icon,
  description: `What ${name} does for its visitors.`,
  estimatedSetupTime: '3-5 days',
  useCases,
  features: ['Calendar connection', 'Hand-over to a person'],
  sampleQuestions: [
    `First question for ${name}?`,
    `Second question for ${name}?`,
    'Third question?',
    'Fourth question?',
  ],
  benefits: ['Fewer calls'],
});
const templates = [
  template('healthcare', 'Patient desk', 'Healthcare', 'Heart', [
    'Appointments',
    'Opening hours',
    'Reminders',
    'Hand-over',
  ]),
  template('ecommerce', 'Shop assistant', 'E-commerce', 'ShoppingCart', ['Orders', 'Returns']),
  template('odd', 'Odd one', 'Elsewhere', 'NoSuchIcon', ['Something']),
];
const list = (route: Route) => route.fulfill({ json: { templates } });
const galleryOf = (page: Page) => page.getByRole('dialog');
const openGallery = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Browse and try all templates' }).click();
  await expect(galleryOf(page).getByRole('heading', { name: 'Industry templates' })).toBeVisible();
  return galleryOf(page);
};
const card = (page: Page, name: string) => galleryOf(page).getByRole('button', { name, exact: true });

test('requests templates only while open, and shows two use cases and how many more @phone-deep', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/api/industry-templates', (route) => {
    asked += 1;
    return list(route);
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).click();
  expect(asked).toBe(0);
  const gallery = await openGallery(page);
  const healthcare = gallery
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Patient desk' }) });
  await expect(healthcare.getByRole('listitem')).toHaveText(['Appointments', 'Opening hours', '+2 more']);
  await expect(gallery.locator('[data-icon=Heart]')).toHaveCount(1);
  await expect(gallery.locator('[data-icon=Bot]')).toHaveCount(1);
  expect(asked).toBe(1);
  await expectNoViolationsInDeep(page, 'dialog[open]');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolationsInDeep(page, 'dialog[open]');
});

test('searches name, industry and description, ignoring case', async ({ page }) => {
  await page.route('**/api/industry-templates', list);
  const gallery = await openGallery(page);
  const search = gallery.getByRole('searchbox', { name: 'Search templates' });
  await search.fill('PATIENT');
  await expect(gallery.getByText('1 of 3 templates')).toBeVisible();
  await search.fill('e-COMM');
  await expect(card(page, 'Shop assistant')).toBeVisible();
  await search.fill('does FOR its');
  await expect(gallery.getByText('3 templates')).toBeVisible();
  await search.fill('zebra');
  await expect(gallery.getByText('No template matches “zebra”')).toBeVisible();
  await expectNoViolationsInDeep(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(gallery.getByText('3 templates')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(page.getByRole('button', { name: 'Browse and try all templates' })).toBeFocused();
});

test('finds a template by a task, lists all tasks, and sends a tapped one @phone-deep', async ({ page }) => {
  await page.route('**/api/industry-templates', list);
  await page.route('**/api/chatbot/demo', (route) => route.fulfill({ json: { message: 'Certainly.' } }));
  const gallery = await openGallery(page);
  await gallery.getByRole('searchbox').fill('hand-over');
  await expect(gallery.getByText('1 of 3 templates')).toBeVisible();
  await card(page, 'Patient desk').click();
  const details = gallery.getByRole('region', { name: 'Details of Patient desk' });
  await expect(details.getByText('Hand-over', { exact: true })).toBeVisible();
  await details.focus();
  await expect(details).toBeFocused();
  await expectNoViolationsInDeep(page, 'dialog[open]');
  await details.getByRole('button', { name: 'Second question for Patient desk?' }).click();
  await expect(gallery.getByRole('heading', { name: 'Demo: Patient desk' })).toBeVisible();
  await expect(gallery.getByText('Certainly.')).toBeVisible();
});

test('visitor reads a template’s details and talks to its bot @phone-deep', async ({ page }) => {
  await page.route('**/api/industry-templates', list);
  let release = () => {};
  const bodies: unknown[] = [];
  await page.route('**/api/chatbot/demo', async (route) => {
    bodies.push(route.request().postDataJSON());
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.fulfill({
      json: {
        message: 'On **Friday**, yes.',
        detectedLanguage: 'en',
        languageName: 'English',
        mode: 'offline',
      },
    });
  });
  const gallery = await openGallery(page);
  await card(page, 'Patient desk').click();
  await expect(gallery.getByRole('heading', { name: 'Patient desk' }).last()).toBeFocused();
  await expect(gallery.getByText('Third question?')).toBeVisible();
  await expect(gallery.getByText('Fourth question?')).toHaveCount(0);
  await expect(gallery.getByText('Tailored in 3-5 days')).toBeVisible();
  await expectNoViolations(page, 'dialog[open]');

  await gallery.getByRole('button', { name: 'Try Demo' }).click();
  const log = gallery.getByRole('log');
  await expect(log).toContainText('Patient desk');
  await expect(log).toContainText('First question for Patient desk?');
  await expect(log).toContainText('Second question for Patient desk?');
  await expectNoViolationsInDeep(page, 'dialog[open]');
  const field = gallery.getByRole('textbox');
  await field.fill('  ');
  await page.keyboard.press('Enter');
  expect(bodies).toHaveLength(0);
  await field.fill('Can I come?');
  await page.keyboard.press('Enter');
  await expect(field).toBeDisabled();
  await expect(gallery.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect.poll(() => bodies.length).toBe(1);
  release();
  await expect(log.getByText('On Friday, yes.')).toBeVisible();
  await expect(field).toBeFocused();
  expect(bodies[0]).toMatchObject({
    templateId: 'healthcare',
    message: 'Can I come?',
    conversationHistory: [{ role: 'assistant' }],
  });

  await gallery.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(card(page, 'Patient desk')).toBeFocused();
  await gallery.getByRole('button', { name: 'Close' }).click();
  await expect(gallery).toBeHidden();
});

test('shows the specified error when the demo cannot be reached, and keeps the question @deep', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/500/);
  await page.route('**/api/industry-templates', list);
  await page.route('**/api/chatbot/demo', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } }),
  );
  const gallery = await openGallery(page);
  await card(page, 'Shop assistant').click();
  await gallery.getByRole('button', { name: 'Try Demo' }).click();
  await gallery.getByRole('textbox').fill('Where is my order?');
  await page.keyboard.press('Enter');
  await expect(gallery.getByText("Sorry, I'm having trouble connecting right now...")).toBeVisible();
  await expect(gallery.getByRole('textbox')).toHaveValue('Where is my order?');
  await expectNoViolationsInDeep(page, 'dialog[open]');
});

test('visitor chooses a template and is offered a consultation', async ({ page }) => {
  await page.route('**/api/industry-templates', list);
  let body: Record<string, unknown> = {};
  await page.route('**/api/consultations', (route) => {
    body = route.request().postDataJSON();
    return route.fulfill({ status: 201, json: { id: 'x' } });
  });
  const gallery = await openGallery(page);
  await card(page, 'Patient desk').click();
  await gallery.getByRole('button', { name: 'Use This Template' }).click();
  await expect(gallery).toBeHidden();
  const next = page.getByRole('region', { name: 'What next?' });
  await expect(next.getByText('Patient desk is chosen')).toBeFocused();
  await expect(next.getByRole('link', { name: 'Build it in the flow builder' })).toHaveAttribute(
    'href',
    '/flows?tab=templates',
  );
  await next.getByRole('button', { name: 'Try its demo' }).click();
  await expect(gallery.getByRole('heading', { name: 'Demo: Patient desk' })).toBeVisible();
  await gallery.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Open chat' }).click();
  const panel = page.getByRole('dialog', { name: 'Parley assistant' });
  await panel.getByRole('button', { name: 'Book a free consultation' }).click();
  await expect(panel.getByText('Template: Patient desk')).toBeVisible();
  await panel.getByLabel('First name').fill('Ada');
  await panel.getByLabel('Last name').fill('L');
  await panel.getByLabel('Email').fill('ada@example.org');
  await panel.getByLabel('Company').fill('Engines');
  await panel.getByRole('button', { name: 'Request consultation' }).click();
  await expect(panel.getByText('We have received your consultation request.')).toBeVisible();
  expect(body.context).toMatchObject({ template: 'Patient desk' });
});

test('shows loading, then an error with a retry @deep', async ({ page, allowErrors }) => {
  allowErrors(/503/);
  let release = () => {};
  await page.route('**/api/industry-templates', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.fulfill({ status: 503, json: { code: 'store.unavailable', message: 'x' } });
  });
  const gallery = await openGallery(page);
  await expect(gallery.getByText('Loading templates…')).toBeAttached();
  await expectNoViolationsInDeep(page, 'dialog[open]');
  release();
  await expect(gallery.getByText("The templates couldn't be loaded")).toBeVisible();
  await expectNoViolationsInDeep(page, 'dialog[open]');
  await page.route('**/api/industry-templates', list);
  await gallery.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Patient desk')).toBeVisible();
});

test('visitor opens a template from its card on the page', async ({ page }) => {
  await page.route('**/api/industry-templates', list);
  await page.goto('/');
  await page.getByRole('button', { name: /^Shop assistant/ }).click();
  await expect(galleryOf(page).getByRole('button', { name: 'Try Demo' })).toBeVisible();
  await expect(card(page, 'Shop assistant')).toHaveAttribute('aria-pressed', 'true');
});
