// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LeadStory } from '#shared/api/admin-leads.ts';
import type { Booking, Client, Contact, Subscriber } from '#shared/domain/leads.ts';
import { xssPayloads } from '#test/fixtures/xss-payloads.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { BookingsTab } from '../bookings/bookings-tab.tsx';
import { SubscribersTab } from '../bookings/subscribers-tab.tsx';
import { ClientDetails } from '../clients/client-details.tsx';
import { clientColumns } from '../clients/columns.tsx';
import { contactColumns } from '../contacts/columns.tsx';
import type { Portal } from '../data/portal.ts';
import type { Column } from '../shared/table/columns.ts';
import { LeadTable } from '../shared/table/lead-table.tsx';
import { History, SameAddress, Visit } from './story-parts.tsx';

vi.mock('../data/use-list.ts', async (load) => ({
  ...(await load<typeof import('../data/use-list.ts')>()),
  useList: () => ({ ...collection, rows: held.subscribers }),
}));
// jsdom does not support the `search` element.
vi.mock('../parts/filter-bar.tsx', () => ({ FilterBar: () => null, SearchBox: () => null }));
// jsdom has no layout: render every row.
vi.mock('@tanstack/react-virtual', () => ({
  useWindowVirtualizer: ({ count }: { count: number }) => ({
    getVirtualItems: () =>
      Array.from({ length: count }, (_, index) => ({ index, key: index, start: 0, end: 0 })),
    getTotalSize: () => 0,
    measureElement: () => undefined,
    measure: () => undefined,
  }),
}));

const held: { bookings: Booking[]; subscribers: Subscriber[] } = { bookings: [], subscribers: [] };
const collection = { state: 'ready', complete: true, problem: undefined };

const at = '2026-11-21T10:00:00.000Z';
const makeContact = (text: string): Contact => ({
  id: 'c',
  firstName: text,
  lastName: text,
  email: text,
  company: text,
  service: text,
  message: text,
  status: 'spam',
  createdAt: at,
  updatedAt: at,
  notes: text,
  aiInsights: text,
  source: 'form',
  channel: 'direct',
  spamReason: text,
  problem: text,
});
const makeClient = (text: string) =>
  ({
    id: 'p',
    companyName: text,
    clientName: text,
    clientEmail: text,
    clientPhone: text,
    industry: text,
    companySize: text,
    budget: text,
    status: 'new',
    priorityLevel: 'high',
    primaryGoals: [text],
    preferredTemplate: text,
    languageRequirements: [text],
    integrationNeeds: [text],
    hasExistingCRM: true,
    existingCRMName: text,
    hasWebsite: true,
    websitePlatform: text,
    hasLiveChat: false,
    currentChallenges: text,
    timeline: text,
    notes: text,
    createdAt: at,
    updatedAt: at,
    source: 'form',
    channel: 'direct',
  }) as Client;
const makeVisit = (text: string): LeadStory['story'] => ({
  page: text,
  referrer: text,
  utm: { utm_source: text },
  template: text,
  plan: text,
  learning: { points: 1, steps: [text], achievements: [text], industries: [text] },
  transcript: [{ role: 'user', content: text }],
  flowId: text,
  flowName: text,
});
const makeBooking = (text: string): Booking => ({
  id: 'b',
  firstName: text,
  lastName: text,
  email: text,
  company: text,
  phone: text,
  preferredDate: text,
  preferredTime: text,
  timeZone: text,
  serviceInterest: text,
  message: text,
  status: 'requested',
  durationMinutes: 30,
  updatedAt: at,
  createdAt: at,
});
const nothing = () => undefined;

const Table = <T extends { id: string; notes?: string }>({
  row,
  columns,
}: {
  row: T;
  columns: readonly Column<T>[];
}) => (
  <LeadTable
    rows={[row]}
    label="Leads"
    columns={columns}
    getName={({ notes = '' }) => notes}
    sort=""
    onSort={nothing}
    actions={nothing}
    actionsWidth={8}
  />
);

const Everything = ({ text }: { text: string }) => (
  <MemoryRouter>
    <MantineRoot>
      <Table row={makeContact(text)} columns={contactColumns(Date.parse(at), () => 2, nothing)} />
      <Table row={makeClient(text)} columns={clientColumns(Date.parse(at), '2026-11-21', nothing)} />
      <ClientDetails
        client={makeClient(text)}
        id="details"
        onChange={async () => ({ state: 'failed', problem: '', fields: {} })}
      />
      <BookingsTab
        onPerson={nothing}
        clients={{ ...collection, rows: [] } as unknown as Portal['clients']}
        bookings={{ ...collection, rows: held.bookings } as unknown as Portal['bookings']}
      />
      <SubscribersTab onPerson={nothing} />
      <Visit visit={makeVisit(text)} />
      <SameAddress
        same={{ contacts: [makeContact(text)], clients: [makeClient(text)], bookings: [], subscribed: false }}
      />
      <History
        history={[
          { id: 'h', at, by: text, kind: 'updated', changes: [{ field: 'notes', from: text, to: text }] },
        ]}
      />
    </MantineRoot>
  </MemoryRouter>
);

const shapeOf = (root: Element): string[] => [...root.querySelectorAll('*')].map(({ tagName }) => tagName);

afterEach(cleanup);

/** Payloads per field and round; over all rounds, every payload is tried in every field. */
const together = 25;
const rounds = Array.from({ length: Math.ceil(xssPayloads.length / together) }, (_, round) =>
  xssPayloads.slice(round * together, (round + 1) * together).join(' '),
);
/** Makes short texts long enough to be folded too. */
const words = ' words'.repeat(60);

const show = (hostile: string) => {
  const text = `${hostile}${words}`;
  held.bookings = [makeBooking(text)];
  held.subscribers = [{ id: 's', email: text, createdAt: at }];
  return render(<Everything text={text} />).container;
};

describe('hostile visitor text in the portal', () => {
  it('has at least 500 payloads', () => {
    expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(500);
  });

  it('never adds an element, an event handler or a URL [LEAD-017]', () => {
    const usual = show('plain');
    const plain = shapeOf(usual);
    const styles = new Set(
      [...usual.querySelectorAll('[style]')].map((styled) => styled.getAttribute('style')),
    );
    cleanup();
    for (const text of rounds) {
      const container = show(text);
      expect(shapeOf(container), text).toEqual(plain);
      expect(container.textContent?.split(text).length, text).toBeGreaterThan(30);
      for (const element of container.querySelectorAll('*')) {
        const handlers = [...element.attributes].filter(({ name }) => /^on|^srcdoc$/.test(name));
        expect(handlers, text).toEqual([]);
        if (element.hasAttribute('style')) expect(styles, text).toContain(element.getAttribute('style'));
      }
      for (const link of container.querySelectorAll('a')) {
        expect(link.getAttribute('href'), text).toMatch(
          /^mailto:[^"<>]*$|^\/flows\/|^\/\?tab=\w+(&rows=\w+)?$/,
        );
      }
      cleanup();
    }
    expect(window).not.toHaveProperty('hit');
    // Renders 500 payloads on every screen.
  }, 60_000);
});
