import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookings } from '#functions/bookings/bookings.ts';
import { clients, editClient } from '#functions/clients/clients.ts';
import { contacts, editContact } from '#functions/contacts/contacts.ts';
import { counterDelta } from '#functions/table/counters.ts';
import {
  isOpenQuote,
  type LeadGroup,
  leadsIn,
  selectLeads,
  summarizeLeads,
  summarizePipeline,
} from '#shared/domain/lead-stats.ts';
import { clientStatusValues, contactStatusValues, leadChannelValues } from '#shared/domain/lead-statuses.ts';
import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import { makeBooking, makeClient, makeContact } from '#test/fixtures/leads.ts';
import { caseCount } from '#test/setup/depth.ts';
import { periodOf } from './periods.ts';
import { computeStats } from './stats.ts';

const start = Date.parse('2026-11-01T00:00:00.000Z');
const hourMs = 3_600_000;
const days = Array.from({ length: 10 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);

const event = fc.record({
  what: fc.constantFrom('contact', 'client', 'booking', 'import', 'edit', 'edit', 'edit', 'erase'),
  hours: fc.integer({ min: 0, max: 30 }),
  pick: fc.nat(),
  contactStatus: fc.constantFrom(...contactStatusValues),
  clientStatus: fc.constantFrom(...clientStatusValues),
  source: fc.constantFrom('manual', 'import', 'contact'),
  channel: fc.constantFrom(...leadChannelValues),
  language: fc.constantFrom(undefined, 'de', 'en', 'xx'),
  page: fc.constantFrom(undefined, '/', '/pricing', '/elsewhere'),
  isJoined: fc.boolean(),
  cents: fc.integer({ min: 0, max: 1_000_000 }),
});
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

/** Applies events as the server does, with the counters of each day that it would write. */
const play = (events: readonly Event[]) => {
  const stored = { contacts: [] as Contact[], clients: [] as Client[], bookings: [] as Booking[] };
  const counters = new Map<string, Record<string, number>>(days.map((day) => [day, {}]));
  const count = (createdAt: string, before: object, after: object) => {
    const sums = counters.get(createdAt.slice(0, 10)) ?? {};
    for (const [name, change] of Object.entries(counterDelta({ ...before }, { ...after })))
      sums[name] = (sums[name] ?? 0) + change;
  };
  const addContact = (contact: Contact) => {
    stored.contacts.push(contact);
    count(contact.createdAt, {}, contacts.dayCounters(contact));
  };
  const addClient = (client: Client) => {
    stored.clients.push(client);
    count(client.createdAt, {}, clients.dayCounters(client));
  };
  let now = start;
  for (const [index, step] of events.entries()) {
    now = Math.min(now + step.hours * hourMs, start + (days.length * 24 - 1) * hourMs);
    const createdAt = new Date(now).toISOString();
    const respondBy = new Date(now + 24 * hourMs).toISOString();
    const { channel, language, page, pick } = step;
    const made = { createdAt, updatedAt: createdAt, channel, language, page };
    const id = String(index);
    if (step.what === 'contact')
      addContact(makeContact(id, { ...made, respondBy, source: 'form', pricePerMonth: step.cents / 100 }));
    else if (step.what === 'import')
      addContact(
        makeContact(id, {
          ...made,
          respondBy: undefined,
          source: 'import',
          importedAt: step.isJoined ? createdAt : undefined,
          status: step.contactStatus,
        }),
      );
    else if (step.what === 'client') {
      addClient(
        makeClient(id, {
          ...made,
          respondBy: undefined,
          source: step.source,
          quotedPrice: step.cents / 100,
        }),
      );
    } else if (step.what === 'booking') {
      const contactId = step.isJoined ? 'joined' : undefined;
      if (contactId) addContact(makeContact(`${id}-c`, { ...made, respondBy, source: 'chat' }));
      addClient(makeClient(`${id}-p`, { ...made, respondBy, source: 'consultation', contactId }));
      const booking = makeBooking(`${id}-b`, { createdAt, contactId });
      stored.bookings.push(booking);
      count(createdAt, {}, bookings.dayCounters(booking));
    } else if (step.what === 'edit') {
      const position = pick % Math.max(1, stored.contacts.length + stored.clients.length);
      const contact = stored.contacts[position];
      const client = stored.clients[position - stored.contacts.length];
      if (contact) {
        const next = editContact(contact, { status: step.contactStatus }, new Date(now));
        stored.contacts[position] = next;
        count(contact.createdAt, contacts.dayCounters(contact), contacts.dayCounters(next));
      } else if (client) {
        const next = editClient(client, { status: step.clientStatus }, new Date(now));
        stored.clients[position - stored.contacts.length] = next;
        count(client.createdAt, clients.dayCounters(client), clients.dayCounters(next));
      }
    } else {
      const [contact] = stored.contacts.splice(pick % Math.max(1, stored.contacts.length), 1);
      if (contact) count(contact.createdAt, contacts.dayCounters(contact), {});
    }
  }
  return { stored, counters };
};

/** The server's totals of a collection. */
const totalsOf = (counters: readonly object[]): Record<string, number> => {
  const totals: Record<string, number> = { all: counters.length };
  for (const [name, count] of counters.flatMap((one) => Object.entries(one) as [string, number][]))
    if (name !== 'all') totals[name] = (totals[name] ?? 0) + count;
  return totals;
};

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, value) => total + value, 0);
const withoutUnknown = ({ unknown: _, ...counts }: Record<string, number>) => counts;

it('counts as many leads as the rows show, after any history', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 25 }), fc.nat({ max: days.length - 1 }), (events, firstDay) => {
      const { stored, counters } = play(events);
      const span = { from: `${days[firstDay]}T00:00:00.000Z` };
      const leads = leadsIn(stored.contacts, stored.clients, span);
      const summary = summarizeLeads(leads);

      // Every number equals the number of its rows.
      for (const name of ['leads', 'signed', 'answered', 'inTime'] as const)
        expect(selectLeads(leads, name)).toHaveLength(summary[name]);
      const groups: [LeadGroup, Record<string, number>][] = [
        ['source', summary.bySource],
        ['channel', summary.byChannel],
        ['language', summary.byLanguage],
        ['page', summary.byPage],
        ['day', summary.byDay],
      ];
      for (const [group, counts] of groups) {
        expect(sum(counts)).toBe(summary.leads);
        for (const [value, count] of Object.entries(counts))
          expect(selectLeads(leads, `${group}:${value}`)).toHaveLength(count);
      }

      // The server's counters say the same.
      const period = periodOf([...counters].slice(firstDay), {});
      expect(period).toMatchObject({
        leads: summary.leads,
        signed: summary.signed,
        response: { answered: summary.answered, inTime: summary.inTime },
        bySource: summary.bySource,
        byChannel: summary.byChannel,
      });
      expect(period.byLanguage).toEqual(withoutUnknown(summary.byLanguage));
      expect(period.byPage).toEqual(withoutUnknown(summary.byPage));
      expect(leads.some(({ lead }) => lead.source === 'import')).toBe(false);

      // The pipeline's parts add up.
      const pipeline = summarizePipeline(stored.contacts, stored.clients);
      expect(sum(pipeline.contacts.byStatus)).toBe(stored.contacts.length);
      expect(sum(pipeline.clients.byStatus)).toBe(stored.clients.length);
      const withStatus = (status: string) => stored.contacts.filter((contact) => contact.status === status);
      const real = stored.contacts.length - withStatus('spam').length;
      expect(pipeline.conversion * real).toBeCloseTo(withStatus('signed').length);
      const quotes = stored.clients.filter(isOpenQuote);
      expect(pipeline.openQuotes).toBeCloseTo(
        quotes.reduce((total, { quotedPrice = 0 }) => total + quotedPrice, 0),
      );

      // The server's totals and the lists' agree.
      const totals = computeStats({
        CONTACTS: totalsOf(stored.contacts.map((contact) => contacts.counters(contact))),
        CLIENTS: totalsOf(stored.clients.map((client) => clients.counters(client))),
      });
      expect(totals.contacts.total).toBe(pipeline.contacts.total);
      expect(totals.clients.total).toBe(pipeline.clients.total);
      expect(totals.conversion).toBeCloseTo(pipeline.conversion);
      expect(totals.monthlyRevenue).toBeCloseTo(pipeline.monthlyRevenue);
      expect(totals.openQuotes).toBeCloseTo(pipeline.openQuotes);
    }),
    { numRuns: caseCount(10_000) },
  );
});
