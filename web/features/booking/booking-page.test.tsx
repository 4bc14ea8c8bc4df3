// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BookingPage } from '#shared/api/bookings.ts';
import { bookingStatusValues } from '#shared/domain/lead-statuses.ts';
import { Page } from './booking-page.tsx';
import { formatTimes, listAnswers } from './booking-words.ts';

configure({ asyncUtilTimeout: 10_000 });

const booking = (overrides: Partial<BookingPage> = {}): BookingPage => ({
  firstName: 'Ada',
  status: 'proposed',
  startsAt: '2031-05-02T09:00:00.000Z',
  proposedStartsAt: '2031-05-05T09:00:00.000Z',
  durationMinutes: 30,
  timeZone: 'Asia/Tokyo',
  companyZone: 'Europe/Berlin',
  language: 'en',
  createdAt: '2030-12-31T22:00:00.000Z',
  updatedAt: '2031-01-01T00:00:00.000Z',
  ...overrides,
});
const confirmed = booking({ status: 'confirmed', startsAt: '2031-05-05T09:00:00.000Z' });

const sent: unknown[] = [];
let answers: (() => Response)[];
const json =
  (value: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
const offline = () => {
  throw new TypeError('Failed to fetch');
};

const open = (...responses: (() => Response)[]) => {
  sent.length = 0;
  answers = responses;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push(init.method === 'POST' ? JSON.parse(String(init.body)) : url);
    return (answers.shift() ?? offline)();
  });
  render(
    <MemoryRouter initialEntries={['/booking/abc']}>
      <Routes>
        <Route path="/booking/:token" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );
};
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the time of a booking', () => {
  it('includes the company’s time only when its clock differs', () => {
    const zonesIn = (timeZone: string) =>
      formatTimes('2031-05-05T09:00:00.000Z', booking({ timeZone }), 'en').map(({ zone }) => zone);
    expect(zonesIn('Asia/Tokyo')).toEqual(['Asia/Tokyo', 'Europe/Berlin']);
    expect(zonesIn('Europe/Oslo')).toEqual(['Europe/Oslo']);
  });
});

describe('the booking page', () => {
  it('shows the proposed time in both zones and accepts it', async () => {
    open(json(booking({ reply: 'We are at a fair.' })), json(confirmed));
    await heading('Another time for your consultation');
    expect(screen.getByText(/May 5, 2031 at 6:00 PM/)).toBeTruthy();
    expect(screen.getByText(/May 5, 2031 at 11:00 AM/)).toBeTruthy();
    expect(screen.getByText('We are at a fair.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Accept this time' }));
    const confirmation = await heading('Your consultation is confirmed');
    await waitFor(() => expect(document.activeElement).toBe(confirmation));
    expect(sent).toEqual(['/api/bookings/abc', { action: 'accept', updatedAt: '2031-01-01T00:00:00.000Z' }]);
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      '/api/bookings/abc/calendar.ics',
    );
  });

  it('shows name and day of a request without a time', async () => {
    const wished = { status: 'requested', startsAt: undefined, proposedStartsAt: undefined } as const;
    open(json(booking({ ...wished, preferredDate: '2031-02-03' })));
    expect(await screen.findByText(/^Hello Ada, We have your request/)).toBeTruthy();
    // 22:00 UTC is the next morning in Tokyo.
    expect(screen.getByText('Request sent on').nextSibling?.textContent).toBe('Wednesday, January 1, 2031');
    expect(screen.getByText('You asked for').nextSibling?.textContent).toBe('Monday, February 3, 2031');
  });

  it('asks before it cancels, then shows the new state', async () => {
    open(json(confirmed), json(booking({ status: 'cancelled' })));
    await heading('Your consultation is confirmed');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    expect(sent).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    await heading('Your consultation is cancelled');
    expect(screen.getByRole('link', { name: 'Make a new request' }).getAttribute('href')).toBe('/#contact');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows why an answer failed, and keeps the booking on screen', async () => {
    const changed = booking({ proposedStartsAt: '2031-05-06T09:00:00.000Z', updatedAt: 'later' });
    open(
      json(booking()),
      offline,
      json({ code: 'record.stale', message: '', current: changed }, 409),
      json({ code: 'booking.overlap', message: '' }, 409),
    );
    await heading('Another time for your consultation');
    const accept = () => userEvent.click(screen.getByRole('button', { name: 'Accept this time' }));
    await accept();
    expect((await screen.findByRole('alert')).textContent).toMatch(/did not get through/);
    await accept();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/has changed in the meantime/));
    expect(screen.getByText(/May 6, 2031 at 11:00 AM/)).toBeTruthy();
    await accept();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/has been taken/));
    expect(sent.at(-1)).toEqual({ action: 'accept', updatedAt: 'later' });
  });

  it('explains an invalid link, and retries after a connection failure', async () => {
    open(json({ code: 'record.not_found', message: '' }, 404));
    expect((await screen.findByRole('alert')).textContent).toMatch(/opens no request/);
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toMatch(/^mailto:/);
    cleanup();
    open(offline, json(booking({ language: 'ar' })));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await heading('موعد آخر لاستشارتك');
    expect(screen.getByRole('main').getAttribute('dir')).toBe('rtl');
  });
});

it('offers only the answers that the booking’s status and the time allow', () => {
  const now = Date.parse('2031-05-01T00:00:00.000Z');
  const offered = Object.fromEntries(
    bookingStatusValues.map((status) => [status, listAnswers(booking({ status }), now)]),
  );
  expect(offered).toEqual({
    requested: ['cancel'],
    proposed: ['accept', 'decline', 'cancel'],
    confirmed: ['cancel'],
    declined: [],
    cancelled: [],
    done: [],
    no_show: [],
  });
  const later = Date.parse('2031-06-01T00:00:00.000Z');
  expect(listAnswers(booking(), later)).toEqual(['decline', 'cancel']);
  expect(listAnswers(confirmed, later)).toEqual([]);
});
