import { type CounterGroup, readCounter, readGroup, type Totals } from '#functions/table/counters.ts';
import type { Overview } from '#shared/api/admin-overview.ts';
import { type LeadCollections, leadCollections, type OverviewSection } from '../leads/collections.ts';

/** One collection's section of the overview. */
const section = (totals: Totals, overview: Readonly<Record<string, CounterGroup>>) => ({
  total: readCounter(totals, 'all'),
  ...Object.fromEntries(Object.entries(overview).map(([name, group]) => [name, readGroup(totals, group)])),
});

type OverviewStats = Omit<Overview, 'days' | 'periods' | 'failedNotifications'>;

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

const added = (...groups: Readonly<Record<string, number>>[]): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const [name, count] of groups.flatMap((group) => Object.entries(group)))
    all[name] = (all[name] ?? 0) + count;
  return all;
};

/** Leads by channel: contacts, and projects that are leads of their own. */
const arrivals = (contacts: Totals, clients: Totals) => ({
  byChannel: added(readGroup(contacts, 'channel'), readGroup(clients, 'lead')),
  byLanguage: added(readGroup(contacts, 'language'), readGroup(clients, 'language')),
  byPage: added(readGroup(contacts, 'page'), readGroup(clients, 'page')),
});

/** Computes stats from the collections' totals. */
export const computeStats = (
  totals: Readonly<Record<string, Totals>>,
  collections: LeadCollections = leadCollections,
): OverviewStats => {
  const { CONTACTS: contacts = {}, CLIENTS: clients = {} } = totals;
  const bySource = {
    ...readGroup(contacts, 'source'),
    consultation: readCounter(clients, 'source:consultation') - readCounter(clients, 'joined'),
    manual: readCounter(contacts, 'source:manual') + readCounter(clients, 'source:manual'),
    import: readCounter(contacts, 'source:import') + readCounter(clients, 'source:import'),
  };
  const both = (name: 'answered' | 'inTime' | 'answerMinutes') =>
    readCounter(contacts, name) + readCounter(clients, name);
  const real = readCounter(contacts, 'all') - readCounter(contacts, 'status:spam');
  const answered = both('answered');
  const sections = Object.entries(collections).flatMap(([name, { label, overview }]) =>
    overview ? [[label, section(totals[name] ?? {}, overview)]] : [],
  );
  return {
    ...(Object.fromEntries(sections) as Pick<OverviewStats, OverviewSection>),
    leads: { total: sum(bySource), bySource, ...arrivals(contacts, clients) },
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
