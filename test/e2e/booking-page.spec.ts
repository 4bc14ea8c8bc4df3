import { expect, expectNoViolations, expectNoViolationsInDeep, test, unique } from './fixtures.ts';

test('visitor sees their request, accepts the proposed time and cancels [LEAD-029] @phone', async ({
  page,
  api,
  request,
  adminToken,
  allowErrors,
}) => {
  allowErrors(/404/);
  const asked = await api('POST', '/api/consultations', {
    firstName: 'Ada',
    lastName: unique('Byron'),
    email: `${unique('b').replace(/\W/g, '')}@example.com`,
    company: 'Engines',
    timeZone: 'Asia/Tokyo',
    serviceInterest: 'Sales Automation',
    elapsedMs: 60_000,
  });
  const made = asked.json as { id: string; page: string };
  await page.goto(made.page);
  await expect(page.getByRole('heading', { name: 'Your consultation request' })).toBeVisible();
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // A time that no other test uses.
  const proposedStartsAt = new Date(Date.UTC(2035, 0, 1) + (Date.now() % 1e6) * 3_600_000).toISOString();
  const proposed = await request.patch(`/api/admin/bookings/${made.id}`, {
    headers: { 'x-admin-session': adminToken },
    data: { status: 'proposed', proposedStartsAt, reply: 'We are at a fair on that day.' },
  });
  expect(proposed.status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Another time for your consultation' })).toBeVisible();
  await expect(page.getByText('We are at a fair on that day.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Accept this time' }).click();
  await expect(page.getByRole('heading', { name: 'Your consultation is confirmed' })).toBeFocused();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('consultation.ics');
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Your consultation is cancelled' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectNoViolationsInDeep(page);

  const forged = `${made.page.slice(0, -1)}${made.page.endsWith('A') ? 'B' : 'A'}`;
  await page.goto(forged);
  await expect(page.getByRole('alert')).toContainText('This link opens no request.');
  await expectNoViolationsInDeep(page);
});
