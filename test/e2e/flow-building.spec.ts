import type { Locator, Page } from '@playwright/test';
import type { Flow } from '#shared/api/flows.ts';
import { expect, expectNoViolations, expectNoViolationsInDeep, test, unique } from './fixtures.ts';

const open = async (page: Page, name: string) => {
  await page.goto('/flows/new');
  await page.getByRole('textbox', { name: 'Flow name' }).fill(name);
  // The longer text may wrap the header, which moves the canvas.
  await expect(page.getByText('kept in this browser')).toBeVisible();
};
const node = (page: Page, id: string) => page.locator(`.react-flow__node[data-id="${id}"]`);
const pick = (page: Page, name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) });

/** The stored connections of the flow, each as `from exit to`. */
const saved = async (page: Page): Promise<string[]> => {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Flow created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/flows\/[0-9a-f-]{36}$/);
  const answer = await page.request.get(`/api${new URL(page.url()).pathname}`);
  const { flowData } = (await answer.json()) as Flow;
  expect(flowData.nodes).toHaveLength(12);
  return flowData.connections.map(({ from, to, on }) => `${from} ${on ?? 'next'} ${to}`).toSorted();
};

const twelve = [
  'action-5 next text-6',
  'api_call-7 error text-9',
  'api_call-7 next text-8',
  'condition-10 false text-12',
  'condition-10 true text-11',
  'quick_reply-2 next condition-10',
  'quick_reply-2 option1 text-3',
  'quick_reply-2 option2 action-5',
  'start next quick_reply-2',
  'text-3 next text-4',
  'text-6 next api_call-7',
].toSorted();

/** Nodes to add in order, each with the exit it follows. */
const plan = [
  ['start', 'Next', 'Quick Reply'],
  ['quick_reply-2', 'Option 1', 'Text'],
  ['text-3', 'Next', 'Text'],
  ['quick_reply-2', 'Option 2', 'Action'],
  ['action-5', 'Next', 'Text'],
  ['text-6', 'Next', 'API Call'],
  ['api_call-7', 'Next', 'Text'],
  ['api_call-7', 'Error', 'Text'],
  ['quick_reply-2', 'Otherwise', 'Condition'],
  ['condition-10', 'True', 'Text'],
  ['condition-10', 'False', 'Text'],
] as const;

const dragTo = async (page: Page, from: Locator, x: number, y: number) => {
  const box = await from.boundingBox();
  if (!box) throw new Error('the exit is not on the screen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 20, y - 20, { steps: 4 });
  await page.mouse.move(x, y);
  await page.mouse.up();
};

test('author drops a connection anywhere on a card', async ({ page }) => {
  await open(page, unique('Drop'));
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('button', { name: 'Fit View' }).click();
  const target = await node(page, 'text-2').boundingBox();
  if (!target) throw new Error('the card is not on the screen');
  const exit = node(page, 'start').getByRole('button', { name: 'Add after Next', exact: true });
  await dragTo(page, exit, target.x + target.width - 30, target.y + target.height - 12);
  await expect(page.locator('.react-flow__edge')).toHaveCount(1);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

/** Counts presses of the mouse from now on; a drag counts as one. */
const countPresses = async (page: Page) => {
  const presses = await page.evaluateHandle(() => {
    const count = { value: 0 };
    addEventListener('pointerdown', () => (count.value += 1), true);
    return count;
  });
  return () => presses.evaluate((count) => count.value);
};

test('author adds a question with three options in 3 clicks, connects it with 1 drag and gets the public link 2 clicks later', async ({
  page,
}) => {
  await open(page, unique('First hour'));
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Quick Reply', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Properties' });
  await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.type('Which colour?');
  await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('Which colour?');
  await panel.getByRole('textbox', { name: 'Option 1' }).click();
  for (const label of ['Red', 'Green', 'Blue']) {
    if (label !== 'Red') await page.keyboard.press('Enter');
    await expect(panel.locator('[data-option]:focus')).toBeVisible();
    await page.keyboard.type(label);
    await expect(panel.locator('[data-option]:focus')).toHaveValue(label);
  }
  for (const [index, label] of ['Red', 'Green', 'Blue'].entries()) {
    await expect(panel.getByRole('textbox', { name: `Option ${index + 1}` })).toHaveValue(label);
    await expect(panel.getByRole('textbox', { name: `Value ${index + 1}` })).toHaveValue(label);
  }
  expect(await presses()).toBe(2);

  await page.getByRole('button', { name: 'Fit View' }).click();
  const target = await node(page, 'quick_reply-2').boundingBox();
  if (!target) throw new Error('the card is not on the screen');
  const before = await presses();
  const exit = node(page, 'start').getByRole('button', { name: 'Add after Next', exact: true });
  await dragTo(page, exit, target.x + 60, target.y + 60);
  await expect(page.locator('.react-flow__edge')).toHaveCount(1);
  expect(await presses()).toBe(before + 1);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  const share = page.getByRole('dialog', { name: 'Version 1 is live' });
  await expect(share.getByText(/\/f\/[0-9a-f-]{36}$/)).toBeVisible();
  expect(await presses()).toBe(before + 3);
});

test('undo right after adding a node removes it, although its text has the focus', async ({ page }) => {
  await open(page, unique('Undo'));
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator('.react-flow__node')).toHaveCount(1);
});

test('author builds twelve nodes by mouse: free places, exits, a node between two [FLOW-017]', async ({
  page,
}) => {
  test.slow();
  await open(page, unique('Mouse'));
  for (const [index, [from, exit, name]] of plan.entries()) {
    await page.getByRole('button', { name: 'Fit View' }).click();
    const plus = node(page, from).getByRole('button', { name: `Add after ${exit}`, exact: true });
    if (index === 0) await dragTo(page, plus, 900, 640);
    else await plus.click();
    await pick(page, name).click();
    await expect(page.locator('.react-flow__node')).toHaveCount(index + 2);
  }
  // No card covers another.
  const boxes = await page
    .locator('.react-flow__node')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1))
      expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
  await expectNoViolationsInDeep(page);
  expect(await saved(page)).toEqual(twelve);

  // Connecting a used exit replaces its connection; dropping a node on a connection inserts it.
  await page.getByRole('button', { name: 'Fit View' }).click();
  await page.getByRole('group', { name: 'Connection from start to quick_reply-2' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Insert a node' }).click();
  await pick(page, 'Text').click();
  await expect(page.getByRole('group', { name: 'Connection from start to text-13' })).toBeAttached();
  await expect(page.getByRole('group', { name: 'Connection from text-13 to quick_reply-2' })).toBeAttached();
  await expect(page.locator('.react-flow__edge')).toHaveCount(12);
  const panel = page.getByRole('complementary', { name: 'Properties' });
  await panel.getByLabel('Next leads to').selectOption({ index: 2 });
  await expect(page.locator('.react-flow__edge')).toHaveCount(12);
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.locator('.react-flow__node')).toHaveCount(14);
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.react-flow__node')).toHaveCount(13);
  await expectNoViolations(page);
});

test('author groups two nodes, renames, collapses, moves, copies and dissolves the group', async ({
  page,
}) => {
  await open(page, unique('Groups'));
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Arrange' }).click();
  await node(page, 'text-2').click();
  await node(page, 'text-3').click({ modifiers: ['Shift'] });
  await page.keyboard.press('g');
  const title = page.getByRole('textbox', { name: 'Title of the group' });
  await expect(title).toBeFocused();
  await page.keyboard.type('Contact');
  await page.keyboard.press('Enter');
  const group = node(page, '#group-1');
  await expect(group).toContainText('Contact');
  await expect(group).toContainText('2 steps');
  await expectNoViolations(page);

  const before = await node(page, 'text-2').boundingBox();
  const head = await group.getByText('Contact').boundingBox();
  if (!before || !head) throw new Error('the group is not on the screen');
  await page.mouse.move(head.x + 10, head.y + 8);
  await page.mouse.down();
  await page.mouse.move(head.x + 60, head.y + 80, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(async () => ((await node(page, 'text-2').boundingBox())?.y ?? 0) - before.y)
    .toBeGreaterThan(40);

  await page.getByRole('button', { name: 'Steps of Contact' }).click();
  await expect(node(page, 'text-2')).toHaveCount(0);
  await expect(group.getByRole('listitem')).toHaveCount(2);
  await expectNoViolationsInDeep(page);
  await page.keyboard.press('ControlOrMeta+d');
  await expect(node(page, '#group-2')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(node(page, '#group-2')).toHaveCount(0);
  await group.getByText('Contact').click();
  await page.keyboard.press('Shift+G');
  await expect(group).toHaveCount(0);
  await expect(node(page, 'text-2')).toBeVisible();
});

test('author builds twelve nodes by keyboard alone [FLOW-018]', async ({ page }) => {
  test.slow();
  await open(page, unique('Keyboard'));
  // The page's first tab stop skips the toolbar and the palette.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Skip to the flow' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(node(page, 'start')).toBeFocused();
  let at = 'start';
  for (const [from, , name] of plan) {
    if (from !== at) {
      await page.keyboard.press('/');
      await expect(page.getByLabel('Search nodes')).toBeFocused();
      await page.keyboard.type(from);
      await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(node(page, from)).toBeFocused();
    }
    await page.keyboard.press('+');
    await expect(pick(page, 'Text')).toBeFocused();
    const kinds = await page.getByRole('menuitem').allTextContents();
    for (let step = kinds.findIndex((words) => words.startsWith(name)); step > 0; step -= 1)
      await page.keyboard.press('ArrowDown');
    await expect(pick(page, name)).toBeFocused();
    await page.keyboard.press('Enter');
    const added = page.locator('.react-flow__node:focus');
    await expect(added).not.toHaveAttribute('data-id', from);
    at = (await added.getAttribute('data-id')) ?? '';
  }
  await page.keyboard.press('e');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Goodbye');
  await page.keyboard.press('Escape');
  await expect(node(page, at)).toBeFocused();
  await expect(node(page, at)).toContainText('Goodbye');
  expect(await saved(page)).toEqual(twelve);
  // Other commands have keys too: fit view, arrange (which returns to a readable zoom), menus by arrow keys.
  const zoom = () =>
    page.locator('.react-flow__viewport').evaluate((it) => new DOMMatrix(getComputedStyle(it).transform).a);
  await page.keyboard.press('1');
  await expect.poll(zoom).toBeLessThan(0.7);
  await page.keyboard.press('l');
  await expect.poll(zoom).toBeGreaterThanOrEqual(0.8);
  await expect(node(page, 'start')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role="menuitem"]:focus')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Versions' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectNoViolationsInDeep(page);
});

test('author builds twelve nodes on a phone, in the outline [FLOW-019] @phone', async ({ page }) => {
  test.slow();
  await open(page, unique('Phone'));
  const outline = page.getByRole('region', { name: 'Outline' });
  const panel = page.getByRole('complementary', { name: 'Properties' });
  await expect(outline.getByRole('button', { name: /^Edit Start/ })).toBeVisible();
  await expectNoViolationsInDeep(page);
  const step = (id: string) =>
    outline
      .getByRole('listitem')
      .filter({ has: page.locator(`[data-outline="${id}"]`) })
      .last();
  for (const [from, exit, name] of plan) {
    await step(from)
      .getByRole('button', { name: new RegExp(`^Add after ${exit} of`) })
      .last()
      .tap();
    await pick(page, name).tap();
    await expect(pick(page, name)).toBeHidden();
  }
  await outline.getByRole('button', { name: /^Edit Condition/ }).tap();
  await panel.getByLabel('Variable', { exact: true }).fill('user_input');
  await panel.getByLabel('Value', { exact: true }).fill('yes');
  await expectNoViolationsInDeep(page);
  await panel.getByRole('button', { name: 'Close panel' }).tap();
  await expect(outline.getByText('If user_input equals “yes”')).toBeVisible();
  // Change an exit's target, reorder, test.
  await outline.getByRole('button', { name: /^More for Action/ }).tap();
  await page.getByRole('menuitem', { name: 'Move down' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'Test Flow' }).tap();
  await page.getByRole('region', { name: 'Test Flow' }).getByLabel('Your answer').fill('hello');
  await page.getByRole('button', { name: 'Close test' }).tap();
  await page.getByText('Canvas', { exact: true }).locator('xpath=ancestor::label').tap();
  await expect(page.locator('.react-flow__node').first()).toBeVisible();
  await expectNoViolationsInDeep(page);
  expect(await saved(page)).toEqual(twelve);
});
