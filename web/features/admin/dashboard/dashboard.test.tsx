// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeBooking, makeContact } from '#test/fixtures/leads.ts';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { knownCounts } from '../data/known-counts.ts';
import { openPortal } from '../test-portal.tsx';
import { Dashboard } from './dashboard.tsx';

beforeEach(() => {
  startSession('a.b.c');
  vi.stubGlobal(
    'fetch',
    async () => new Response('[]', { status: 200, headers: { 'content-type': 'application/json' } }),
  );
});
afterEach(() => {
  cleanup();
  leaveSession();
});

describe('portal landmarks', () => {
  it('has one main element that contains the panel of the chosen tab', async () => {
    render(
      <MemoryRouter initialEntries={['/admin?tab=bookings']}>
        <MantineRoot>
          <Dashboard />
        </MantineRoot>
      </MemoryRouter>,
    );
    const main = await screen.findByRole('main');
    expect(main.tagName).toBe('MAIN');
    const panel = screen.getByRole('tabpanel');
    expect(main.contains(panel)).toBe(true);
    expect(main).not.toBe(panel);
    const chosen = screen.getByRole('tab', { selected: true });
    expect(panel.getAttribute('aria-labelledby')).toBe(chosen.id);
    expect(chosen.getAttribute('aria-controls')).toBe(panel.id);
  });
});

describe('visitors who wait for a person', () => {
  it('are counted in the tab’s title and in a notice', async () => {
    const waiting = ['1', '2'].map((digit) => ({
      id: `3b1f6c1e-2f6d-4a58-9a55-0c7a3f1f000${digit}`,
      language: 'en',
      page: '/',
      since: '2026-11-22T22:00:00.000Z',
    }));
    openPortal('/admin?tab=clients', { 'POST /api/admin/presence': { body: { waiting, asked: 2 } } });
    expect(await screen.findByText('2 visitors are waiting for a person')).toBeTruthy();
    expect(document.title).toBe('(2) visitors waiting · Admin Portal');
  });
});

describe('badges in the rail', () => {
  const bookings = [
    makeBooking('b1', { startsAt: '2099-05-04T10:00:00.000Z' }),
    makeBooking('b2', { startsAt: '2020-05-04T10:00:00.000Z' }),
    makeBooking('b3', { startsAt: '2099-05-04T11:00:00.000Z', status: 'confirmed' }),
    makeBooking('b4', { startsAt: '2099-05-04T12:00:00.000Z', spamReason: 'A hidden field was filled in.' }),
  ];
  const answers = {
    'GET /api/admin/bookings': { body: bookings },
    'GET /api/admin/contact-submissions': {
      body: [makeContact('k2', { status: 'contacted' }), makeContact('k1')],
    },
    'POST /api/admin/presence': { body: { waiting: [], asked: 2 } },
  };
  afterEach(() => void vi.useRealTimers());

  it('shows due items and list lengths, and costs one request per list when idle', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'setInterval', 'clearInterval', 'clearTimeout'],
    });
    const asked = openPortal('/admin?tab=clients', answers);
    // One unanswered contact and two visitors who asked for a person.
    for (const name of [
      'Today (3)',
      'Conversations (2)',
      'Client Projects (2)',
      'Contact Forms (2)',
      'Bookings (1)',
      'Subscribers',
    ])
      expect(await screen.findByRole('tab', { name }, { timeout: 10_000 })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Flows' })).not.toBeNull();
    expect(knownCounts()).toMatchObject({ today: 3, conversations: 2, clients: 2, contacts: 2, bookings: 1 });
    const paths = () => asked.splice(0).map(({ path }) => path.replace('/api/admin/', ''));
    expect(paths().filter((path) => path === 'bookings')).toHaveLength(1);
    for (let seconds = 0; seconds < 60; seconds += 10)
      await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
    const idle = paths();
    expect(new Set(idle)).toEqual(
      new Set(['bookings', 'client-projects', 'contact-submissions', 'presence']),
    );
    expect(idle.filter((path) => path === 'bookings').length).toBeLessThanOrEqual(2);
  }, 30_000);
});
