// @vitest-environment jsdom
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Overview, OverviewPeriod } from '#shared/api/admin-overview.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { makeClient, makeContact } from '#test/fixtures/leads.ts';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import type { Collection } from '../data/use-list.ts';
import { OverviewTab } from './overview-tab.tsx';

configure({ asyncUtilTimeout: 10_000 });

const period = (from: string, to: string, overrides: Partial<OverviewPeriod>): OverviewPeriod => ({
  from,
  to,
  visits: 0,
  chats: 0,
  leads: 0,
  signed: 0,
  visitsByChannel: {},
  bySource: {},
  byChannel: {},
  byLanguage: {},
  byPage: {},
  daily: [{ day: to, visits: 0, chats: 0, leads: overrides.leads ?? 0 }],
  response: { answered: 0, inTime: 0 },
  ...overrides,
});

const overview = (current: Partial<OverviewPeriod>, previous: Partial<OverviewPeriod>): Overview => ({
  days: [],
  contacts: { total: 5, byStatus: { new: 2, signed: 3 }, bySource: {}, byChannel: {} },
  clients: { total: 1, byStatus: { quoted: 1 }, byPriority: {}, bySource: {}, byChannel: {} },
  leads: { total: 6, bySource: {}, byChannel: {}, byLanguage: {}, byPage: {} },
  periods: {
    current: period('2026-10-24', '2026-11-22', current),
    previous: period('2026-09-24', '2026-10-23', previous),
  },
  bookings: { total: 0 },
  subscribers: { total: 7 },
  conversion: 0.6,
  monthlyRevenue: 129,
  openQuotes: 0,
  response: { answered: 0, inTime: 0, meanHours: 0 },
  failedNotifications: [],
});

let asked: string[] = [];
let answer: () => Response | Promise<Response>;
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

const list = <T extends { readonly id: string }>(rows: readonly T[]): Collection<T> => ({
  rows,
  state: 'ready',
  complete: true,
  problem: undefined,
  refresh: async () => undefined,
  replace: () => undefined,
  remove: () => undefined,
});

const onPerson = vi.fn<(address: string) => void>();
const open = (
  address = '/admin?tab=overview',
  contacts: readonly Contact[] = [],
  clients: readonly Client[] = [],
) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[address]}>
        <MantineRoot>
          <OverviewTab contacts={list(contacts)} clients={list(clients)} onPerson={onPerson} />
        </MantineRoot>
      </MemoryRouter>
    </SWRConfig>,
  );
const cells = async (table: string, row: string) =>
  within(
    within(await screen.findByRole('table', { name: table })).getByRole('rowheader', { name: row })
      .parentElement as HTMLElement,
  )
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => {
  startSession('a.b.c');
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(String(url));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  leaveSession();
  vi.unstubAllGlobals();
});

describe('OverviewTab', () => {
  const createdAt = '2026-11-10T10:00:00.000Z';
  const respondBy = '2026-11-11T10:00:00.000Z';
  const answeredAfter = (minutes: number, from = createdAt) =>
    new Date(Date.parse(from) + minutes * 60_000).toISOString();
  const current = Array.from({ length: 8 }, (_, index) => {
    const minutes = [60, 120, 120, 2000][index];
    return makeContact(`current-${index}`, {
      createdAt,
      respondBy,
      status: index < 2 ? 'signed' : 'new',
      channel: index < 5 ? 'search' : 'direct',
      language: index < 5 ? 'de' : undefined,
      source: index < 6 ? 'form' : 'chat',
      page: '/pricing',
      respondedAt: minutes ? answeredAfter(minutes) : undefined,
    });
  });
  const earlier = '2026-10-01T10:00:00.000Z';
  const previous = Array.from({ length: 10 }, (_, index) =>
    makeContact(`previous-${index}`, {
      createdAt: earlier,
      respondBy: '2026-10-02T10:00:00.000Z',
      language: index === 0 ? 'ja' : undefined,
      respondedAt: index < 2 ? answeredAfter(300, earlier) : undefined,
    }),
  );
  const imported = [
    makeContact('imported', { createdAt, source: 'import', importedAt: createdAt, status: 'signed' }),
  ];
  const withVisits = () =>
    json(overview({ visits: 200, chats: 40, visitsByChannel: { search: 100 } }, { visits: 100 }));

  it('compares funnel, channels, languages and response time with the previous period', async () => {
    answer = withVisits;
    open(undefined, [...current, ...previous, ...imported]);
    expect(await cells('From visit to signature', 'Leads')).toEqual(['4%', '10', '8']);
    expect(await cells('Leads by channel', 'Search engine')).toEqual(['5% of 100', '0', '5']);
    expect(await cells('Leads by channel', 'Direct')).toEqual(['–', '10', '3']);
    expect(await cells('Languages', 'German')).toEqual(['0', '5']);
    expect(await cells('Languages', 'Not known')).toEqual(['9', '3']);
    expect(await cells('Languages', 'Japanese')).toEqual(['1', '0']);
    expect(await cells('Leads by page', 'Pricing')).toEqual(['0', '8']);
    expect(await cells('Leads by source', 'Contact form')).toEqual(['10', '6']);
    expect(await cells('Contacts by status', 'Signed')).toEqual(['3']);
    const figure = (label: string) =>
      screen.getByText(label, { selector: 'dt, dt span' }).closest('div')?.textContent;
    expect(figure('Leads')).toBe('Leads8down from 10');
    expect(figure('Visits')).toBe('Visits200up from 100');
    expect(figure('Median time to answer')).toBe('Median time to answer2 hdown from 5 h');
    expect(figure('Answered within 24 h')).toBe('Answered within 24 h75%down from 100%');
    expect(screen.getByText('Oct 24 – Nov 22, compared with Sep 24 – Oct 23')).toBeTruthy();
  });

  it('opens the same number of rows as each number shows', async () => {
    answer = withVisits;
    const projects = [makeClient('quoted', { createdAt: earlier, status: 'quoted', source: 'manual' })];
    open(undefined, [...current, ...previous, ...imported], projects);
    await screen.findByText('Current pipeline');
    const counts = screen
      .getAllByRole('link')
      .filter((link) => /rows=/.test(link.getAttribute('href') ?? ''));
    const numbers = counts.filter((link) => /^\d+$/.test(link.textContent ?? ''));
    expect(numbers.length).toBeGreaterThan(15);
    for (const { href, text } of numbers.map((link) => ({
      href: link.getAttribute('href') ?? '',
      text: link.textContent,
    }))) {
      cleanup();
      open(href, [...current, ...previous, ...imported], projects);
      const dialog = await screen.findByRole('dialog');
      expect([href, within(dialog).queryAllByRole('listitem').length]).toEqual([href, Number(text)]);
    }
  });

  it('opens the chats of a period, and says why visits have no rows', async () => {
    answer = () =>
      json(
        overview(
          { chats: 40, visits: 9, daily: [{ day: '2026-11-22', visits: 9, chats: 40, leads: 0 }] },
          { chats: 12 },
        ),
      );
    open('/admin?tab=overview&show=chats');
    await screen.findByText('Current pipeline');
    const chats = (text: string) =>
      new Set(screen.getAllByRole('link', { name: text }).map((link) => link.getAttribute('href')));
    expect(chats('12')).toEqual(new Set(['/admin?tab=conversations&cfrom=2026-09-24&cto=2026-10-23']));
    expect(chats('40')).toEqual(
      new Set([
        '/admin?tab=conversations&cfrom=2026-10-24&cto=2026-11-22',
        '/admin?tab=conversations&cfrom=2026-11-22&cto=2026-11-22',
      ]),
    );
    const visits = await screen.findByText('Visits', { selector: 'dt span' });
    act(() => visits.focus());
    expect((await screen.findByRole('tooltip')).textContent).toContain('nothing to list');
  });

  it('opens a person from the rows', async () => {
    answer = withVisits;
    open('/admin?tab=overview&rows=signed', current);
    const dialog = await screen.findByRole('dialog', { name: /Signed leads: 2/ });
    await userEvent.click(within(dialog).getAllByRole('button', { name: /Ada Lovelace/ })[0] as HTMLElement);
    expect(onPerson).toHaveBeenCalledWith('ada@engines.example');
  });

  it('shows an empty state for each empty list', async () => {
    answer = () => json(overview({}, {}));
    open();
    expect(await screen.findByText('No leads on these days or in the period before.')).toBeTruthy();
    expect(screen.getAllByText('No leads in this period or the one before.')).toHaveLength(4);
    expect(screen.queryByText(/from 0|none before/)).toBeNull();
  });

  it('keeps the current period visible while another loads, and stores the choice in the URL', async () => {
    answer = () => json(overview({ chats: 8 }, {}));
    open('/admin?tab=overview&show=chats');
    expect(await screen.findByRole('heading', { name: 'Chats per day' })).toBeTruthy();
    let arrive = (_: Response) => {};
    answer = () => new Promise<Response>((resolve) => (arrive = resolve));
    await userEvent.click(screen.getByRole('radio', { name: '90 days' }));
    await waitFor(() => expect(asked.at(-1)).toBe('/api/admin/overview?days=90'));
    expect(await cells('From visit to signature', 'Chats')).toEqual(['', '0', '8']);
    arrive(json(overview({ chats: 31 }, {})));
    await waitFor(async () => expect((await cells('From visit to signature', 'Chats')).at(-1)).toBe('31'));
  });

  it('shows the error and retries', async () => {
    answer = () => json({ code: 'store.unavailable', message: 'Busy.' }, 503);
    open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('heading', { name: 'Busy.' })).toBeTruthy();
    answer = () => json(overview({ leads: 1 }, {}));
    await userEvent.click(retry);
    expect(await screen.findByText('Current pipeline')).toBeTruthy();
  });
});
