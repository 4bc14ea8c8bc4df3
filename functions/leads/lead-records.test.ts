import { describe, expect, it } from 'vitest';
import type { Booking, Contact } from '#shared/domain/leads.ts';
import { bookings, readBooking } from '../bookings/bookings.ts';
import { contacts, editContact, newContact, readContact } from '../contacts/contacts.ts';
import { subscribers } from '../subscribers/subscribers.ts';
import { redactLead } from './redact-lead.ts';
import { spamReason } from './spam.ts';

const id = '019aa000-0000-7000-8000-000000000001';
const made = new Date(0x019aa0000000).toISOString();
const now = new Date('2027-01-04T09:00:00.000Z');
const input = {
  ...{ firstName: 'Ada', lastName: 'King', email: 'ada@example.com', company: 'Engines' },
  ...{ service: 'platform', message: 'Hello' },
};
const contact = (more: Partial<Contact> = {}): Contact => ({
  ...newContact(input as never, { id, now }),
  ...more,
});

describe('damaged records', () => {
  it('show blanks, and name the damaged fields', () => {
    expect(readContact({ pk: 'CONTACTS', sk: id })).toEqual({
      ...{ id, firstName: '', lastName: '', email: '', company: '', service: '', message: '' },
      ...{ status: 'new', createdAt: made, updatedAt: made, source: 'form', channel: 'direct' },
      problem: expect.stringContaining('firstName, lastName, email'),
    });
    expect(readBooking({ pk: 'BOOKINGS', sk: id, firstName: 7 })).toMatchObject({
      ...{ id, firstName: '', lastName: '', email: '', company: '', createdAt: made },
      problem: expect.stringContaining('firstName'),
    });
    expect(readBooking({ sk: id, status: 'odd', durationMinutes: 'x', updatedAt: 5 })).toMatchObject({
      ...{ status: 'requested', durationMinutes: 30, updatedAt: made },
      problem: expect.stringContaining('status'),
    });
    expect(subscribers.read({ sk: id })).toMatchObject({ id, email: '', createdAt: made });
  });

  it('without an id have no creation time', () => {
    for (const read of [readContact, readBooking, subscribers.read])
      expect(read({})).toMatchObject({ id: '', createdAt: '1970-01-01T00:00:00.000Z' });
  });

  it('read requests stored before states existed as undamaged', () => {
    const before = { sk: id, id, ...input, createdAt: now.toISOString() };
    const read = readBooking(before);
    expect(read).toMatchObject({ status: 'requested', durationMinutes: 30, updatedAt: before.createdAt });
    expect(read).not.toHaveProperty('problem');
  });
});

describe('counters of a contact', () => {
  const all = (more: Partial<Contact>) => contacts.counters(contact(more));
  const day = (more: Partial<Contact>) => contacts.dayCounters?.(contact(more));

  it('count status, source and channel, and money once signed', () => {
    expect(all({})).toEqual({
      ...{ all: 1, 'status:new': 1, 'source:chat': 1, 'channel:direct': 1, revenueCents: 0 },
    });
    expect(all({ status: 'signed', pricePerMonth: 129.99 }).revenueCents).toBe(12_999);
    expect(all({ status: 'signed' }).revenueCents).toBe(0);
    expect(all({ status: 'contacted', pricePerMonth: 129 }).revenueCents).toBe(0);
    expect(all({ status: 'spam', pricePerMonth: 129 })).toEqual({ all: 1, 'status:spam': 1 });
  });

  it('count its day’s arrival and signing, without spam and imports', () => {
    expect(day({})).toEqual({ contacts: 1, 'source:chat': 1, 'channel:direct': 1 });
    expect(day({ status: 'signed' })).toMatchObject({ contacts: 1, signed: 1 });
    expect([day({ status: 'spam' }), day({ source: 'import' })]).toEqual([{}, {}]);
  });

  it('index it by address and number', () => {
    expect(contacts.identities(contact())).toEqual(['ada@example.com', '']);
    expect(contacts.identities(contact({ phone: '123456' }))).toEqual(['ada@example.com', '123456']);
  });
});

describe('counters of a consultation request', () => {
  const booking = (more: Partial<Booking>): Booking => ({
    ...readBooking({ sk: id, id, ...input, createdAt: now.toISOString() }),
    ...more,
  });
  it('count a booking of its day, unless it is spam or its contact was counted', () => {
    expect(bookings.counters(booking({}))).toEqual({ all: 1 });
    expect(bookings.counters(booking({ spamReason: 'x' }))).toEqual({ all: 1, spam: 1 });
    expect(bookings.dayCounters?.(booking({}))).toEqual({ bookings: 1 });
    expect(bookings.dayCounters?.(booking({ spamReason: 'x' }))).toEqual({});
    expect(bookings.dayCounters?.(booking({ contactId: 'c' }))).toEqual({});
    expect(bookings.identities(booking({}))).toEqual(['ada@example.com', '']);
    expect(bookings.identities(booking({ phone: '123456' }))).toEqual(['ada@example.com', '123456']);
    expect(subscribers.dayCounters?.({} as never)).toEqual({ subscribers: 1 });
    expect(subscribers.counters({} as never)).toEqual({ all: 1 });
    expect(subscribers.identities({ id, email: 'a@b.co', createdAt: made })).toEqual(['a@b.co']);
  });
});

describe('newContact', () => {
  it('contains the given fields only', () => {
    const at = now.toISOString();
    expect(contact()).toEqual({
      ...{ id, ...input, status: 'new', createdAt: at, updatedAt: at },
      ...{ respondBy: '2027-01-05T09:00:00.000Z', source: 'chat', channel: 'direct' },
    });
    const more = newContact(
      { ...input, service: 'Platform', phone: '123456', context: { page: '/pricing' } } as never,
      { id, now, spamReason: 'odd', language: 'de' },
    );
    expect(more).toMatchObject({
      ...{ phone: '123456', status: 'spam', spamReason: 'odd', language: 'de', page: '/pricing' },
      hasStory: true,
    });
    expect(more).not.toHaveProperty('respondBy');
    const empty = newContact({ ...input, context: {} } as never, { id, now });
    for (const field of ['hasStory', 'page', 'language', 'phone', 'spamReason'])
      expect(empty).not.toHaveProperty(field);
  });
});

describe('editContact', () => {
  const later = new Date('2027-01-04T12:00:00.000Z');
  const edit = (before: Partial<Contact>, patch: object) => editContact(contact(before), patch, later);
  const answered = { status: 'contacted', respondedAt: '2027-01-04T10:00:00.000Z' } as const;

  it('stops the clock once when it answers', () => {
    expect(edit({}, { status: 'contacted' }).respondedAt).toBe(later.toISOString());
    expect(edit(answered, { status: 'signed' }).respondedAt).toBe(answered.respondedAt);
    for (const status of ['new', 'spam']) expect(edit({}, { status }).respondedAt).toBeUndefined();
    expect(edit({}, { notes: 'x' })).toEqual({ ...contact(), notes: 'x' });
  });

  it('restarts the clock on return to new', () => {
    expect(edit(answered, { status: 'new' }).respondedAt).toBeUndefined();
    expect('respondedAt' in edit({}, { status: 'new', notes: 'x' })).toBe(false);
    expect(edit({ respondedAt: 'R' }, { notes: 'x' }).respondedAt).toBe('R');
  });

  it('starts the clock on "not spam", or keeps a running one', () => {
    const spam = { status: 'spam', spamReason: 'odd', respondBy: undefined } as const;
    expect(edit(spam, { status: 'new' })).toMatchObject({
      ...{ status: 'new', spamReason: undefined, respondBy: '2027-01-05T12:00:00.000Z' },
    });
    expect(edit({ ...spam, respondBy: 'B' }, { status: 'contacted' })).toMatchObject({
      ...{ respondBy: 'B', respondedAt: later.toISOString() },
    });
    expect(edit(spam, { notes: 'x' }).spamReason).toBe('odd');
    expect('respondedAt' in edit(spam, { status: 'new' })).toBe(false);
  });

  it('empties a cleared name or company', () => {
    expect(edit({}, { lastName: null, company: null, phone: null })).toMatchObject({
      ...{ lastName: '', company: '', phone: undefined },
    });
  });
});

describe('submitted forms', () => {
  const card = '4111 1111 1111 1111';
  it('are masked in every free text', () => {
    const sent = {
      ...{ firstName: card, lastName: card, company: card, message: card, phone: card, email: 'a@b.co' },
      context: { page: '/', transcript: [{ role: 'user' as const, content: card }] },
    };
    const masked = '•••• 1111';
    expect(redactLead(sent)).toEqual({
      ...{ firstName: masked, lastName: masked, company: masked, message: masked, phone: masked },
      email: 'a@b.co',
      context: { page: '/', transcript: [{ role: 'user', content: masked }] },
    });
    const bare = { firstName: 'A', lastName: 'B', company: 'C', context: { page: '/' } };
    expect(redactLead(bare)).toEqual(bare);
    expect(Object.keys(redactLead({ firstName: 'A', lastName: 'B', company: 'C' }))).toHaveLength(3);
  });

  const names = ['Ada', 'King', 'Engines'];
  it.each([
    [{ names: ['Ada', 'https://x.example', 'Engines'] }, 'A link instead of a name'],
    [{ names: ['Ada', 'King', 'see www.x.example'] }, 'A link instead of a name'],
    [{ names, message: 'http://a http://b http://c' }, undefined],
    [{ names, message: 'http://a http://b http://c www.d.example' }, 'Too many links in the message'],
    [{ names, message: 'Casino casino CASINO' }, undefined],
    [{ names, message: 'casino and porn' }, 'Words of a mass mailing in the message'],
    [{ names, message: '<a href="x">' }, 'Link markup in the message'],
    [{ names }, undefined],
  ])('are classified as spam or not: %j, %j', (sent, reason) => expect(spamReason(sent)).toBe(reason));
});
