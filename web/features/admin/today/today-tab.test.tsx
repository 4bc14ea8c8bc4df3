// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import { makeClient, makeContact } from '#test/fixtures/leads.ts';
import { startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import type { Portal } from '../data/portal.ts';
import { clearUndo } from '../data/undo.ts';
import type { Collection } from '../data/use-list.ts';
import { UndoBar } from '../parts/undo-bar.tsx';
import { TodayTab } from './today-tab.tsx';

configure({ asyncUtilTimeout: 5000 });

let saved: { id: string; body: Record<string, unknown> }[] = [];
let broken = false;

beforeEach(() => {
  startSession('token');
  saved = [];
  broken = false;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const json = (body: unknown, status = 200) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    if (init.method === 'GET') return json([]);
    if (broken) return json({ code: 'store.unavailable', message: 'Busy.' }, 503);
    const id = url.split('/').at(-1) ?? '';
    const { updatedAt: _, ...body } = JSON.parse(String(init.body));
    saved.push({ id, body });
    const was = url.includes('client')
      ? makeClient(id, { followUpDate: '2026-01-01' })
      : makeContact(id, lead(id));
    return json({ ...was, ...body, updatedAt: `${saved.length}` });
  });
});
afterEach(() => {
  cleanup();
  clearUndo();
  localStorage.clear();
});

const start = Date.now();
const lead = (id: string): Partial<Contact> => ({
  firstName: `Person ${id}`,
  lastName: '',
  email: `${id}@example.com`,
  respondBy: new Date(start + Number(id.slice(1)) * 60_000).toISOString(),
});

const useList = <T extends { readonly id: string }>(first: readonly T[]): Collection<T> => {
  const [rows, setRows] = useState(first);
  const replace = useMemo(
    () => (row: T) => setRows((before) => before.map((other) => (other.id === row.id ? row : other))),
    [],
  );
  return {
    rows,
    state: 'ready',
    complete: true,
    problem: undefined,
    refresh: async () => undefined,
    replace,
    remove: () => undefined,
  };
};

const onPerson = vi.fn<Portal['onPerson']>();
let portal: Portal;
const Screen = ({ contacts, clients }: { contacts: readonly Contact[]; clients: readonly Client[] }) => {
  portal = {
    contacts: useList(contacts),
    clients: useList(clients),
    bookings: useList<Booking>([]),
    onPerson,
    onConverted: () => undefined,
  };
  return <TodayTab {...portal} />;
};
const show = (contacts: readonly Contact[], clients: readonly Client[] = []) =>
  render(
    <MemoryRouter>
      <MantineRoot>
        <Screen contacts={contacts} clients={clients} />
        <UndoBar />
      </MantineRoot>
    </MemoryRouter>,
  );
const chosen = () => document.activeElement?.textContent ?? '';
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => makeContact(`c${index + 1}`, lead(`c${index + 1}`)));

describe('TodayTab', () => {
  it('completes a lead with one key and selects the next', async () => {
    show(people(6));
    await screen.findByText('6 things to do');
    expect(chosen()).toContain('Person c1');
    await userEvent.keyboard('c');
    await waitFor(() => expect(chosen()).toContain('Person c2'));
    await userEvent.keyboard('ccccc');
    expect(await screen.findByText('All done')).not.toBeNull();
    expect(saved.map(({ id, body }) => [id, body])).toEqual(
      people(6).map(({ id }) => [id, { status: 'contacted' }]),
    );
  });

  it('moves with j and k, opens with Enter and undoes with z', async () => {
    show(people(3));
    await screen.findByText('3 things to do');
    await userEvent.keyboard('jjjk');
    expect(chosen()).toContain('Person c2');
    await userEvent.keyboard('{Enter}');
    expect(onPerson).toHaveBeenCalledWith('c2@example.com', { answer: true });
    await userEvent.keyboard('c');
    await screen.findByText('2 things to do');
    await waitFor(() => expect(chosen()).toContain('Person c3'));
    await userEvent.keyboard('z');
    await screen.findByText('3 things to do');
    await waitFor(() => expect(saved.at(-1)?.body).toEqual({ status: 'new' }));
    // Undo selects the restored item.
    await waitFor(() => expect(chosen()).toContain('Person c2'));
  });

  it('selects the next row after a reply to somebody with two records', async () => {
    const second = makeClient('p1', { clientEmail: 'c1@example.com', respondBy: '2099-01-01T00:00:00.000Z' });
    show(people(10), [second]);
    await screen.findByText('10 things to do');
    await waitFor(() => expect(chosen()).toContain('Person c1'));
    const respondedAt = new Date().toISOString();
    // The reply updates one record at once; the refresh brings the other.
    act(() =>
      portal.contacts.replace(makeContact('c1', { ...lead('c1'), status: 'contacted', respondedAt })),
    );
    await waitFor(() => expect(chosen()).toContain('Person c2'));
    act(() => portal.clients.replace({ ...second, status: 'contacted', respondedAt }));
    await screen.findByText('9 things to do');
    expect(chosen()).toContain('Person c2');
  });

  it('shows the reason of each row, and filters by kind and language', async () => {
    const german = { ...lead('c9'), firstName: 'Greta', language: 'de' };
    show(
      [...people(2), makeContact('c9', { ...german, message: 'Es ist dringend' })],
      [makeClient('p1', { followUpDate: '2026-01-01', respondBy: undefined, clientName: 'Follow' })],
    );
    await screen.findByText('4 things to do, 1 overdue');
    const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows()[0]).toContain('Says it is urgent');
    await userEvent.click(screen.getByRole('radio', { name: 'Follow-ups 1' }));
    await waitFor(() => expect(rows()).toEqual([expect.stringContaining('Follow')]));
    await userEvent.click(screen.getByRole('radio', { name: 'Chat' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(rows()).toHaveLength(4));
  });

  it('snoozes until tomorrow with two keys', async () => {
    show(people(2));
    await screen.findByText('2 things to do');
    await userEvent.keyboard('s');
    // jsdom has no layout, so Mantine hides an open menu as scrolled out of view.
    const menu = await screen.findByRole('menu', { hidden: true });
    fireEvent.keyDown(menu, { key: 't' });
    await screen.findByText('1 thing to do');
    const until = String(saved[0]?.body.snoozedUntil);
    expect(Date.parse(until)).toBeGreaterThan(Date.now());
    expect(Date.parse(until)).toBeLessThan(Date.now() + 34 * 3_600_000);
  });

  it('completes a follow-up and counts overdue ones', async () => {
    show(
      [],
      [makeClient('p1', { followUpDate: '2026-01-01', respondBy: undefined, notes: 'Send the offer' })],
    );
    await screen.findByText('1 thing to do, 1 overdue');
    expect(screen.getByText('Send the offer')).not.toBeNull();
    await userEvent.keyboard('c');
    expect(await screen.findByText('All done')).not.toBeNull();
    expect(saved).toEqual([{ id: 'p1', body: { followUpDate: null } }]);
  });

  it('restores a lead when saving fails', async () => {
    show(people(1));
    await screen.findByText('1 thing to do');
    broken = true;
    await userEvent.keyboard('c');
    expect(await screen.findByText('1 thing to do')).not.toBeNull();
    await waitFor(() => expect(chosen()).toContain('Person c1'));
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });
});
