import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { bookingSettingsSchema } from '#shared/api/booking-settings.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { checkCalendarUrl, refreshCalendar } from './busy-calendar.ts';
import { readBookingSettings, writeBookingSettings } from './settings-store.ts';

const table = memoryTable(new Date('2027-03-01T08:00:00.000Z'));
const calendar = (hour: string) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20270302T${hour}0000Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR`;
const minuteMs = 60_000;

describe('refreshCalendar', () => {
  const answered = { ok: true, status: 200, body: calendar('09') };
  const read = async (send: () => Promise<object>, more: object = {}) => {
    const { table: store } = table.deps();
    return refreshCalendar(store, await readBookingSettings(store), {
      ...{ now: table.clock.now, send: send as never, ...more },
    });
  };
  const pass = (minutes: number) => {
    table.clock.now = new Date(table.clock.now.getTime() + minutes * minuteMs);
  };

  it('reads nothing until the owner sets an address', async () => {
    const send = vi.fn(async () => answered);
    expect(await read(send)).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  it('reads the calendar at most every five minutes, and only once for simultaneous requests', async () => {
    const calendarUrl = 'webcal://calendar.partner.com/secret/me.ics';
    await writeBookingSettings(table.deps().table, z.parse(bookingSettingsSchema, { calendarUrl }));
    const send = vi.fn(async () => answered);
    const nine = [{ from: Date.parse('2027-03-02T09:00Z'), to: Date.parse('2027-03-02T10:00Z') }];
    expect((await read(send))?.busy).toEqual(nine);
    expect(send).toHaveBeenCalledWith('https://calendar.partner.com/secret/me.ics', { ownHosts: [] });
    pass(4);
    expect((await read(send))?.busy).toEqual(nine);
    expect(send).toHaveBeenCalledTimes(1);
    pass(2);
    await Promise.all([read(send), read(send), read(send)]);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('keeps the earlier events and reports the reason when the calendar can’t be read', async () => {
    pass(6);
    const failed = await read(async () => ({ ok: false, error: 'The server answered 404.' }));
    expect(failed).toMatchObject({ problem: 'The server answered 404.', busy: [{}] });
    pass(6);
    const html = await read(async () => ({ ...answered, body: '<html>' }));
    expect(html).toMatchObject({ problem: expect.stringContaining('iCalendar'), busy: [{}] });
    pass(6);
    const back = await read(async () => ({ ...answered, body: calendar('11') }));
    expect(back).not.toHaveProperty('problem');
    expect(back?.busy).toEqual([
      { from: Date.parse('2027-03-02T11:00Z'), to: Date.parse('2027-03-02T12:00Z') },
    ]);
  });
});

describe('checkCalendarUrl', () => {
  it.each([
    'http://calendar.com/x.ics',
    'https://169.254.169.254/',
    'webcal://localhost/x',
    'file:///etc/passwd',
    'https://own.site.com/',
  ])('refuses %s', (url) => expect(checkCalendarUrl(url, ['own.site.com'])).toMatch(/\.$/));
  it('accepts https and webcal addresses', () => {
    expect(checkCalendarUrl('webcal://p01.calendars.com/x.ics', [])).toBeUndefined();
    expect(checkCalendarUrl('https://calendar.com/x.ics', [])).toBeUndefined();
  });
});
