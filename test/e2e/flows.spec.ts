import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, expectNoViolations, expectNoViolationsInDeep, test, unique } from './fixtures.ts';

const newFlow = async (page: Page, name: string) => {
  await page.goto('/flows');
  await page
    .getByRole('button', { name: /Create (Your First )?Flow/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Flow name' }).fill(name);
};
const node = (page: Page, id: string) => page.locator(`.react-flow__node[data-id="${id}"]`);
const add = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Add a node' }).getByRole('button', { name, exact: true }).click();

test('greets an empty workspace, loads with six skeletons and says when a search has no result @phone-deep', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/api/flows', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/flows');
  await expect(page.getByRole('heading', { name: 'Conversation Flow Manager' })).toBeVisible();
  await expect(page.getByTestId('skeleton')).toHaveCount(6);
  release();
  await expect(page.getByText('No conversation flows yet')).toBeVisible();
  await expect(page.getByText('Create your first conversation flow to get started')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create Your First Flow' })).toBeVisible();
  await page.getByLabel('Search flows').fill('nothing like this');
  await expect(page.getByText('No flows found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms')).toBeVisible();
  await expectNoViolations(page);
});

test('author builds, tests, saves, activates and runs a flow [FLOW-008]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const name = unique('Qualify');
  await newFlow(page, name);
  await expect(node(page, 'start')).toContainText('Welcome! How can I help you today?');

  await add(page, 'Quick Reply');
  const panel = page.getByRole('complementary', { name: 'Properties' });
  await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('Please select an option:');
  await panel.getByLabel('Option 1', { exact: true }).fill('Support');
  await panel.getByLabel('Option 2', { exact: true }).fill('Sales');
  await panel.getByRole('button', { name: 'Add option' }).click();
  await expect(panel.getByLabel('Option 3', { exact: true })).toHaveValue('New Option');
  await panel.getByRole('button', { name: 'Remove option New Option' }).click();

  await add(page, 'Action');
  await expect(panel.getByLabel('Action', { exact: true })).toHaveValue('collect_email');
  await expect(panel.getByLabel('Webhook URL')).toHaveCount(0);
  await panel.getByLabel('Action', { exact: true }).selectOption('send_webhook');
  await expect(panel.getByLabel('Webhook URL')).toBeVisible();
  await panel.getByLabel('Action', { exact: true }).selectOption('collect_email');

  await add(page, 'Text');
  await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('Enter your message here...');
  await expect(panel.getByLabel('Delay (ms)')).toHaveValue('0');
  await panel.getByRole('textbox', { name: 'Message' }).fill('Thank you, {{email}}.');

  // New nodes overlap: they are placed below each other, closer than they are high.
  await page.getByRole('button', { name: 'Arrange' }).click();
  await node(page, 'start').click();
  await panel.getByLabel('Next leads to').selectOption({ label: 'Quick Reply: Please select an option:' });
  await node(page, 'quick_reply-2').click();
  await panel.getByLabel('Support leads to').selectOption({ label: 'Action: Collect email' });
  await panel.getByRole('button', { name: 'Connect', exact: true }).click();
  await node(page, 'action-3').click();
  await node(page, 'action-3').click();
  await panel.getByLabel('Next leads to').selectOption({ label: 'Text: Thank you, {{email}}.' });
  await expect(page.locator('.react-flow__edge')).toHaveCount(4);
  await expectNoViolationsInDeep(page);

  await page.getByRole('button', { name: 'Test Flow' }).click();
  const talk = page.getByRole('region', { name: 'Test Flow' });
  await talk.getByRole('button', { name: 'Sales' }).click();
  await talk.getByLabel('Your answer').fill('not an address');
  await talk.getByLabel('Your answer').press('Enter');
  await expect(talk.getByText(/doesn't look like an email address/)).toBeVisible();
  await talk.getByLabel('Your answer').fill('ada@example.com');
  await talk.getByLabel('Your answer').press('Enter');
  await expect(talk.getByText('Thank you, ada@example.com.')).toBeVisible();
  await expect(talk.getByText('Would save the email: ada@example.com')).toBeVisible();
  await expect(talk.getByText('The conversation has ended.')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Save Flow' }).click();
  await expect(page.getByText('Flow created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/flows\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  const card = page.getByRole('listitem').filter({ hasText: name });
  await expect(card.getByText('Inactive')).toBeVisible();
  await expect(card.getByText('v1')).toBeVisible();
  await card.getByRole('button', { name: `Activate ${name}` }).click();
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: `More for ${name}` }).click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/f\/[0-9a-f-]{36}$/);
  await expectNoViolationsInDeep(page);

  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL });
  const phone = await visitor.newPage();
  await phone.goto(new URL(link).pathname);
  await phone.getByRole('button', { name: 'Support' }).click();
  await expect(phone.getByText('What is your email address?')).toBeVisible();
  await phone.getByLabel('Your message').fill('grace@example.com');
  await phone.getByLabel('Your message').press('Enter');
  await expect(phone.getByText('Thank you, grace@example.com.')).toBeVisible();
  await expect(phone.getByText('This conversation has ended.')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('Thank you, grace@example.com.')).toBeVisible();
  await expectNoViolationsInDeep(phone);
  await visitor.close();

  await page.goto('/flows?tab=analytics');
  await expect(page.getByText('Sessions per day')).toBeVisible();
  await page.getByRole('button', { name }).click();
  await expect(page.getByText('Where conversations stop')).toBeVisible();
  await expect(page.getByText('Support: 1')).toBeVisible();
  await expectNoViolations(page);
});

test('author builds a flow with the keyboard alone @deep', async ({ page }) => {
  await newFlow(page, unique('Keys'));
  await page
    .getByRole('navigation', { name: 'Add a node' })
    .getByRole('button', { name: 'Text' })
    .press('Enter');
  await expect(node(page, 'text-2')).toBeVisible();
  await node(page, 'start').focus();
  await page.keyboard.press('c');
  await expect(page.getByText('Choose the node to connect to, or press Escape.')).toBeVisible();
  await node(page, 'text-2').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.react-flow__edge')).toHaveCount(1);
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(node(page, 'text-2')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator('.react-flow__edge')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+y');
  await expect(page.locator('.react-flow__edge')).toHaveCount(1);
  await node(page, 'text-2').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+d');
  await expect(node(page, 'text-3')).toHaveClass(/selected/);
  await page.keyboard.press('Delete');
  await expect(page.locator('.react-flow__node')).toHaveCount(2);
  await node(page, 'start').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expect(node(page, 'start'), 'the start node cannot be deleted').toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Flow created successfully')).toBeVisible();
});

test('restores unsaved work after a reload and says so', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await newFlow(page, unique('Draft'));
  await add(page, 'Condition');
  await add(page, 'Note');
  await page.getByLabel('Note').click();
  await page.keyboard.type('Check each');
  await expect(page.getByLabel('Note')).toHaveValue('Check each');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('flow-draft:new')?.includes('condition-2'));
  await page.reload();
  await expect(page.getByText(/Your unsaved changes from .* have been restored/)).toBeVisible();
  await expect(node(page, 'condition-2')).toBeVisible();
  await page
    .getByText(/warnings?/)
    .first()
    .click();
  await page.getByRole('button', { name: /no false branch/ }).click();
  await expect(page.getByRole('region', { name: 'Edit Condition' })).toBeVisible();
});

test('merges edits of two editors, offers a choice for the same node and keeps every version', async ({
  page,
  context,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/409/);
  page.on('dialog', (dialog) => void dialog.accept());
  await newFlow(page, unique('Twice'));
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page).toHaveURL(/\/flows\/[0-9a-f-]{36}$/);
  const other = await context.newPage();
  await other.goto(page.url());
  const write = async (where: Page, message: string) => {
    await node(where, 'start').click();
    await where.getByRole('textbox', { name: 'Message' }).fill(message);
  };
  await write(other, 'Theirs');
  await add(other, 'Text');
  await other.keyboard.press('ControlOrMeta+s');
  await expect(other.getByText('Flow updated successfully')).toBeVisible();
  await other.close();
  await write(page, 'Mine');
  await add(page, 'Condition');
  await page.keyboard.press('ControlOrMeta+s');
  const choice = page.getByRole('dialog', { name: 'This flow was saved elsewhere' });
  await expect(choice.getByText('Theirs: Theirs')).toBeVisible();
  await expectNoViolationsInDeep(page, '[role="dialog"]');
  await choice.getByText('Use theirs').click();
  await choice.getByRole('button', { name: 'Save both as version 3' }).click();
  await expect(page.getByText('Flow updated successfully')).toBeVisible();
  await expect(node(page, 'start')).toContainText('Theirs');
  await expect(node(page, 'text-2')).toBeVisible();
  await expect(node(page, 'condition-2')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions.getByText('Version 3')).toBeVisible();
  await versions
    .getByRole('listitem')
    .filter({ hasText: 'Version 2' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(page.getByText('Version 2 restored')).toBeVisible();
  await expect(node(page, 'text-2')).toBeVisible();
  await expect(node(page, 'condition-2')).toHaveCount(0);
});

test('author copies a ready-made flow, duplicates, exports, imports and deletes [FLOW-007]', async ({
  page,
}) => {
  test.slow();
  await page.goto('/flows?tab=templates');
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(8);
  await expectNoViolationsInDeep(page);
  await page.getByRole('button', { name: 'Preview Patient Intake' }).click();
  await expect(page.getByRole('dialog').locator('.react-flow__node').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Use this flow' }).click();
  await expect(page).toHaveURL(/\/flows\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  const cards = page.getByRole('heading', { level: 2, name: /^Patient Intake/ });
  await page.getByRole('button', { name: 'Duplicate Patient Intake', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Patient Intake (Copy)' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).first().click();
  const file = await (await download).path();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('File to import').setInputFiles(file);
  await expect(page.getByText('2 flows imported.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(cards).toHaveCount(4);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('File to import').setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({ flows: [{ name: 'Broken', flowData: { nodes: [{ type: 'robot' }] } }] }),
    ),
  });
  await expect(page.getByText('0 flows imported. 1 refused:')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Delete Patient Intake (Copy)' }).first().click();
  await expect(page.getByText('Are you sure you want to delete this flow?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Flow deleted successfully')).toBeVisible();
  await expect(cards).toHaveCount(3);
  await page.getByLabel('Search flows').fill('healthcare');
  await expect(cards).toHaveCount(3);
});

test('opens a large flow at its start, large enough to read, with the panel’s title uncovered @deep', async ({
  page,
}) => {
  await page.goto('/flows');
  await page.getByRole('tab', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'Use this flow: Shop Assistant' }).click();
  await expect(node(page, 'start')).toBeInViewport({ ratio: 1 });
  const zoom = await page
    .locator('.react-flow__viewport')
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  expect(zoom).toBeGreaterThanOrEqual(0.8);
  const toast = await page.getByText('Flow created successfully').boundingBox();
  const title = await page.getByRole('heading', { name: 'Flow settings' }).boundingBox();
  expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThan(title?.x ?? 0);
});

test('hides inactive and unknown flows from visitors @phone-deep', async ({ page, allowErrors }) => {
  allowErrors(/404/);
  await page.goto('/f/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('This conversation is not available.')).toBeVisible();
  await expectNoViolationsInDeep(page);
});

test('embeds the site’s own flow on another site, but a visitor’s flow only on its own page', async ({
  page,
  api,
  adminToken,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/request to another host|favicon/);
  const flowData = {
    nodes: [
      {
        id: 'start',
        type: 'start',
        position: { x: 0, y: 0 },
        data: { message: 'Hello from the shop, {{name}}', input: { variable: 'size', kind: 'text' } },
        connections: [],
      },
    ],
    connections: [],
  };
  const headers = { 'x-admin-session': adminToken };
  const name = unique('Embedded');
  const own = await page.request.post('/api/flows', { headers, data: { name, flowData } });
  const { id, uuid } = (await own.json()) as { id: string; uuid: string };
  await page.request.put(`/api/flows/${id}`, { headers, data: { isActive: true } });
  const { json } = await api('POST', '/api/flows', { name: unique('Visitor'), flowData });
  const visitors = json as { id: string; uuid: string };
  await api('PUT', `/api/flows/${visitors.id}`, { isActive: true });
  const shop = createServer(({ url = '' }, response) => {
    const flow = url.includes('visitor') ? visitors.uuid : uuid;
    response.setHeader('content-type', 'text/html');
    const more = url.includes('inline')
      ? 'data-mode="inline" data-target="#place" data-var-name="Ann" data-accent="#7a1f5c"'
      : url.includes('popup')
        ? 'data-mode="popup" data-open=".ask" data-var-name="&lt;img src=x onerror=alert(1)&gt;"'
        : '';
    const listener =
      "for (const name of ['started', 'answered', 'completed']) addEventListener('parley:' + name, () => { const said = document.querySelector('[role=status]'); said.textContent = (said.textContent + ' ' + name).trim(); });";
    response.end(
      `<!doctype html><title>Shop</title><link rel="icon" href="data:,"><h1>Shop</h1><button class="ask">Ask</button><div id="place"></div><p role="status"></p><script>${listener}</script><script src="${baseURL}/embed.js" data-flow="${flow}" ${more} async></script>`,
    );
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
  await page.goto(`${address}visitor`);
  await page.getByRole('button', { name: 'Chat' }).click();
  const foreign = page.frameLocator('iframe[title="Chat"]');
  await expect(foreign.getByRole('link', { name: 'Open on its own page' })).toBeVisible();
  await expect(foreign.getByText('Hello from the shop,')).toBeHidden();
  await page.goto(address);
  await page.getByRole('button', { name: 'Chat' }).click();
  const frame = page.frameLocator('iframe[title="Chat"]');
  await expect(frame.getByText('Hello from the shop,')).toBeVisible();
  const desktop = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  // On a phone the panel covers the screen except the button that closes it.
  await expect
    .poll(() => page.locator('iframe[title="Chat"]').boundingBox())
    .toEqual({ x: 0, y: 0, width: 390, height: 756 });
  await page.setViewportSize(desktop);
  await page.getByRole('heading', { name: 'Shop' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe[title="Chat"]')).toBeHidden();
  // Embedded inline: knows the page's data, uses its colours, and reports events to it. A new tab, because
  // the first one's conversation continues.
  const tab = await page.context().newPage();
  await tab.goto(`${address}inline`);
  const inline = tab.frameLocator('iframe[title="Chat"]');
  await expect(inline.getByText('Hello from the shop, Ann')).toBeVisible();
  await expect(inline.locator('main')).toHaveAttribute('style', /--accent: ?#7a1f5c/);
  await inline.getByRole('textbox').fill('Large');
  await inline.getByRole('textbox').press('Enter');
  await expect(tab.getByRole('status')).toHaveText('started answered completed');
  // Embedded as an overlay until Escape; the page's data is shown as text.
  const over = await page.context().newPage();
  await over.goto(`${address}popup`);
  await over.getByRole('button', { name: 'Ask' }).click();
  const popup = over.frameLocator('iframe[title="Chat"]');
  await expect(popup.getByText('Hello from the shop, <img src=x onerror=alert(1)>')).toBeVisible();
  await popup.getByRole('textbox').press('Escape');
  await expect(over.locator('iframe[title="Chat"]')).toBeHidden();
  await expect(over.getByRole('button', { name: 'Ask' })).toBeFocused();
  shop.close();
  const headersOf = async (path: string) => (await page.request.get(`${baseURL}${path}`)).headers();
  expect((await headersOf('/admin'))['content-security-policy']).toContain("frame-ancestors 'none'");
  expect((await headersOf(`/f/${uuid}`))['content-security-policy']).not.toContain("frame-ancestors 'none'");
});
