import { describe, expect, it } from 'vitest';
import type { Client } from '#shared/domain/leads.ts';
import { filterLeads, sortLeads } from '../leads/lead-definition.ts';
import { clientColumns } from './columns.tsx';
import { clientList, countClients, isFollowUpDue } from './model.ts';

const client = (id: string, more: Partial<Client> = {}): Client => ({
  id,
  companyName: 'Engines',
  clientName: 'Ada Lovelace',
  clientEmail: `${id}@example.com`,
  industry: 'Machines',
  companySize: '10',
  budget: '5000',
  status: 'new',
  priorityLevel: 'medium',
  primaryGoals: [],
  languageRequirements: [],
  integrationNeeds: [],
  hasExistingCRM: false,
  hasWebsite: false,
  hasLiveChat: false,
  currentChallenges: '',
  timeline: '',
  createdAt: `2026-05-0${id.length}T12:00:00Z`,
  updatedAt: '2026-05-01T12:00:00Z',
  source: 'manual',
  channel: 'direct',
  ...more,
});
const ids = (rows: readonly Client[]) => rows.map(({ id }) => id).join(' ');

describe('the client search', () => {
  const rows = [
    client('a', { companyName: 'Navy', priorityLevel: 'urgent' }),
    client('b', { clientName: 'Grace Hopper', status: 'quoted' }),
    client('c', { clientEmail: 'boss@bletchley.example', notes: 'navy' }),
  ];

  it('searches company, name and email only', () => {
    expect(ids(filterLeads(clientList, rows, 'NAVY', {}))).toBe('a');
    expect(ids(filterLeads(clientList, rows, 'hopper', {}))).toBe('b');
    expect(ids(filterLeads(clientList, rows, 'bletchley', {}))).toBe('c');
  });

  it('combines search, status and priority', () => {
    expect(ids(filterLeads(clientList, rows, '', { cstatus: 'quoted' }))).toBe('b');
    expect(ids(filterLeads(clientList, rows, '', { priority: 'urgent' }))).toBe('a');
    expect(ids(filterLeads(clientList, rows, 'hopper', { cstatus: 'quoted', priority: 'urgent' }))).toBe('');
  });
});

describe('countClients', () => {
  it('counts all, new, in progress and completed', () => {
    const rows = (['new', 'new', 'in_progress', 'completed', 'rejected', 'quoted'] as const).map(
      (status, index) => client(String(index), { status }),
    );
    expect(countClients(rows)).toEqual({ total: 6, new: 2, inProgress: 1, completed: 1 });
  });
});

describe('isFollowUpDue', () => {
  const today = '2026-05-13';

  it('is true on the follow-up day and after it', () => {
    expect(isFollowUpDue(client('a', { followUpDate: today }), today)).toBe(true);
    expect(isFollowUpDue(client('a', { followUpDate: '2026-05-12' }), today)).toBe(true);
    expect(isFollowUpDue(client('a', { followUpDate: '2026-05-14' }), today)).toBe(false);
    expect(isFollowUpDue(client('a'), today)).toBe(false);
  });

  it('is false for a closed project', () => {
    for (const status of ['completed', 'rejected'] as const)
      expect(isFollowUpDue(client('a', { followUpDate: today, status }), today)).toBe(false);
  });
});

describe('the order of clients', () => {
  const now = Date.parse('2026-05-13T12:00:00Z');
  const rows = [
    client('a', { followUpDate: '2026-06-02' }),
    client('bb', { followUpDate: '2026-06-01' }),
    client('ccc', { respondBy: '2026-05-12T12:00:00Z' }),
    client('dddd'),
  ];

  it.each([
    ['newest', 'dddd ccc bb a'],
    ['followUp', 'bb a dddd ccc'],
    ['overdue', 'ccc dddd bb a'],
    ['-followUpDate', 'a bb dddd ccc'],
  ] as const)('sorts %s', (sort, order) => {
    expect(
      ids(
        sortLeads(
          rows,
          sort,
          now,
          clientColumns(now, '2026-05-13', () => undefined),
        ),
      ),
    ).toBe(order);
  });
});
