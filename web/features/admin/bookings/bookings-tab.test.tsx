// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#shared/brand.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { wallClockAt } from '#shared/domain/wall-clock.ts';
import { makeBooking } from '#test/fixtures/leads.ts';
import { leaveSession } from '#web/lib/session.ts';
import { openPortal } from '../test-portal.tsx';

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
  URL.createObjectURL = () => 'blob:export';
});
afterEach(() => {
  cleanup();
  leaveSession();
  localStorage.clear();
});

const inDays = (days: number): string => {
  const { date } = wallClockAt(new Date(Date.now() + days * 86_400_000), brand.timeZone);
  return `${date}T10:00:00.000Z`;
};
const day = (days: number): string => inDays(days).slice(0, 10);
const show = (search: string, bookings: readonly Booking[]) =>
  openPortal(`/admin?tab=bookings${search}`, {
    'GET /api/admin/bookings': { body: bookings },
    'GET /api/admin/booking-settings': { body: { settings: {} } },
  });

const felix = makeBooking('b1', {
  firstName: 'Felix',
  lastName: 'Wood',
  status: 'confirmed',
  startsAt: inDays(30),
});
const leo = makeBooking('b2', { firstName: 'Leo', lastName: 'Marsh', startsAt: inDays(31) });

describe('BookingsTab', () => {
  it('exports all bookings, or only those found by the search', async () => {
    const asked = show('&bq=marsh', [felix, leo]);
    await screen.findByText('Leo Marsh');
    await userEvent.click(screen.getByRole('button', { name: 'Export Bookings' }));
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/admin/export-clients'));
    await userEvent.click(await screen.findByRole('button', { name: 'Choose what to export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Only the 1 shown' }));
    await waitFor(() =>
      expect(asked.find(({ path }) => path === '/api/admin/exports')?.body).toEqual({
        dataset: 'bookings',
        ids: ['b2'],
      }),
    );
  });

  it('opens the bookings behind a number', async () => {
    show('', [felix, { ...leo, status: 'declined' }]);
    await screen.findByText('Felix Wood');
    await userEvent.click(screen.getByRole('link', { name: '1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bookings still to come: 1' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Felix Wood'),
    ]);
  });

  it('shows the visitor’s message below their name, not below the time', async () => {
    show('', [{ ...leo, message: 'With our own data' }]);
    const said = await screen.findByText('With our own data');
    expect(said.parentElement?.textContent).toBe('Leo MarshEnginesWith our own data');
  });

  it('opens the week of the next appointment, or the week in the URL', async () => {
    show('&calendar=week', [felix, leo]);
    expect(await screen.findByRole('button', { name: /Felix Wood/ })).not.toBeNull();
    cleanup();
    show(`&calendar=week&week=${day(60)}`, [felix, leo]);
    await screen.findByRole('button', { name: 'Previous week' });
    expect(screen.queryByRole('button', { name: /Felix Wood/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'This week' }));
    expect(await screen.findByRole('button', { name: 'This week' })).toHaveProperty('disabled', true);
  });

  it('warns about an overlap as soon as a time is chosen, before saving', async () => {
    const asked = show('&booking=b2', [felix, leo]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Leo Marsh' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Propose another time' }));
    const at = (time: string) => {
      fireEvent.change(dialog.getByLabelText(/^Day/), { target: { value: day(30) } });
      fireEvent.change(dialog.getByLabelText('Time'), { target: { value: time } });
    };
    const { time } = wallClockAt(new Date(inDays(30)), brand.timeZone);
    at(time);
    expect(await dialog.findByText('Double booking: this time is taken')).not.toBeNull();
    expect(dialog.getByText('Felix Wood')).not.toBeNull();
    at('23:15');
    await waitFor(() => expect(dialog.queryByText('Double booking: this time is taken')).toBeNull());
    expect(asked.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('proposes another time from the requested day with the last place, and keeps it after Esc', async () => {
    const last = { ...felix, place: 'https://call.example/1' };
    const asked = show('&booking=b2', [last, leo]);
    const open = async () => within(await screen.findByRole('dialog', { name: 'Leo Marsh' }));
    let dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Propose another time' }));
    expect(dialog.getByLabelText(/^Day/)).toHaveProperty('value', day(31));
    expect(dialog.getByLabelText('Time')).toHaveProperty('value', '');
    expect(dialog.getByLabelText('Where')).toHaveProperty('value', 'https://call.example/1');
    fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '14:30' } });
    await userEvent.type(dialog.getByLabelText('Message to the visitor'), 'Would this suit you?{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leo Marsh' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /Leo Marsh/ }));
    dialog = await open();
    expect(dialog.getByLabelText('Time')).toHaveProperty('value', '14:30');
    expect(dialog.getByLabelText('Message to the visitor')).toHaveProperty('value', 'Would this suit you?');
    await userEvent.click(dialog.getByRole('button', { name: 'Propose another time' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
        status: 'proposed',
        place: 'https://call.example/1',
        reply: 'Would this suit you?',
      }),
    );
  });
});
