import { describe, expect, it } from 'vitest';
import type { Booking, Contact } from '#shared/domain/leads.ts';
import { bookingNotice, contactNotice, oneLine } from './lead-notice.ts';

const at = '2027-01-04T09:00:00.000Z';
const person = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', company: 'Engines' };
const contact: Contact = {
  ...person,
  ...{ id: 'c1', service: 'platform', message: 'Hello', status: 'new', source: 'form', channel: 'direct' },
  ...{ createdAt: at, updatedAt: at },
};
const booking: Booking = {
  ...person,
  ...{ id: 'b1', status: 'requested', durationMinutes: 30, createdAt: at, updatedAt: at },
};
const site = 'https://parley.example';

describe('oneLine', () => {
  it.each([
    ['a\r\nBcc: b', 'a Bcc: b'],
    ['a\u2028\u2029b', 'a b'],
    ['a\u200bb', 'a b'],
    ['  a \t  b  ', 'a b'],
    ['x'.repeat(151), 'x'.repeat(150)],
  ])('turns %j into %j', (text, line) => expect(oneLine(text)).toBe(line));

  it('cuts to the maximum length', () => expect(oneLine('abcdef', 3)).toBe('abc'));
});

describe('contactNotice', () => {
  it('says who wrote what, when, and where to reply', () => {
    expect(contactNotice({ ...contact, service: 'Platform' }, `${site}//`)).toEqual({
      leadId: 'c1',
      kind: 'contact',
      subject: 'New contact: Ada King, Engines',
      facts: [
        ['Name', 'Ada King'],
        ['Company', 'Engines'],
        ['E-mail', 'ada@example.com'],
        ['Service', 'Platform'],
        ['Received', at],
      ],
      message: 'Hello',
      replyTo: 'ada@example.com',
      portalUrl: 'https://parley.example/admin?tab=contacts',
    });
  });

  it('contains no line ends and no long texts', () => {
    const long = contactNotice(
      {
        ...contact,
        ...{ firstName: 'A\n'.repeat(100), email: `${'a'.repeat(260)}@b.co`, message: 'm'.repeat(2001) },
      },
      site,
    );
    expect(long.facts[0]?.[1]).toHaveLength(120);
    expect(long.subject.length).toBeLessThanOrEqual(150);
    expect(long.subject).not.toContain('\n');
    expect([long.replyTo.length, long.facts[2]?.[1].length, long.message.length]).toEqual([254, 254, 2000]);
  });
});

describe('bookingNotice', () => {
  const wanted = (more: Partial<Booking>) =>
    bookingNotice({ ...booking, ...more }, site).facts.find(([label]) => label === 'Wanted')?.[1];

  it('says who asks, with the given facts, and links to the bookings', () => {
    expect(bookingNotice(booking, site)).toEqual({
      leadId: 'b1',
      kind: 'consultation',
      subject: 'Consultation request: Ada King, Engines',
      facts: [
        ['Name', 'Ada King'],
        ['Company', 'Engines'],
        ['E-mail', 'ada@example.com'],
        ['Wanted', 'No preference'],
        ['Received', at],
      ],
      message: '',
      replyTo: 'ada@example.com',
      portalUrl: 'https://parley.example/admin?tab=bookings',
    });
    const full = bookingNotice(
      {
        ...booking,
        ...{ clientId: 'p1', phone: '+49 30 1234567', serviceInterest: 'Chat', message: 'm'.repeat(2001) },
      },
      site,
    );
    expect(full.leadId).toBe('p1');
    expect(full.facts.map(([label]) => label)).toEqual([
      ...['Name', 'Company', 'E-mail', 'Phone', 'Wanted', 'Interest', 'Received'],
    ]);
    expect(full.facts[3]).toEqual(['Phone', '+49 30 1234567']);
    expect(full.facts[5]).toEqual(['Interest', 'Chat']);
    expect(full.message).toHaveLength(2000);
  });

  it.each([
    [{}, 'No preference'],
    [{ timeZone: 'Asia/Tokyo' }, 'No preference'],
    [{ preferredDate: '2027-01-11' }, '2027-01-11'],
    [{ preferredTime: '10:00' }, '10:00'],
    [
      { preferredDate: '2027-01-11', preferredTime: '10:00', timeZone: 'Asia/Tokyo' },
      '2027-01-11 10:00 (Asia/Tokyo)',
    ],
    [
      { preferredDate: '2027-01-11', preferredTime: '10:00', timeZone: 'Asia/Tokyo', startsAt: 'S' },
      '2027-01-11 10:00 (Asia/Tokyo) = S',
    ],
  ])('shows the preferred time of %j as %j', (more, text) => expect(wanted(more)).toBe(text));
});
