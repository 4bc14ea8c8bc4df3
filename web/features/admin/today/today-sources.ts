import { useMemo } from 'react';
import { listConversations } from '#shared/api/conversations.ts';
import { useRead } from '#web/lib/query.ts';
import { answersOwed } from './sources/answers.ts';
import { appointmentsAhead } from './sources/appointments.ts';
import { waitingConversations } from './sources/conversations.ts';
import { followUpsDue } from './sources/follow-ups.ts';
import type { TodaySource } from './today-source.ts';

const waitingEveryMs = 20_000;

/** Sources of Today's list, in section order. Add a source as a row here. */
export const todaySources: readonly TodaySource[] = [
  {
    name: 'talks',
    label: 'Waiting in the chat',
    useItems: ({ now }) => {
      const { data } = useRead(
        listConversations,
        { query: { view: 'waiting' } },
        { failure: 'Couldn’t load the conversations', pollMs: waitingEveryMs },
      );
      return useMemo(() => waitingConversations(data ?? [], now), [data, now]);
    },
  },
  {
    name: 'answers',
    label: 'Replies due',
    useItems: ({ contacts, clients, now }) =>
      useMemo(() => answersOwed(contacts.rows, clients.rows, now), [contacts.rows, clients.rows, now]),
  },
  {
    name: 'appointments',
    label: 'Appointments',
    useItems: ({ bookings, now }) =>
      useMemo(() => appointmentsAhead(bookings.rows, now), [bookings.rows, now]),
  },
  {
    name: 'follow-ups',
    label: 'Follow-ups',
    useItems: ({ clients, contacts, day }) =>
      useMemo(() => followUpsDue(clients.rows, contacts.rows, day), [clients.rows, contacts.rows, day]),
  },
];
