import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Booking, Client, Contact, Subscriber } from '#shared/domain/leads.ts';
import { sheetName, sheets } from './export-columns.ts';

const id = '01890000-0000-7000-8000-000000000001';
const at = '2026-11-20T12:00:00.000Z';
const later = '2026-11-21T23:30:00.000Z';

/** A stored record as its spreadsheet row, by column name, without empty cells. */
const opened = (dataset: keyof typeof sheets, record: object, zone = 'Asia/Tokyo') => {
  const { headers, line } = sheets[dataset];
  const text = line({ pk: dataset.toUpperCase(), sk: id, ...record }, zone);
  const [cells = []] = Papa.parse<string[]>(text).data;
  const names = headers(zone);
  expect(cells).toHaveLength(names.length);
  return Object.fromEntries(names.map((name, index) => [name, cells[index]]).filter(([, cell]) => cell));
};

describe('export sheets', () => {
  it('of client projects contain every field, with the portal’s labels', () => {
    const client: Client = {
      id,
      companyName: 'Engines',
      clientName: 'Ada King',
      clientEmail: 'ada@example.com',
      clientPhone: '+49301234567',
      industry: 'Retail',
      companySize: '11-50',
      budget: '5k',
      status: 'in_progress',
      priorityLevel: 'urgent',
      primaryGoals: ['Sell', 'Help'],
      preferredTemplate: 'shop',
      languageRequirements: ['German', 'French'],
      integrationNeeds: ['Shopify'],
      hasExistingCRM: true,
      existingCRMName: 'HubSpot',
      hasWebsite: false,
      websitePlatform: 'Wix',
      hasLiveChat: true,
      currentChallenges: 'Nights',
      timeline: 'Spring',
      quotedPrice: 99.5,
      followUpDate: '2027-01-02',
      language: 'de',
      notes: 'Likes tea',
      source: 'consultation',
      channel: 'search',
      createdAt: at,
      updatedAt: later,
    };
    expect(opened('clients', client)).toEqual({
      ID: id,
      Company: 'Engines',
      Client: 'Ada King',
      Email: 'ada@example.com',
      Phone: '+49 301234567',
      Industry: 'Retail',
      'Company Size': '11-50',
      Budget: '5k',
      Status: 'In Progress',
      Priority: 'urgent',
      'Primary Goals': 'Sell; Help',
      Template: 'shop',
      Languages: 'German; French',
      Integrations: 'Shopify',
      'Has CRM': 'Yes',
      'CRM Name': 'HubSpot',
      'Has Website': 'No',
      'Website Platform': 'Wix',
      'Live Chat': 'Yes',
      'Current Challenges': 'Nights',
      Timeline: 'Spring',
      'Quoted Price ($)': '99.50',
      'Follow-up Date': '2027-01-02',
      Language: 'de',
      Notes: 'Likes tea',
      Source: 'Consultation request',
      Channel: 'Search engine',
      'Submitted (Asia/Tokyo)': '2026-11-20 21:00',
      'Updated (Asia/Tokyo)': '2026-11-22 08:30',
    });
  });

  it('of contacts contain every field', () => {
    const contact: Contact = {
      id,
      firstName: 'Ada',
      lastName: 'King',
      email: 'ada@example.com',
      phone: '030 1234567',
      company: 'Engines',
      service: 'customer-service',
      message: 'Hello',
      status: 'spam',
      pricePerMonth: 10,
      contractMonths: 12,
      followUpDate: '2027-01-02',
      language: 'fr',
      aiInsights: 'Eager',
      notes: 'Called',
      source: 'form',
      channel: 'campaign',
      spamReason: 'Too many links in the message',
      createdAt: at,
      respondedAt: later,
      updatedAt: later,
    };
    expect(opened('contacts', contact)).toEqual({
      ID: id,
      'First Name': 'Ada',
      'Last Name': 'King',
      Email: 'ada@example.com',
      Phone: '030 1234567',
      Company: 'Engines',
      Service: 'Customer Service Bots',
      Message: 'Hello',
      Status: 'Spam',
      'Price per Month ($)': '10.00',
      'Contract (months)': '12',
      'Follow-up Date': '2027-01-02',
      Language: 'fr',
      'AI Insights': 'Eager',
      Notes: 'Called',
      Source: 'Contact form',
      Channel: 'Campaign',
      'Spam Reason': 'Too many links in the message',
      'Received (Asia/Tokyo)': '2026-11-20 21:00',
      'Answered (Asia/Tokyo)': '2026-11-22 08:30',
      'Updated (Asia/Tokyo)': '2026-11-22 08:30',
    });
    // A custom service is exported unchanged.
    expect(opened('contacts', { ...contact, service: 'Quote flow' }).Service).toBe('Quote flow');
  });

  it('of requests contain the preferred time, the appointment and the result', () => {
    const booking: Booking = {
      id,
      firstName: 'Ada',
      lastName: 'King',
      email: 'ada@example.com',
      phone: '0301234567',
      company: 'Engines',
      status: 'no_show',
      startsAt: at,
      proposedStartsAt: later,
      durationMinutes: 45,
      preferredDate: '2026-11-20',
      preferredTime: '13:00',
      timeZone: 'Europe/Berlin',
      place: 'Room 1',
      serviceInterest: 'Sales',
      message: 'Please call',
      notes: 'Twice',
      spamReason: 'A link instead of a name',
      clientId: 'c-1',
      createdAt: at,
      updatedAt: later,
    };
    expect(opened('bookings', booking, 'UTC')).toEqual({
      ID: id,
      'First Name': 'Ada',
      'Last Name': 'King',
      Email: 'ada@example.com',
      Phone: '0301 234567',
      Company: 'Engines',
      Status: 'No-show',
      'Appointment (UTC)': '2026-11-20 12:00',
      'Proposed (UTC)': '2026-11-21 23:30',
      Minutes: '45',
      'Wished Day': '2026-11-20',
      'Wished Time': '13:00',
      'Time Zone': 'Europe/Berlin',
      Place: 'Room 1',
      Interest: 'Sales',
      Message: 'Please call',
      Notes: 'Twice',
      'Spam Reason': 'A link instead of a name',
      'Project ID': 'c-1',
      'Received (UTC)': '2026-11-20 12:00',
      'Updated (UTC)': '2026-11-21 23:30',
    });
  });

  it('of subscribers contain address and date', () => {
    const subscriber: Subscriber = { id, email: 'ada@example.com', source: 'blog', createdAt: at };
    expect(opened('subscribers', subscriber)).toEqual({
      ID: id,
      Email: 'ada@example.com',
      Source: 'blog',
      'Subscribed (Asia/Tokyo)': '2026-11-20 21:00',
    });
    const consent = { at, page: '/pricing', text: 'At most once a month.' };
    expect(opened('subscribers', { ...subscriber, consent, unsubscribedAt: at })).toMatchObject({
      'Consent (Asia/Tokyo)': '2026-11-20 21:00',
      'Consent Page': '/pricing',
      'Consent Text': 'At most once a month.',
      'Unsubscribed (Asia/Tokyo)': '2026-11-20 21:00',
    });
  });

  it.each(Object.keys(sheets) as (keyof typeof sheets)[])('of %s name damaged records', (dataset) => {
    expect(opened(dataset, { id: 7 }).Problem).toContain('This record is damaged: id');
  });

  it('are named after dataset and day', () => {
    const names = (Object.keys(sheets) as (keyof typeof sheets)[]).map((one) => sheetName(one, new Date(at)));
    expect(names).toEqual([
      'client-data-2026-11-20.csv',
      'contact-data-2026-11-20.csv',
      'booking-data-2026-11-20.csv',
      'subscriber-data-2026-11-20.csv',
    ]);
  });
});
