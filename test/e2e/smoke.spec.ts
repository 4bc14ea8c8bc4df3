import { expect, test } from './fixtures.ts';

test('serves the front page to a desktop and a phone @both', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('answers an unknown address with the not-found page and status 404', async ({ page, allowErrors }) => {
  allowErrors(/404/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
});
