import { describe, expect, it } from 'vitest';
import type { OutgoingMail } from '#functions/mail/outgoing-mail.ts';
import { brand } from '#shared/brand.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { mailBooking, wordsFor } from './booking-mail.ts';
import { bookingOfToken, bookingPagePath, bookingToken } from './booking-token.ts';
import { calendarFile } from './calendar-file.ts';

const now = new Date('2027-01-02T09:00:00.000Z');
const page = 'https://parley.example/booking/x';
const booking: Booking = {
  id: '019aa000-0000-7000-8000-000000000001',
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.com',
  company: 'Engines',
  language: 'en',
  status: 'confirmed',
  startsAt: '2027-01-04T09:00:00.000Z',
  timeZone: brand.timeZone,
  durationMinutes: 45,
  place: 'Room 5',
  reply: 'Bring the plans.',
  serviceInterest: 'Chat',
  createdAt: '2027-01-01T09:00:00.000Z',
  updatedAt: '2027-01-01T09:01:40.000Z',
};

describe('calendarFile', () => {
  const file = (more: Partial<Booking> = {}, options: { page?: string; title?: string } = {}) =>
    calendarFile({ ...booking, ...more }, { now, ...options })?.text.replaceAll('\r\n ', '') ?? '';

  it('contains time, place and subject, with the visitor’s name for the owner', () => {
    const text = file();
    expect(text).toContain('DTSTART:20270104T090000Z');
    expect(text).toContain('DTEND:20270104T094500Z');
    expect(text).toContain('SEQUENCE:100');
    expect(text).toContain(`UID:${booking.id}@${brand.domain}`);
    expect(text).toContain(`SUMMARY:${brand.name}: consultation with Ada King`);
    expect(text).toContain('DESCRIPTION:Chat\\n\\nBring the plans.');
    expect(text).toContain('LOCATION:Room 5');
    expect(text).toContain('STATUS:CONFIRMED');
    expect(text).toContain('METHOD:PUBLISH');
    expect(text).not.toContain('URL');
  });

  it('uses the visitor’s language and links to their page', () => {
    const text = file({ lastName: '', place: undefined }, { page, title: 'Beratung' });
    expect(text).toContain(`SUMMARY:${brand.name}: Beratung`);
    expect(text).toContain(page);
    expect(text).not.toContain('LOCATION');
  });

  it('removes a cancelled appointment and marks an unconfirmed one as tentative', () => {
    for (const status of ['cancelled', 'declined'] as const) {
      expect(file({ status })).toContain('METHOD:CANCEL');
      expect(file({ status })).toContain('STATUS:CANCELLED');
    }
    expect(file({ status: 'proposed' })).toContain('STATUS:TENTATIVE');
    expect(calendarFile({ ...booking, startsAt: undefined }, { now })).toBeUndefined();
  });
});

describe('calendarFile as an invitation', () => {
  const invite = (more: Partial<Booking> = {}) => {
    const options = { now, page, organizer: 'owner@parley.example', isInvitation: true };
    const file = calendarFile({ ...booking, ...more }, options);
    return { method: file?.method, text: file?.text.replaceAll('\r\n ', '') ?? '' };
  };

  it('names organizer and visitor, and requests an RSVP', () => {
    const { method, text } = invite();
    expect(method).toBe('REQUEST');
    expect(text).toContain('METHOD:REQUEST');
    expect(text).toMatch(/ORGANIZER;CN="?Parley"?:mailto:owner@parley\.example/i);
    expect(text).toMatch(
      /ATTENDEE;(?=[^\r]*ROLE=REQ-PARTICIPANT)(?=[^\r]*RSVP=TRUE)(?=[^\r]*PARTSTAT=NEEDS-ACTION)[^\r]*ada@example\.com/i,
    );
  });

  it('cancels the same event with a later sequence', () => {
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    const uid = (text: string) => /UID:(\S+)/.exec(text)?.[1];
    const [first, last] = [invite(), invite({ status: 'cancelled', updatedAt: '2027-01-01T09:05:00.000Z' })];
    expect(last.method).toBe('CANCEL');
    expect(last.text).toContain('ORGANIZER');
    expect(uid(last.text)).toBe(uid(first.text));
    expect(sequence(last.text)).toBeGreaterThan(sequence(first.text));
  });
});

describe('mailBooking', () => {
  const mailed = async (more: Partial<Booking> = {}, failing?: 'visitor' | 'owner', wasConfirmed = false) => {
    const sent: OutgoingMail[] = [];
    const owner = 'owner@parley.example';
    const send = async (mail: OutgoingMail) => {
      if (failing === (mail.to === owner ? 'owner' : 'visitor')) throw new Error('refused');
      sent.push(mail);
    };
    const result = await mailBooking(
      { from: owner, owner, send },
      { ...booking, ...more },
      { page, news: 'It moved.', wasConfirmed, now },
    );
    return { sent, result };
  };

  it('sends the visitor all details with a link to their page, and the owner the change without it', async () => {
    const { sent, result } = await mailed();
    expect(result).toMatchObject({ sent: true, to: 'ada@example.com' });
    const [theirs, ours] = sent;
    expect(theirs?.text).toContain('Ada');
    for (const words of ['Room 5', 'Bring the plans.', page, brand.name])
      expect(theirs?.text).toContain(words);
    expect([theirs?.calendar?.method, ours?.calendar?.method]).toEqual(['REQUEST', 'PUBLISH']);
    const event = theirs?.calendar?.text.replaceAll('\r\n ', '');
    for (const words of [page, 'DTSTAMP:20270102T090000Z', 'SUMMARY:']) expect(event).toContain(words);
    expect(event).not.toContain('with Ada King');
    expect(ours?.calendar?.text).toContain('DTSTAMP:20270102T090000Z');
    expect(theirs?.subject).toContain(` · ${brand.name}`);
    expect(ours?.to).toBe('owner@parley.example');
    expect(ours?.subject).toBe(`Ada King: ${theirs?.subject}`);
    expect(ours?.text).toMatch(/^It moved\.\n\n/);
    expect(ours?.text).not.toContain(page);
    expect(ours?.calendar?.text).toContain('consultation with Ada King');
  });

  it('names the time in the visitor’s zone too if it differs', async () => {
    const zone = brand.timeZone === 'Asia/Tokyo' ? 'America/New_York' : 'Asia/Tokyo';
    const text = async (more: Partial<Booking>) => (await mailed(more)).sent[0]?.text ?? '';
    const both = await text({ timeZone: zone });
    expect(both).toContain(`(${zone})\n`);
    expect(both).toContain(`(${brand.timeZone})`);
    for (const timeZone of [undefined, 'Moon/Base', brand.timeZone])
      expect((await text({ timeZone })).match(/\(\w+\/\w+\)/g)).toEqual([`(${brand.timeZone})`]);
  });

  it('attaches a file only for a calendar event, and gives a time only where one counts', async () => {
    const proposed = await mailed({ status: 'proposed', proposedStartsAt: '2027-02-03T09:00:00.000Z' });
    expect(proposed.sent.map(({ calendar }) => calendar)).toEqual([undefined, undefined]);
    expect(proposed.sent[0]?.text).toContain('February');
    expect(proposed.sent[0]?.text).not.toContain('Room 5');
    expect((await mailed({ status: 'declined' }, undefined, true)).sent[0]?.calendar?.method).toBe('CANCEL');
    const declined = await mailed({ status: 'declined' });
    expect(declined.sent[0]?.calendar).toBeUndefined();
    expect(declined.sent[0]?.text).not.toContain(brand.timeZone);
    expect((await mailed({ status: 'cancelled' })).sent[0]?.text).toContain(brand.timeZone);
  });

  it('reports whether the visitor’s mail was sent, whatever happens to the owner’s copy', async () => {
    expect((await mailed({}, 'visitor')).result.sent).toBe(false);
    expect((await mailed({}, 'visitor')).sent).toEqual([]);
    expect((await mailed({}, 'owner')).result.sent).toBe(true);
    expect((await mailed({ email: '+4930123456@phone.invalid' })).result).toMatchObject({
      sent: false,
      to: '',
    });
    expect(await mailBooking(undefined, booking, { page, now })).toMatchObject({ sent: false });
  });

  it('uses the visitor’s language, else English', async () => {
    const code = async (language: Booking['language']) => (await wordsFor({ ...booking, language })).code;
    expect([await code('de'), await code(undefined)]).toEqual(['de', 'en']);
    expect((await mailed({ language: 'de' })).sent[0]?.text).toContain('Januar ');
  });
});

describe('bookingToken', () => {
  it('opens only its own request', () => {
    const token = bookingToken('a secret of some length', booking.id);
    expect(token).toMatch(/^[\w-]{54}$/);
    expect(bookingOfToken('a secret of some length', token)).toBe(booking.id);
    expect(bookingOfToken('another secret of that length', token)).toBeUndefined();
    expect(bookingOfToken('a secret of some length', `1${token.slice(1)}`)).toBeUndefined();
    expect(bookingOfToken('a secret of some length', '')).toBeUndefined();
    expect(bookingPagePath('a secret of some length', booking.id)).toBe(`/booking/${token}`);
  });
});
