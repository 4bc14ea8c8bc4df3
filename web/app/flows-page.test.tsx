// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { Page } from './flows-page.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    async () => new Response('[]', { status: 200, headers: { 'content-type': 'application/json' } }),
  );
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

it('has the portal’s rail for its owner: search, keys that lead on, and the tools', async () => {
  startSession('a.b.c');
  open();
  const rail = within(await screen.findByRole('navigation', { name: 'Workspace' }));
  expect(rail.getByRole('link', { name: /^Flows/ }).getAttribute('aria-current')).toBe('page');
  for (const name of ['A person’s data', 'Account', 'Logout']) rail.getByRole('button', { name });
  await userEvent.click(rail.getByRole('button', { name: /^Search/ }));
  expect(await screen.findByLabelText('Search everything', {}, { timeout: 15_000 })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('5');
  expect(address()).toBe('/admin?tab=bookings');
});

it('shows a visitor nothing of it, and no key leads into the portal', async () => {
  open();
  await screen.findByRole('heading', { name: 'Conversation Flow Manager' });
  expect(screen.queryByRole('navigation', { name: 'Workspace' })).toBeNull();
  await userEvent.keyboard('5');
  expect(address()).toBe('/flows');
});
