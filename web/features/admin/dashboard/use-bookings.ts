import { useEffect, useRef } from 'react';
import { listBookings } from '#shared/api/admin-bookings.ts';
import type { Booking } from '#shared/domain/leads.ts';
import type { Portal } from '../data/portal.ts';
import { type Collection, useCollection } from '../data/use-collection.ts';

/**
 * The bookings: watched while a screen shows them. Elsewhere, for the rail's figure, they are read once after the lists that a
 * screen waits for, and what changed when there is a cause: a request makes a client project as well, and whoever comes back
 * to the window looks at it.
 */
export const useBookings = (
  shown: boolean,
  { clients, contacts }: Pick<Portal, 'clients' | 'contacts'>,
): Collection<Booking> => {
  const settled = clients.complete && contacts.complete;
  const bookings = useCollection<Booking>(
    listBookings,
    'Failed to fetch bookings',
    shown ? 'watched' : settled ? 'once' : 'none',
  );
  const { complete, refresh } = bookings;
  const idle = !shown && complete;
  const projects = clients.rows.length;
  const seen = useRef(projects);
  useEffect(() => {
    const isNews = seen.current !== projects;
    seen.current = projects;
    if (idle && isNews) void refresh();
  }, [idle, projects, refresh]);
  useEffect(() => {
    if (!idle) return;
    const back = () => {
      if (!document.hidden) void refresh();
    };
    document.addEventListener('visibilitychange', back);
    return () => document.removeEventListener('visibilitychange', back);
  }, [idle, refresh]);
  return bookings;
};
