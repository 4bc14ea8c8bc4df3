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

const failing = { status: 503, body: { code: 'store.unavailable', message: 'Busy.' } };
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const edit = async () => {
  const [first] = await screen.findAllByRole('button', { name: 'Edit' });
  await userEvent.click(first as HTMLElement);
  return within(await screen.findByRole('dialog', { name: 'Edit Client: Acme Corp' }));
};

it('shows stats, filters and the details of each project', async () => {
  const asked = openPortal('/admin');
  await screen.findByText('Acme Corp');
  expect(screen.getByRole('heading', { name: 'Admin Portal' })).not.toBeNull();
  expect(screen.getByText('Manage client onboarding and project status')).not.toBeNull();
  expect(await screen.findByRole('tab', { name: 'Client Projects (2)' })).not.toBeNull();
  expect(await screen.findByRole('tab', { name: 'Contact Forms (3)' })).not.toBeNull();
  const panel = within(screen.getByRole('tabpanel'));
  for (const [label, figure] of [
    ['Total Clients', '2'],
    ['New Leads', '1'],
    ['In Progress', '1'],
    ['Completed', '0'],
  ] as const)
    expect(panel.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent, label).toBe(figure);
  expect(screen.getByPlaceholderText('Search clients...')).not.toBeNull();
  expect(optionsOf('Status')).toEqual([
    'All Status',
    'New Lead',
    'Contacted',
    'Quoted',
    'In Progress',
    'Completed',
    'Rejected',
  ]);
  expect(optionsOf('Priority')).toEqual([
    'All Priority',
    'Low Priority',
    'Medium Priority',
    'High Priority',
    'Urgent',
  ]);
  for (const text of ['Jane Doe', 'Retail', 'jane@acme.example', '+1 555 0100', '11-50', '$5k-$10k', 'HIGH'])
    expect(panel.getByText(text), text).not.toBeNull();
  expect(panel.getByText('New Lead', { selector: ':not(option)' })).not.toBeNull();
  expect(asked.every(({ session }) => session === 'a.b.c')).toBe(true);
});

it('expands and collapses a project', async () => {
  openPortal('/admin');
  const [view] = await screen.findAllByRole('button', { name: 'View' });
  await userEvent.click(view as HTMLElement);
  expect(await screen.findByText('Primary Goals')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText('Primary Goals')).toBeNull();
});

it('shows an empty state when nothing matches', async () => {
  openPortal('/admin?cq=nobody');
  expect(await screen.findByText('No clients found')).not.toBeNull();
  expect(screen.getByText('No clients match your current filters.')).not.toBeNull();
});

it('sends changed fields, keeps emptied ones and reloads the list', async () => {
  const asked = openPortal('/admin');
  const dialog = await edit();
  await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Quoted');
  await userEvent.clear(dialog.getByLabelText('Notes'));
  await userEvent.clear(dialog.getByLabelText('Quoted Price ($)'));
  await userEvent.type(dialog.getByLabelText('Quoted Price ($)'), '1250.75');
  await userEvent.type(dialog.getByLabelText('Follow-up Date'), '2031-02-03');
  const reads = () =>
    asked.filter(({ path, method }) => method === 'GET' && path.endsWith('projects')).length;
  const before = reads();
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/api/admin/client-projects/c3',
    body: { status: 'quoted', quotedPrice: 1250.75, followUpDate: '2031-02-03' },
  });
  expect(asked.find(({ method }) => method === 'PATCH')?.body).not.toHaveProperty('notes');
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
});

it('shows an error when loading, saving or exporting fails', async () => {
  openPortal('/admin', { 'PATCH /api/admin/client': failing, 'GET /api/admin/export': failing });
  const dialog = await edit();
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('Failed to update client. Busy.')).not.toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Export Data' }));
  expect(await screen.findByText('Failed to export data')).not.toBeNull();
  cleanup();
  openPortal('/admin', { 'GET /api/admin/client-projects': failing });
  expect(await screen.findByText('Failed to fetch client data')).not.toBeNull();
  expect(screen.getByText(/^Busy\. /)).not.toBeNull();
});
