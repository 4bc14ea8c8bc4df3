// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearCache } from '#web/lib/query.ts';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { Page } from './flows-page.tsx';

beforeEach(() => {
  localStorage.clear();
  clearCache();
  vi.stubGlobal('fetch', async (url: string) => {
    const body = url.includes('/overview') ? { clients: { total: 5 }, contacts: { total: 3 } } : [];
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  leaveSession();
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
};
const open = () =>
  render(
    <MemoryRouter initialEntries={['/flows']}>
      <MantineRoot>
        <Page />
        <Address />
      </MantineRoot>
    </MemoryRouter>,
  );
const address = () => screen.getByLabelText('Address').textContent;

it('shows the owner the portal’s rail with search, shortcuts and tools', async () => {
  startSession('a.b.c');
  open();
  const rail = within(screen.getByLabelText('Workspace'));
  expect(rail.getByText('Flows').closest('a')?.getAttribute('aria-current')).toBe('page');
  for (const name of ['A person’s data', 'Account', 'Logout']) rail.getByText(name);
  fireEvent.click(rail.getByText('Search'));
  expect(await screen.findByRole('textbox', { name: 'Search everything' }, { timeout: 15_000 })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await waitFor(() => expect(document.querySelector('[aria-modal="true"]')).toBeNull());
  fireEvent.keyDown(document.body, { key: '5' });
  expect(address()).toBe('/admin?tab=bookings');
});

it('shows the owner counts in a browser that has not opened the portal', async () => {
  startSession('a.b.c');
  open();
  const rail = within(screen.getByLabelText('Workspace'));
  expect(await rail.findByRole('link', { name: 'Client Projects (5)' })).toBeTruthy();
  expect(rail.getByRole('link', { name: 'Contact Forms (3)' })).toBeTruthy();
});

it('shows a visitor no part of the portal, and disables its shortcuts', () => {
  open();
  screen.getByText('Conversation Flow Manager');
  expect(screen.queryByLabelText('Workspace')).toBeNull();
  fireEvent.keyDown(document.body, { key: '5' });
  expect(address()).toBe('/flows');
});
