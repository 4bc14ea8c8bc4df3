import { expect, expectNoViolations, placedFlow, test, unique } from './fixtures.ts';

const options = ['Red', 'Green', 'Blue'].map((label) => ({ label, value: label }));
const cards = ['Table', 'Sofa', 'Chair', 'Lamp'].map((title) => ({
  title,
  text: 'Made by hand.',
  links: [{ label: `See the ${title.toLowerCase()}`, url: `https://example.org/${title}` }],
}));

test('visitor scrolls a row of cards and marks several options by keyboard alone @both', async ({
  page,
  request,
  adminToken,
}) => {
  const flow = await placedFlow(request, adminToken, {
    name: unique('Colours'),
    flowData: {
      nodes: [
        { id: 'start', type: 'start', data: { message: 'Look at these:' } },
        { id: 'm', type: 'media', data: { kind: 'cards', cards } },
        {
          id: 'q',
          type: 'quick_reply',
          data: { message: 'Which colours?', options, several: { min: 2 }, variable: 'colours' },
        },
        { id: 't', type: 'text', data: { message: 'Thanks for {{colours}}' } },
      ],
      connections: [
        { from: 'start', to: 'm' },
        { from: 'm', to: 'q' },
        { from: 'q', to: 't' },
      ],
    },
  });
  await page.goto(`/f/${flow.uuid}`);
  const red = page.getByRole('checkbox', { name: 'Red' });
  await expect(red).toBeVisible();
  const row = page.getByRole('list', { name: 'Cards' });
  await expect(row.getByRole('listitem')).toHaveCount(4);
  const lamp = row.getByRole('link', { name: 'See the lamp' });
  await expect(lamp).not.toBeInViewport();
  await lamp.focus();
  await expect(lamp).toBeInViewport();
  const previous = page.getByRole('button', { name: 'Previous cards' });
  await expect(previous).toBeEnabled();
  await expectNoViolations(page);
  await red.press('Space');
  await red.press('Enter');
  await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled();
  const blue = page.getByRole('checkbox', { name: 'Blue' });
  await blue.press('Space');
  await blue.press('Enter');
  await expect(page.getByText('Thanks for Red, Blue')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Red, Blue', { exact: true })).toBeVisible();
});
