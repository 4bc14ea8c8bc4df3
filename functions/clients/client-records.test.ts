import { describe, expect, it } from 'vitest';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { newContact } from '../contacts/contacts.ts';
import { clockCounters, respondBy } from '../leads/clock.ts';
import { periodOf } from '../overview/periods.ts';
import { clientOfContact, clients, editClient, newClient, readClient } from './clients.ts';

const id = '019aa000-0000-7000-8000-000000000001';
const now = new Date('2027-01-04T09:00:00.000Z');
const later = new Date('2027-01-04T12:00:00.000Z');
const made = { id, now };
const who = { companyName: 'Engines', clientName: 'Ada King', clientEmail: 'ada@example.com' };
const client = (more: Partial<Client> = {}): Client => ({ ...newClient(who, made), ...more });
const blank = {
  ...{ industry: 'Not specified', companySize: 'Not specified', budget: 'Not specified' },
  ...{ primaryGoals: [], languageRequirements: [], integrationNeeds: [] },
  ...{ hasExistingCRM: false, hasWebsite: false, hasLiveChat: false },
  ...{ currentChallenges: 'Not specified', timeline: 'Not specified' },
};

describe('client projects', () => {
  it('say "Not specified" for unanswered fields', () => {
    const at = now.toISOString();
    expect(client()).toEqual({
      ...{
        id,
        ...who,
        ...blank,
        status: 'new',
        priorityLevel: 'medium',
        source: 'manual',
        channel: 'direct',
      },
      ...{ createdAt: at, updatedAt: at },
    });
    expect(newClient({ ...who, budget: '', timeline: undefined, industry: 'Looms' }, made)).toMatchObject({
      ...{ budget: 'Not specified', timeline: 'Not specified', industry: 'Looms' },
    });
  });

  it('start a response clock only if a visitor asked for one', () => {
    expect(newClient({ ...who, source: 'consultation' }, made).respondBy).toBe('2027-01-05T09:00:00.000Z');
    expect(newClient({ ...who, source: 'manual' }, made)).not.toHaveProperty('respondBy');
  });

  it('show damaged fields as blank and name them', () => {
    expect(readClient({ sk: id, companyName: 7 })).toMatchObject({
      ...{ ...blank, id, companyName: '', clientName: '', clientEmail: '', status: 'new' },
      problem: expect.stringContaining('companyName'),
    });
    expect(readClient({})).toMatchObject({ id: '', createdAt: '1970-01-01T00:00:00.000Z' });
    expect(clients.identities(client())).toEqual(['ada@example.com', '']);
    expect(clients.identities(client({ clientPhone: '123456' }))).toEqual(['ada@example.com', '123456']);
  });

  it('copy a contact’s message and link to it', () => {
    const contact: Contact = {
      ...newContact(
        {
          firstName: 'Ada',
          lastName: '',
          email: 'a@b.co',
          company: 'Co',
          service: 'x',
          message: 'Help',
        } as never,
        { id: 'c1', now },
      ),
      ...{ notes: 'Nice', channel: 'search' },
    };
    expect(clientOfContact(contact, 'Chat', made)).toMatchObject({
      ...{ companyName: 'Co', clientName: 'Ada', clientEmail: 'a@b.co', primaryGoals: ['Chat'] },
      ...{ currentChallenges: 'Help', notes: 'Nice', status: 'new', source: 'contact', channel: 'search' },
      contactId: 'c1',
    });
    expect(clientOfContact({ ...contact, status: 'signed' }, 'Chat', made).status).toBe('contacted');
  });

  it('stop the clock when edited and restart it on return to new', () => {
    const answered = client({ status: 'quoted', respondedAt: 'R' });
    expect(editClient(client(), { status: 'quoted' }, later).respondedAt).toBe(later.toISOString());
    expect(editClient(answered, { status: 'completed' }, later).respondedAt).toBe('R');
    expect(editClient(answered, { status: 'new' }, later).respondedAt).toBeUndefined();
    expect('respondedAt' in editClient(client(), { notes: 'x' }, later)).toBe(false);
    expect(editClient(client({ budget: 'Much' }), { budget: null } as never, later).budget).toBe(
      'Not specified',
    );
    expect(editClient(client({ notes: 'x' }), { notes: null } as never, later).notes).toBeUndefined();
  });

  it('count an answer only if one was owed', () => {
    const respondedAt = later.toISOString();
    expect(clients.counters(client({ respondedAt }))).not.toHaveProperty('answered');
    expect(clients.counters(client({ respondedAt, respondBy: respondBy(now) }))).toMatchObject({
      ...{ answered: 1, inTime: 1, answerMinutes: 180 },
    });
  });
});

describe('the response clock', () => {
  const lead = { createdAt: now.toISOString(), respondBy: respondBy(now) };
  it('runs for 24 hours', () => expect(respondBy(now)).toBe('2027-01-05T09:00:00.000Z'));

  it.each([
    [0, 0],
    [89_000, 1],
    [90_000, 2],
    [-60_000, 0],
  ])('after %i ms counts %i minutes', (ms, minutes) => {
    const respondedAt = new Date(now.getTime() + ms).toISOString();
    expect(clockCounters({ ...lead, respondedAt })).toMatchObject({ answered: 1, answerMinutes: minutes });
    expect(clockCounters(lead)).toEqual({});
  });

  it('counts an answer in the last millisecond as in time', () => {
    const inTime = (respondedAt: string) => clockCounters({ ...lead, respondedAt }).inTime;
    expect(inTime(lead.respondBy)).toBe(1);
    expect(inTime('2027-01-05T09:00:00.001Z')).toBe(0);
  });

  it('reads a period’s groups of counters', () => {
    const day = {
      answered: 2,
      'visit:search': 3,
      'channel:search': 1,
      'language:de': 1,
      'page:blog': 1,
    };
    expect(periodOf([['2027-01-04', day]], {})).toMatchObject({
      ...{
        visitsByChannel: { search: 3 },
        byChannel: { search: 1 },
        byLanguage: { de: 1 },
        byPage: { blog: 1 },
      },
      response: { answered: 2, inTime: 0 },
    });
  });
});
