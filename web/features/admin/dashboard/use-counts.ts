import { useEffect, useMemo, useState } from 'react';
import { getOverview } from '#shared/api/admin-overview.ts';
import type { listFlows } from '#shared/api/flows.ts';
import { useCachedList, useRead } from '#web/lib/query.ts';
import { countUndecided } from '../bookings/booking-counts.ts';
import { type Counts, knownCounts, storeCounts } from '../data/known-counts.ts';
import type { Portal } from '../data/portal.ts';
import { useNow } from '../leads/use-now.ts';

type Due = typeof import('../today/due-count.ts').dueCount;

/** Number of flows if some screen has loaded them; the rail never requests them. */
export const useFlowCount = (): number | undefined =>
  useCachedList<typeof listFlows>('/api/flows')?.length ?? knownCounts().flows;

/**
 * Badges of the rail outside the portal: the counts from the portal's last visit. A browser that has not
 * opened the portal yet requests the totals.
 */
export const useStoredCounts = (): Counts => {
  const flows = useFlowCount();
  const [known] = useState(knownCounts);
  const isKnown = known.clients !== undefined && known.contacts !== undefined;
  const overview = useRead(getOverview, isKnown ? null : { query: {} }, {
    failure: 'Couldn’t load the counts',
    cache: 'once',
  }).data;
  return useMemo(
    () => ({
      ...(overview ? { clients: overview.clients.total, contacts: overview.contacts.total } : {}),
      ...known,
      flows,
    }),
    [known, overview, flows],
  );
};

/** Badges of the rail, counted from lists that the portal loads anyway. */
export const useCounts = (
  { contacts, clients, bookings }: Pick<Portal, 'contacts' | 'clients' | 'bookings'>,
  conversations: number,
): Counts => {
  const now = useNow();
  const flows = useFlowCount();
  const [dueCount, setDueCount] = useState<Due>();
  const settled = contacts.complete && clients.complete && bookings.complete;
  useEffect(() => {
    if (!settled) return;
    const load = async () => {
      const module = await import('../today/due-count.ts');
      setDueCount(() => module.dueCount);
    };
    // Without this module Today shows no badge; its screen reports the error.
    load().catch(() => undefined);
  }, [settled]);
  const [people, projects, requests] = [contacts.rows, clients.rows, bookings.rows];
  const today = useMemo(
    () =>
      settled
        ? dueCount?.({ contacts: people, clients: projects, bookings: requests, conversations }, now)
        : undefined,
    [settled, dueCount, people, projects, requests, conversations, now],
  );
  const undecided = useMemo(() => countUndecided(requests, now), [requests, now]);
  const counts = useMemo(
    () => ({
      today,
      conversations,
      clients: clients.state === 'ready' ? projects.length : undefined,
      contacts: contacts.state === 'ready' ? people.length : undefined,
      bookings: bookings.complete ? undecided : undefined,
      flows,
    }),
    [
      today,
      conversations,
      clients.state,
      projects,
      contacts.state,
      people,
      bookings.complete,
      undecided,
      flows,
    ],
  );
  useEffect(() => storeCounts(counts), [counts]);
  return counts;
};
