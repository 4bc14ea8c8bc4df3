import { describe, expect, it } from 'vitest';
import type { Client } from '#shared/domain/leads.ts';
import { clients, newClient } from './clients.ts';

const made = { id: '019aa000-0000-7000-8000-000000000001', now: new Date('2027-01-04T09:00:00.000Z') };
const client = (more: Partial<Client> = {}): Client => ({
  ...newClient({ companyName: 'Engines', clientName: 'Ada King', clientEmail: 'ada@example.com' }, made),
  ...more,
});

describe('counters of a project', () => {
  it('count open money in cents while it is quoted or in progress', () => {
    const cents = (status: Client['status'], quotedPrice?: number) =>
      clients.counters(client({ status, quotedPrice })).quotedCents;
    expect(cents('quoted', 99.99)).toBe(9999);
    expect(cents('in_progress', 10)).toBe(1000);
    expect([cents('quoted'), cents('new', 10), cents('completed', 10), cents('rejected', 10)]).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('count its status, priority, source and channel', () => {
    expect(
      clients.counters(client({ status: 'quoted', source: 'contact', channel: 'search' })),
    ).toMatchObject({
      all: 1,
      'status:quoted': 1,
      'source:contact': 1,
      'channel:search': 1,
    });
  });

  it('count it as a lead unless it came from a counted contact', () => {
    const lead = (more: Partial<Client>) =>
      clients.counters(client({ channel: 'search', ...more }))['lead:search'];
    expect([
      lead({ source: 'manual' }),
      lead({ source: 'import' }),
      lead({ source: 'consultation' }),
    ]).toEqual([1, 1, 1]);
    expect([lead({ source: 'contact' }), lead({ source: 'consultation', contactId: 'c' })]).toEqual([
      undefined,
      undefined,
    ]);
    expect(clients.counters(client({ source: 'consultation', contactId: 'c' })).joined).toBe(1);
    expect(clients.counters(client({ source: 'consultation' }))).not.toHaveProperty('joined');
    expect(clients.counters(client({ source: 'manual', contactId: 'c' }))).not.toHaveProperty('joined');
  });

  it('count it for its day as arrived by hand or form, never by import, and as won once in progress', () => {
    const day = (more: Partial<Client>) => clients.dayCounters?.(client(more)) ?? {};
    expect(day({ source: 'manual' })).toMatchObject({ clients: 1, 'source:manual': 1 });
    expect(day({ source: 'consultation' })).toMatchObject({ 'source:consultation': 1 });
    expect(day({ source: 'consultation' })).not.toHaveProperty('clients');
    expect([day({ source: 'import' }), day({ source: 'contact' })]).toEqual([{}, {}]);
    const won = (status: Client['status']) => 'signed' in day({ source: 'manual', status });
    expect([won('new'), won('quoted'), won('in_progress'), won('completed'), won('rejected')]).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});
