import type { Page } from '@playwright/test';
import { expect, expectNoViolations, expectNoViolationsInDeep, test, unique } from './fixtures.ts';

const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('learning-progress') ?? '{}') as Record<string, unknown>,
  );

const openPath = async (page: Page) => {
  await page.goto('/');
  await page.mouse.move(300, 300);
  await page.getByRole('button', { name: 'Start learning' }).click();
  return page.getByRole('dialog', { name: 'Learn what a chatbot can do for you' });
};

test('visitor completes the learning path with the specified points and keeps them after a reload @phone-deep', async ({
  page,
}) => {
  test.slow();
  const dialog = await openPath(page);
  expect(await page.evaluate(() => localStorage.getItem('has-visited'))).toBe('true');
  await expect(dialog.getByRole('button', { name: /^Find your industry/ })).toBeDisabled();
  await expectNoViolationsInDeep(page, 'dialog');
  await dialog.getByRole('button', { name: 'Got it, let’s go' }).click();
  await expect(page.getByText('Achievement unlocked: First steps').first()).toBeVisible();
  expect(await stored(page)).toMatchObject({
    totalPoints: 100,
    stepsCompleted: 1,
    achievements: ['first-steps'],
  });

  await dialog.getByRole('button', { name: 'Next step' }).click();
  for (const industry of ['Healthcare', 'Fitness']) {
    await dialog.getByRole('button', { name: new RegExp(industry) }).click();
  }
  await expect(dialog.getByText('Choose 1 more.')).toBeVisible();
  await dialog.getByRole('button', { name: /Automotive/ }).click();
  await expect(page.getByText('Achievement unlocked: Explorer').first()).toBeVisible();
  expect(await stored(page)).toMatchObject({ totalPoints: 275, stepsCompleted: 2 });
  await expectNoViolations(page, 'dialog');

  await dialog.getByRole('button', { name: 'Next step' }).click();
  for (const [index, question] of ['What does it cost?', 'Which languages do you speak?'].entries()) {
    await dialog.getByRole('button', { name: question }).click();
    await expect(dialog.getByText(`${index + 1} of 3 exchanges`)).toBeVisible();
  }
  await dialog.getByLabel('Your question').fill('Do you work with Shopify?');
  await dialog.getByLabel('Your question').press('Enter');
  await expect(page.getByText('Achievement unlocked: Chatbot whisperer').first()).toBeVisible();
  expect(await stored(page)).toMatchObject({ totalPoints: 525, stepsCompleted: 3 });

  await dialog.getByRole('button', { name: 'Next step' }).click();
  await expect(dialog.getByText('$52,800').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Calculate my saving' }).click();
  expect(await stored(page)).toMatchObject({ totalPoints: 925, stepsCompleted: 4 });
  await expectNoViolationsInDeep(page, 'dialog');

  await dialog.getByRole('button', { name: 'Next step' }).click();
  await dialog.getByRole('button', { name: /^Starter/ }).click();
  await dialog.getByRole('button', { name: /^Professional/ }).click();
  await expect(dialog.getByText('You have finished the path')).toBeVisible();
  expect(await stored(page)).toMatchObject({
    totalPoints: 1775,
    stepsCompleted: 5,
    level: 4,
    tutorialCompleted: true,
    currentStreak: 1,
  });
  await expect(dialog.getByText('Path level 5 of 5')).toBeVisible();

  await page.reload();
  await page.mouse.move(300, 300);
  await expect(page.getByText('Expert Level').first()).toBeAttached();
  await expect(page.getByRole('complementary', { name: 'Learning progress' })).toHaveCount(0);
  expect(await stored(page)).toMatchObject({ totalPoints: 1775 });
});

test('completes the industry step when the page is reloaded just after the third choice @deep', async ({
  page,
}) => {
  const dialog = await openPath(page);
  await dialog.getByRole('button', { name: 'Got it, let’s go' }).click();
  await dialog.getByRole('button', { name: 'Next step' }).click();
  for (const industry of ['Healthcare', 'Fitness', 'Automotive']) {
    await dialog.getByRole('button', { name: new RegExp(industry) }).click();
  }
  await page.reload();
  await page.mouse.move(300, 300);
  await expect.poll(async () => (await stored(page)).stepsCompleted).toBe(2);
});

test('starts over when the stored progress is invalid @deep', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('learning-progress', '{"totalPoints":"lots","facts":[1'),
  );
  const dialog = await openPath(page);
  await expect(dialog.getByText('0 of 5 steps done')).toBeVisible();
});

test('hides the card when asked and never lets it cover the chat button @both', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(300, 300);
  const card = page.getByRole('complementary', { name: 'Learning progress' });
  await expect(card).toBeVisible();
  const box = await card.boundingBox();
  const chat = await page.locator('[data-tour="chat"]').boundingBox();
  expect(box && chat && box.x + box.width).toBeLessThan(chat?.x ?? 0);
  await page.getByRole('button', { name: 'Hide learning progress' }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await page.mouse.move(300, 300);
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('stays available in the footer after it was dismissed, and can be closed @phone-deep', async ({
  page,
}) => {
  await page.goto('/');
  await page.mouse.move(300, 300);
  await page.getByRole('button', { name: 'Hide learning progress' }).click();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Learning path' }).click();
  const dialog = page.getByRole('dialog', { name: 'Learn what a chatbot can do for you' });
  await dialog.getByText('Graduation').scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('button', { name: 'Close the learning path' })).toBeInViewport();
  await dialog.getByRole('button', { name: 'Close the learning path' }).click();
  await expect(footer.getByRole('button', { name: 'Learning path' })).toBeFocused();
  await footer.getByRole('button', { name: 'Guided tour' }).click();
  await expect(page.getByRole('dialog', { name: 'Guided tour' })).toBeVisible();
});

test('hides the card while the visitor uses a form or another page @phone', async ({ page }) => {
  await page.goto('/');
  await page.mouse.move(300, 300);
  const card = page.getByRole('complementary', { name: 'Learning progress' });
  await expect(card).toBeVisible();
  await page.locator('#contact').getByLabel('Message').scrollIntoViewIfNeeded();
  await page.locator('#contact form').evaluate((form) => form.scrollIntoView({ block: 'center' }));
  await expect(card).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(card).toBeVisible();
  await page.goto('/pricing');
  await page.mouse.move(300, 300);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Learning path' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Learning progress' })).toHaveCount(0);
});

test('visitor sends the estimate with the contact form, and the owner sees it with their progress', async ({
  page,
  api,
  adminToken,
  request,
}) => {
  const dialog = await openPath(page);
  await dialog.getByRole('button', { name: 'Got it, let’s go' }).click();
  await page.evaluate(() => {
    const value = JSON.parse(localStorage.getItem('learning-progress') ?? '{}');
    value.facts.completedSteps = ['welcome', 'industry-selection', 'chatbot-demo'];
    localStorage.setItem('learning-progress', JSON.stringify(value));
  });
  await page.reload();
  await page.mouse.move(300, 300);
  await page.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Send me this estimate' }).click();
  const message = page.locator('#contact').getByLabel(/message/i);
  await expect(message).toHaveValue(/10 people at \$25 an hour.*\$52,800 a year/s);
  const name = unique('Estimate');
  const form = page.locator('#contact');
  await form.getByLabel(/first name/i).fill('Roi');
  await form.getByLabel(/last name/i).fill(name);
  await form.getByLabel(/e-?mail/i).fill('roi@example.com');
  await form.getByLabel(/company/i).fill('Figures Inc');
  await expect(async () => {
    await form.getByRole('button', { name: /send/i }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible({ timeout: 3000 });
  }).toPass();
  expect(api).toBeTruthy();
  const headers = { 'x-admin-session': adminToken };
  const list = (await (await request.get('/api/admin/contact-submissions', { headers })).json()) as {
    id: string;
    lastName: string;
  }[];
  const id = list.find(({ lastName }) => lastName === name)?.id;
  const story = (await (await request.get(`/api/admin/leads/contacts/${id}`, { headers })).json()) as {
    story: { roi: unknown; learning: { steps: string[] } };
  };
  expect(story.story.roi).toMatchObject({ employees: 10, hourlyRate: 25, hoursPerDay: 2, yearly: 52_800 });
  expect(story.story.learning.steps).toContain('welcome');
});

test('tours six sections, awards their points once, and ends on Escape @phone-deep', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('has-visited', 'true'));
  await page.goto('/');
  await page.mouse.move(300, 300);
  await page.getByRole('button', { name: 'Start learning' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the guided tour' }).click();
  const tour = page.getByRole('dialog', { name: 'Guided tour' });
  for (const [index, title] of [
    'Welcome',
    'Three services',
    'Start from your industry',
    'Ask our own assistant',
    'What it costs',
    'Talk to a person',
  ].entries()) {
    await expect(tour.getByText(`${index + 1} of 6`)).toBeVisible();
    await expect(tour.getByRole('heading', { name: title })).toBeVisible();
    if (index === 1) await expectNoViolationsInDeep(page);
    await tour.getByRole('button', { name: index === 5 ? 'Finish' : 'Next' }).click();
  }
  await expect(tour).toHaveCount(0);
  expect(await stored(page)).toMatchObject({ totalPoints: 475 });

  await page.getByRole('button', { name: 'Start learning' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the guided tour' }).click();
  await tour.getByRole('button', { name: 'Next' }).click();
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);
  expect(await stored(page)).toMatchObject({ totalPoints: 475 });
});
