import { describe, expect, it } from 'vitest';
import { computeStats } from './stats.ts';

describe('overview stats', () => {
  it('are zero before the first lead', () => {
    expect(computeStats({})).toMatchObject({
      contacts: { total: 0, byStatus: {} },
      conversion: 0,
      monthlyRevenue: 0,
      response: { answered: 0, inTime: 0, meanHours: 0 },
    });
  });

  it('count each lead once, by where it was made', () => {
    const { leads } = computeStats({
      CONTACTS: { all: 5, 'source:form': 2, 'source:chat': 1, 'source:flow': 2 },
      // Two conversations led to an appointment, three visitors asked in the chat, one contact became a
      // project.
      CLIENTS: { all: 8, 'source:consultation': 5, joined: 2, 'source:manual': 2, 'source:contact': 1 },
    });
    expect(leads.bySource).toEqual({ form: 2, chat: 1, flow: 2, consultation: 3, manual: 2, import: 0 });
  });

  it('count leads by how they came, contacts and projects together', () => {
    const { leads } = computeStats({
      CONTACTS: {
        'source:form': 3,
        'channel:search': 2,
        'channel:direct': 1,
        'language:de': 3,
        'page:blog': 1,
      },
      CLIENTS: { 'source:manual': 2, 'lead:search': 1, 'lead:social': 1, 'language:de': 1, 'page:home': 2 },
    });
    expect(leads).toMatchObject({
      total: 5,
      byChannel: { search: 3, direct: 1, social: 1 },
      byLanguage: { de: 4 },
      byPage: { blog: 1, home: 2 },
    });
  });

  it('leave spam out of the conversion, and count money in dollars', () => {
    const { contacts, conversion, monthlyRevenue, openQuotes, response } = computeStats({
      CONTACTS: {
        n: 40,
        all: 12,
        'status:spam': 2,
        'status:signed': 4,
        'status:new': 6,
        'status:contacted': 0,
        revenueCents: 51_960,
        answered: 4,
        inTime: 3,
        answerMinutes: 600,
      },
      CLIENTS: { quotedCents: 150_050, answered: 1, inTime: 1, answerMinutes: 30 },
    });
    expect(contacts).toMatchObject({ total: 12, byStatus: { spam: 2, signed: 4, new: 6 } });
    expect(contacts.byStatus).not.toHaveProperty('contacted');
    expect([conversion, monthlyRevenue, openQuotes]).toEqual([0.4, 519.6, 1500.5]);
    expect(response).toEqual({ answered: 5, inTime: 4, meanHours: 2.1 });
  });
});
