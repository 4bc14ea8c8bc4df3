// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveSession } from '#web/lib/session.ts';
import { openPortal } from '../test-portal.tsx';

// Screens and dialogs are loaded lazily.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout: render every row.
vi.mock('@tanstack/react-virtual', () => ({
  useWindowVirtualizer: ({
    count,
    getItemKey,
  }: {
    count: number;
    getItemKey: (index: number) => string;
  }) => ({
    getVirtualItems: () =>
      Array.from({ length: count }, (_, index) => ({ index, key: getItemKey(index), start: 0, end: 0 })),
    getTotalSize: () => 0,
    measureElement: () => undefined,
    measure: () => undefined,
  }),
}));

// jsdom does not support the `search` element.
vi.mock('../parts/filter-bar.tsx', async (load) => ({
  ...(await load<typeof import('../parts/filter-bar.tsx')>()),
  FilterBar: ({ children }: { children: ReactNode }) => children,
}));

afterEach(() => {
  cleanup();
  leaveSession();
  vi.unstubAllGlobals();
});

const tab = '/admin?tab=contacts';
const failing = { status: 503, body: { code: 'store.unavailable', message: 'Busy.' } };
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('heading', { name })).closest('tr');
  return within(row as HTMLElement);
};
const edit = async (name: string) => {
  await userEvent.click((await rowOf(name)).getByRole('button', { name: 'Edit Status' }));
  return within(await screen.findByRole('dialog', { name: `Edit Contact: ${name}` }));
};
const askToDelete = async (name: string) => {
  await userEvent.click((await rowOf(name)).getByRole('button', { name: 'Delete' }));
  return within(await screen.findByRole('dialog'));
};

it('opens the contacts behind a number', async () => {
  openPortal(tab);
  await rowOf('Ada Stone');
  await userEvent.click(within(screen.getByRole('tabpanel')).getByRole('link', { name: '2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contacts of the last 7 days: 2' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
});

it('shows stats, filters and the details of each contact', async () => {
  openPortal(tab);
  const ada = await rowOf('Ada Stone');
  const panel = within(screen.getByRole('tabpanel'));
  for (const [label, figure] of [
    ['Total Inquiries', '3'],
    ['Today', '1'],
    ['This Week', '2'],
  ] as const)
    expect(panel.getByText(label).nextElementSibling?.textContent, label).toBe(figure);
  const box = 'Search by name, email, company, service, or message...';
  expect(screen.getByPlaceholderText(box)).not.toBeNull();
  const sorts = within(screen.getByLabelText('Sort')).getAllByRole('option');
  expect(sorts.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    'Newest First',
    'Oldest First',
    'By Status',
    'By Name',
    'By Company',
  ]);
  for (const text of ['ada@stone.example', 'Stone Ltd', 'Chatbots', 'I need one for my shop', 'New'])
    expect(ada.getByText(text), text).not.toBeNull();
  expect((await rowOf('Zed Young')).getByText('Spam Detected')).not.toBeNull();
  expect((await rowOf('Mia Berg')).getByText(/^\$699(\.00)?\/month$/)).not.toBeNull();
  expect(screen.getByText('Showing 3 of 3 contacts')).not.toBeNull();
});

it('explains an empty list', async () => {
  openPortal(`${tab}&q=nobody&status=signed`);
  expect(await screen.findByText('No contact submissions found')).not.toBeNull();
  const filtered = 'No contacts match your current filters. Try adjusting your search or status filter.';
  expect(screen.getByText(filtered)).not.toBeNull();
  expect(screen.getByText('Showing 0 of 3 contacts matching "nobody" with status Signed')).not.toBeNull();
  cleanup();
  openPortal(tab, { 'GET /api/admin/contact-submissions': { body: [] } });
  expect(await screen.findByText('No contact forms have been submitted yet.')).not.toBeNull();
});

it('offers price and contract for signed contacts only, and sends only filled-in fields', async () => {
  const asked = openPortal(tab);
  const dialog = await edit('Ada Stone');
  expect(dialog.queryByLabelText('Price per Month ($)')).toBeNull();
  expect(dialog.queryByLabelText('Contract Duration (months)')).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Signed');
  await userEvent.type(dialog.getByLabelText('Price per Month ($)'), '99.5');
  await userEvent.type(dialog.getByLabelText('Contract Duration (months)'), '6');
  await userEvent.type(dialog.getByLabelText('AI Insights'), 'Hot');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/api/admin/contact-submissions/k3',
    body: { status: 'signed', pricePerMonth: 99.5, contractMonths: 6, aiInsights: 'Hot' },
  });
  expect(asked.find(({ method }) => method === 'PATCH')?.body).not.toHaveProperty('notes');
});

it('gives every field of the edit form a unique label', async () => {
  openPortal(tab, { 'PATCH /api/admin/contact': failing });
  const dialog = await edit('Mia Berg');
  for (const name of [/status/i, /price per month/i, /contract duration/i, /ai insights/i, /notes/i])
    expect(dialog.getAllByLabelText(name), String(name)).toHaveLength(1);
  expect(dialog.getAllByRole('checkbox', { name: 'Clear this field' })).toHaveLength(4);
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('Failed to update contact. Busy.')).not.toBeNull();
});

it('deletes a contact after confirmation', async () => {
  const asked = openPortal(tab, { 'DELETE ': { body: { success: true } } });
  const dialog = await askToDelete('Ada Stone');
  const question =
    'Are you sure you want to permanently delete this contact submission from Ada Stone? This action cannot be undone.';
  expect(dialog.getByText(question)).not.toBeNull();
  expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Contact Deleted')).not.toBeNull();
  expect(screen.getByText('Contact submission has been permanently deleted')).not.toBeNull();
  expect(asked.find(({ method }) => method === 'DELETE')?.path).toBe('/api/admin/contact-submissions/k3');
});

it('shows an error when deleting fails', async () => {
  openPortal(tab, { 'DELETE ': failing });
  const dialog = await askToDelete('Ada Stone');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete contact submission')).not.toBeNull();
  expect(screen.getByText('Error')).not.toBeNull();
});
