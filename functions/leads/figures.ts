import { readCounter, readGroup, type Totals } from '#functions/store/collections/counters.ts';
import type { Overview } from '#shared/api/admin-overview.ts';
import { type LeadCollection, type LeadCollections, leadCollections } from './collections.ts';

/** What the overview shows of one collection. */
const section = (totals: Totals, { overview }: LeadCollection) => ({
  total: readCounter(totals, 'all'),
  ...Object.fromEntries(Object.entries(overview).map(([name, group]) => [name, readGroup(totals, group)])),
});

type Figures = Omit<Overview, 'days' | 'failedNotifications'>;

/** Figures that follow from the collections' totals alone. */
export const figures = (
  totals: Readonly<Record<string, Totals>>,
  collections: LeadCollections = leadCollections,
): Figures => {
  const { CONTACTS: contacts = {}, CLIENTS: clients = {} } = totals;
  const both = (name: 'answered' | 'inTime' | 'answerMinutes') =>
    readCounter(contacts, name) + readCounter(clients, name);
  const real = readCounter(contacts, 'all') - readCounter(contacts, 'status:spam');
  const answered = both('answered');
  const sections = Object.entries(collections).map(([name, collection]) => [
    collection.label,
    section(totals[name] ?? {}, collection),
  ]);
  return {
    ...(Object.fromEntries(sections) as Pick<Figures, 'contacts' | 'clients' | 'bookings' | 'subscribers'>),
    leads: {
      bySource: {
        ...readGroup(contacts, 'source'),
        consultation: readCounter(clients, 'source:consultation') - readCounter(clients, 'joined'),
        manual: readCounter(clients, 'source:manual'),
      },
    },
    conversion: real > 0 ? readCounter(contacts, 'status:signed') / real : 0,
    monthlyRevenue: readCounter(contacts, 'revenueCents') / 100,
    openQuotes: readCounter(clients, 'quotedCents') / 100,
    response: {
      answered,
      inTime: both('inTime'),
      meanHours: answered > 0 ? Math.round((both('answerMinutes') / 60 / answered) * 10) / 10 : 0,
    },
  };
};
