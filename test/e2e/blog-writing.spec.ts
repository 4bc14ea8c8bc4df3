import { expect, expectNoViolations, test, unique } from './fixtures.ts';

test('owner writes a post with a picture, publishes it at its address and in the feed, and withdraws it', async ({
  adminPage: page,
  request,
  allowErrors,
}) => {
  allowErrors(/404/);
  test.setTimeout(180_000);
  const title = unique('Nordlys opens in Bergen');
  await page.goto('/admin?tab=site&part=posts');
  await page.getByRole('button', { name: 'New post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Summary' }).fill('Our first shop in the north.');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.type('First line\n\nWhat is new');
  await page.keyboard.press('ControlOrMeta+Alt+2');
  await page.keyboard.press('End');
  await page.keyboard.type('\n<script>alert(1)</script>');

  await page.getByRole('button', { name: 'Insert picture' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a picture…' }).click();
  await (await chooser).setFiles('dist/web/share.png');
  await page.getByRole('textbox', { name: 'Description' }).fill('The shop at dawn');
  await page.getByRole('button', { name: 'Upload and use' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('img', { name: 'The shop at dawn' })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'What is new' })).toBeVisible();
  await expect(page.getByText(/HTML is shown as text/)).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Publish now' }).click();
  const link = page.getByRole('link', { name: 'View post' });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  const pageText = async () => {
    const answer = await request.get(address);
    return answer.status() === 200 ? await answer.text() : String(answer.status());
  };
  const feed = async () => (await request.get('/blog/feed.xml')).text();
  await expect.poll(pageText, { timeout: 60_000 }).toContain(`<title>${title}`);
  expect(await pageText()).toContain('&lt;script&gt;alert(1)');
  await expect.poll(feed).toContain(title);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The shop at dawn' })).toHaveJSProperty('complete', true);

  await page.goto(`/admin?tab=site&part=posts&post=${address.split('/').at(-1)}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw from the site' }).click();
  await expect(page.getByText('Visitors don’t see it.')).toBeVisible();
  await expect.poll(pageText, { timeout: 60_000 }).toBe('404');
  await expect.poll(feed).not.toContain(title);
});
