import { instantOf } from '#shared/domain/wall-clock.ts';
import { expect, expectNoViolations, expectNoViolationsInDeep, test, unique } from './fixtures.ts';

const dayMs = 86_400_000;
const dayFrom = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const request = (lastName: string, preferredTime: string) => ({
  firstName: 'Ada',
  lastName,
  email: `${lastName.replace(/\W/g, '').toLowerCase()}@example.com`,
  company: 'Analytical Engines',
  preferredDate: dayFrom(12),
  preferredTime,
  timeZone: 'America/New_York',
  message: 'With our own data, please.',
});

test('owner confirms a request, moves it and adds it to a calendar @phone-deep', async ({
  adminPage: page,
  api,
  adminToken,
  request: http,
  allowErrors,
}, { project }) => {
  // The second confirmation of a time is rejected. Desktop and phone use different hours.
  allowErrors(/409/);
  const time = project.name === 'phone' ? '08:30' : '09:30';
  const [name, other] = [unique('Appointment'), unique('Rival')];
  expect((await api('POST', '/api/consultations', request(name, time))).status).toBe(201);
  // The public form would refuse the same time, so the owner offers it to the other visitor.
  const rivalRequest = { ...request(other, ''), preferredDate: '' };
  const { id } = (await api('POST', '/api/consultations', rivalRequest)).json as { id: string };
  const proposedStartsAt = instantOf({ date: dayFrom(12), time }, 'America/New_York')?.toISOString();
  const proposed = await http.patch(`/api/admin/bookings/${id}`, {
    headers: { 'x-admin-session': adminToken },
    data: { status: 'proposed', proposedStartsAt },
  });
  expect(proposed.status()).toBe(200);
  await page.goto('/admin?tab=bookings');
  const rowOf = (who: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByText(`Ada ${who}`, { exact: true }) })
      .getByRole('button');
  const row = rowOf(name);
  await expect(row).toContainText(`${time} in New York`);
  await expect(row).toContainText('Same time as');
  await expectNoViolationsInDeep(page);

  await row.click();
  const dialog = page.getByRole('dialog', { name: `Ada ${name}` });
  await expect(dialog.getByText(/Double booking/)).toBeVisible();
  await expect(dialog.getByText('Their time (America/New_York)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByLabel('Where').fill('https://meet.example/ada');
  await dialog.getByLabel('Message to the visitor').fill('Looking forward to it.');
  await expectNoViolationsInDeep(page);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Email sending isn’t set up')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(dialog.getByText('Confirmed', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Calendar file (.ics)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);

  // The other request wants the same time: see the conflict, then propose another time.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('button', { name: new RegExp(other) })
    .first()
    .click();
  const rival = page.getByRole('dialog', { name: `Ada ${other}` });
  await rival.getByRole('button', { name: 'Confirm' }).click();
  await rival.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(rival.getByText('Another appointment is confirmed for this time')).toBeVisible();
  await rival.getByRole('button', { name: 'Cancel' }).click();
  await rival.getByRole('button', { name: 'Propose another time', exact: true }).click();
  await rival.getByLabel(/^Day/).fill(dayFrom(13));
  await rival.getByLabel('Time', { exact: true }).fill('11:00');
  await rival.getByLabel('Email the visitor').uncheck();
  await rival.getByRole('button', { name: 'Propose another time', exact: true }).click();
  await expect(rival.getByText('Another time proposed', { exact: true })).toBeVisible();

  // Open the client project and return.
  await rival.getByRole('button', { name: 'Analytical Engines' }).click();
  const record = page.getByRole('dialog', { name: `Ada ${other}` });
  await record.getByRole('link', { name: 'Open in the calendar' }).click();
  await expect(rival.getByText('Proposed instead')).toBeVisible();
  await rival.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Week', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
  await expectNoViolations(page);
});
