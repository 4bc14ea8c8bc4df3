import { describe, expect, it } from 'vitest';
import type { ConversationSummary } from '#shared/api/conversations.ts';
import { brand } from '#shared/brand.ts';
import { summarizeLeads } from '#shared/domain/lead-stats.ts';
import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import { makeBooking, makeClient, makeContact } from '#test/fixtures/leads.ts';
import { dueCount } from './due-count.ts';
import { sinceYesterday, startOfYesterday } from './since-yesterday.ts';
import { listAppointments } from './sources/appointments.ts';
import { listInCare, listWaiting } from './sources/conversations.ts';
import { listFollowUps } from './sources/follow-ups.ts';
import { listLeadTasks } from './sources/lead-tasks.ts';
import { listRepliesDue } from './sources/replies-due.ts';
import { ranks, snoozeDays } from './today-item.ts';

const now = Date.parse('2026-05-04T10:00:00.000Z');
const at = '2026-05-03T12:00:00.000Z';
const hoursFromNow = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

const email = 'ada@example.com';
const contact = (id: string, more: Partial<Contact> = {}) =>
  makeContact(id, { email, message: 'Hello there', respondBy: hoursFromNow(2), ...more });
const client = (id: string, more: Partial<Client> = {}) => makeClient(id, { clientEmail: email, ...more });
const booking = (id: string, more: Partial<Booking> = {}) => makeBooking(id, { email, ...more });

describe('listRepliesDue', () => {
  it('lists one item per person with the lead that has waited longest', () => {
    const owed = listRepliesDue(
      [
        contact('1', { message: 'Second message' }),
        contact('2', { email: 'ADA@example.com', message: 'First', respondBy: hoursFromNow(-3) }),
        contact('3', { email: 'grace@example.com', respondBy: hoursFromNow(10) }),
      ],
      [client('4', { respondBy: hoursFromNow(1) })],
      [],
      now,
    );
    expect(owed.map(({ person, text, due, urgency }) => ({ person, text, due, urgency }))).toEqual([
      { person: 'ada@example.com', text: 'First', due: 'Overdue by 3 h, 3 messages', urgency: 'overdue' },
      { person: 'grace@example.com', text: 'Hello there', due: '10 h left to answer', urgency: 'today' },
    ]);
    expect(owed[0]?.done?.changes.map(({ lead, patch }) => [lead.lead.id, patch])).toEqual(
      ['1', '2', '4'].map((id) => [id, { status: 'contacted' }]),
    );
    const until = { day: '2026-05-05', instant: '2026-05-05T00:00:00.000Z' };
    expect(owed[0]?.snooze?.(until).changes[0]?.patch).toEqual({ snoozedUntil: until.instant });
  });

  it('skips answered leads, spam and leads without a clock', () => {
    const done = [
      contact('1', { respondedAt: at }),
      contact('2', { status: 'spam' }),
      contact('3', { status: 'contacted' }),
      contact('4', { respondBy: undefined }),
      contact('6', { snoozedUntil: hoursFromNow(1) }),
    ];
    expect(listRepliesDue(done, [client('5')], [], now)).toEqual([]);
  });

  it('keeps people without address or number apart', () => {
    const owed = listRepliesDue([contact('1', { email: '' }), contact('2', { email: '' })], [], [], now);
    expect(owed.map(({ key, person }) => [key, person])).toEqual([
      ['answer:1', undefined],
      ['answer:2', undefined],
    ]);
  });

  it('falls back to the goals of a project without a message', () => {
    const [owed] = listRepliesDue([], [client('1', { respondBy: hoursFromNow(2) })], [], now);
    expect(owed).toMatchObject({ name: 'Ada Lovelace', text: 'Consultation', urgency: 'soon' });
  });
});

describe('reasons and ranks', () => {
  const owed = (contacts: Contact[], clients: Client[] = [], bookings: Booking[] = []) =>
    listRepliesDue(contacts, clients, bookings, now).map(({ name, reason, rank }) => [name, reason, rank]);
  const from = (name: string, more: Partial<Contact>) =>
    contact(name, { firstName: name, lastName: '', email: `${name}@example.com`, ...more });

  it('puts urgent words first, then bookings with a time, then overdue and due replies', () => {
    const startsAt = '2026-05-07T08:00:00.000Z';
    expect(
      owed(
        [
          from('due', { respondBy: hoursFromNow(1) }),
          from('late', { respondBy: hoursFromNow(-1) }),
          from('urgent', { message: 'URGENT, please call', respondBy: hoursFromNow(23) }),
        ],
        [
          client('booked', {
            clientName: 'booked',
            clientEmail: 'b@example.com',
            bookingId: 'b1',
            respondBy: hoursFromNow(20),
          }),
        ],
        [booking('b1', { startsAt })],
      ),
    ).toEqual([
      ['urgent', 'Says it is urgent', ranks.urgent],
      ['booked', 'Booking for Thursday, 10:00', ranks.booking],
      ['late', 'New message', ranks.overdue],
      ['due', 'New message', ranks.due],
    ]);
  });

  it('puts outages and wrong charges from the chat first, and says who wants a call', () => {
    const reported = [
      from('question', { message: 'How much is it?', respondBy: hoursFromNow(1) }),
      from('call', { message: 'Anliegen: Rückruf\nAngaben: Preise', respondBy: hoursFromNow(20) }),
      from('outage', { message: 'Concerns: outage\nDetails: no answers', respondBy: hoursFromNow(23) }),
      from('charge', { message: 'Objet: débit erroné', respondBy: hoursFromNow(24) }),
    ];
    expect(owed(reported)).toEqual([
      ['outage', 'Outage, reported in the chat', ranks.urgent],
      ['charge', 'Wrong charge, reported in the chat', ranks.urgent],
      ['call', 'Wants a call', ranks.booking],
      ['question', 'New message', ranks.due],
    ]);
  });

  it('names customers in trouble and declined bookings', () => {
    const message = 'Our bot doesn’t work';
    const signed = from('ada', { status: 'signed', respondedAt: at });
    const declined = client('p', {
      clientEmail: 'd@example.com',
      bookingId: 'b',
      respondBy: hoursFromNow(5),
    });
    expect(
      owed(
        [signed, { ...from('ada', { message }), id: 'second' }, from('bo', { message })],
        [declined],
        [booking('b', { status: 'declined', startsAt: hoursFromNow(50) })],
      ).map(([, reason]) => reason),
    ).toEqual(['Customer in trouble', 'New message', 'Booking declined']);
  });
});

describe('listWaiting', () => {
  const talk = (id: string, minutes: number, more: Partial<ConversationSummary> = {}) => ({
    id,
    startedAt: at,
    updatedAt: at,
    endsAt: at,
    language: 'de' as const,
    page: '/pricing',
    where: 'site',
    turns: 1,
    outcome: 'passed' as const,
    first: 'Hallo',
    last: 'Kann mich jemand beraten?',
    state: 'waiting' as const,
    waitingSince: new Date(now - minutes * 60_000).toISOString(),
    live: 0,
    ...more,
  });

  it('lists waiting visitors latest first and links to their conversation', () => {
    const waiting = listWaiting([talk('old', 130), talk('new', 0.5), talk('mid', 7)], now);
    expect(waiting.map(({ key, due, urgency }) => [key, due, urgency])).toEqual([
      ['talk:new', 'Has been waiting for less than a minute', 'soon'],
      ['talk:mid', 'Has been waiting for 7 min', 'overdue'],
      ['talk:old', 'Asked for a person 2 h ago', 'overdue'],
    ]);
    expect(waiting[0]).toMatchObject({
      text: 'Kann mich jemand beraten?',
      company: 'German, on /pricing',
      opens: { label: 'Answer', search: { tab: 'conversations', view: 'waiting', talk: 'new' } },
    });
  });

  it('lists conversations that need care before all others', () => {
    const [item] = listInCare([talk('care', 5, { state: 'assistant', danger: true })]);
    expect(item).toMatchObject({
      key: 'talk:care',
      reason: 'Needs care',
      rank: ranks.care,
      opens: { search: { tab: 'conversations', talk: 'care' } },
    });
  });

  it('skips visitors who were answered or asked more than a day ago', () => {
    const rows = [
      talk('1', 5, { state: 'person' }),
      talk('2', 60 * 25),
      talk('3', 1, { waitingSince: undefined }),
    ];
    expect(listWaiting(rows, now)).toEqual([]);
    expect(listWaiting([talk('4', 1, { first: '', last: '', page: 'other' })], now)[0]).toMatchObject({
      text: 'Asked for a person',
      company: 'German, on another page',
    });
  });
});

describe('the other sources', () => {
  it('lists due follow-ups, oldest first', () => {
    const due = listFollowUps(
      [
        client('1', { followUpDate: '2026-05-04' }),
        client('2', { followUpDate: '2026-05-01', notes: 'Send the offer' }),
        client('3', { followUpDate: '2026-05-05' }),
        client('4', { followUpDate: '2026-05-01', status: 'completed' }),
      ],
      [
        contact('5', { followUpDate: '2026-05-02' }),
        contact('6', { followUpDate: '2026-05-02', status: 'spam' }),
      ],
      '2026-05-04',
    );
    expect(due.map(({ key, due: words, urgency }) => [key, words, urgency])).toEqual([
      ['follow-up:2', 'Follow-up missed on May 1, 2026', 'overdue'],
      ['follow-up:5', 'Follow-up missed on May 2, 2026', 'overdue'],
      ['follow-up:1', 'Follow up today', 'today'],
    ]);
  });

  it('lists appointments of today and tomorrow in the company’s time zone', () => {
    const ahead = listAppointments(
      [
        booking('1', { startsAt: '2026-05-05T08:00:00.000Z' }),
        booking('2', { startsAt: '2026-05-04T11:00:00.000Z', status: 'confirmed' }),
        booking('3', { startsAt: '2026-05-04T08:00:00.000Z' }),
        booking('7', { startsAt: '2026-05-04T12:00:00.000Z', status: 'declined' }),
        booking('4', { startsAt: '2026-05-07T08:00:00.000Z' }),
        booking('5', { startsAt: '2026-05-04T11:30:00.000Z', spamReason: 'A hidden field was filled in.' }),
        booking('6'),
      ],
      now,
    );
    expect(ahead.map(({ key, due, urgency }) => [key, due, urgency])).toEqual([
      ['appointment:2', 'Today at 13:00', 'soon'],
      ['appointment:1', 'Tomorrow at 10:00, not confirmed yet', 'later'],
    ]);
  });

  it('lists a booking request that waits for a reply once', () => {
    const startsAt = '2026-05-05T08:00:00.000Z';
    const keys = (project: Partial<Client>) =>
      listLeadTasks(
        [],
        [client('p', { bookingId: 'b', respondBy: hoursFromNow(2), ...project })],
        [booking('b', { startsAt })],
        now,
      ).map(({ key }) => key);
    expect(keys({})).toEqual(['answer:ada@example.com']);
    expect(keys({ respondedAt: at })).toEqual(['appointment:b']);
  });

  it('counts each lead since yesterday once, without imports and spam', () => {
    const from = startOfYesterday(now);
    expect(Date.parse(from)).toBeLessThan(now - 86_400_000 + 1);
    const { leads, bookings } = sinceYesterday(
      [
        contact('1'),
        contact('2', { status: 'spam' }),
        contact('3', { status: 'signed', respondedAt: at }),
        contact('imported', { source: 'import', status: 'signed', importedAt: at }),
        // An older lead that was edited today doesn't count as a lead of today.
        contact('old', { createdAt: '2026-04-01T00:00:00.000Z', status: 'signed', updatedAt: at }),
      ],
      [client('4', { contactId: '3' }), client('5', { source: 'contact' }), client('6')],
      [
        booking('7'),
        booking('8', { spamReason: 'x' }),
        booking('9', { createdAt: '2026-04-01T00:00:00.000Z' }),
      ],
      from,
    );
    expect(leads.map(({ lead }) => lead.id)).toEqual(['1', '3', '6']);
    expect(summarizeLeads(leads)).toMatchObject({ leads: 3, answered: 1, signed: 1 });
    expect(bookings.map(({ id }) => id)).toEqual(['7']);
  });
});

it('counts the same items as the sections', () => {
  const owed = [contact('1'), contact('2', { email: 'ADA@example.com' })];
  const due = client('3', { followUpDate: '2026-05-04' });
  const ahead = booking('4', { startsAt: '2026-05-04T11:00:00.000Z' });
  const day = { contacts: owed, clients: [due], bookings: [ahead], conversations: 2 };
  expect(dueCount(day, now)).toBe(5);
  expect(dueCount({ contacts: [], clients: [], bookings: [], conversations: 0 }, now)).toBe(0);
});

it('snoozes until tomorrow or next Monday', () => {
  const days = (text: string) => {
    const { tomorrow, nextWeek } = snoozeDays(Date.parse(text));
    return [tomorrow.day, nextWeek.day];
  };
  expect(days('2026-05-04T10:00:00')).toEqual(['2026-05-05', '2026-05-11']);
  expect(days('2026-05-10T10:00:00')).toEqual(['2026-05-11', '2026-05-11']);
  expect(days('2026-12-31T10:00:00')).toEqual(['2027-01-01', '2027-01-04']);
});

it('snoozes until the morning when used late in the evening', () => {
  const { tomorrow } = snoozeDays(Date.parse('2026-05-04T23:01:00'));
  const [hour, minute] = brand.consultationHours.from.split(':').map(Number);
  const back = new Date(tomorrow.instant);
  expect([back.getDate(), back.getHours(), back.getMinutes()]).toEqual([5, hour, minute]);
});
