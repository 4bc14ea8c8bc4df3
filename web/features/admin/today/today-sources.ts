import { useMemo } from 'react';
import { type ConversationView, listConversations } from '#shared/api/conversations.ts';
import { useRead } from '#web/lib/query.ts';
import { answersOwed } from './sources/answers.ts';
import { appointmentsAhead } from './sources/appointments.ts';
import { conversationsInCare, waitingConversations } from './sources/conversations.ts';
import { followUpsDue } from './sources/follow-ups.ts';
import type { TodaySource } from './today-source.ts';

const waitingEveryMs = 20_000;

const useConversations = (view: ConversationView) =>
  useRead(
    listConversations,
    { query: { view } },
    { failure: 'Couldn’t load the conversations', pollMs: waitingEveryMs },
  ).data;

/** Sources of Today's list. Add a source as a row here. */
export const todaySources: readonly TodaySource[] = [
  ({ now }) => {
    const [waiting, inCare] = [useConversations('waiting'), useConversations('care')];
    return useMemo(() => {
      const care = conversationsInCare(inCare ?? []);
      const keys = new Set(care.map(({ key }) => key));
      return [...care, ...waitingConversations(waiting ?? [], now).filter(({ key }) => !keys.has(key))];
    }, [waiting, inCare, now]);
  },
  ({ contacts, clients, bookings, now }) =>
    useMemo(
      () => answersOwed(contacts.rows, clients.rows, bookings.rows, now),
      [contacts.rows, clients.rows, bookings.rows, now],
    ),
  ({ bookings, now }) => useMemo(() => appointmentsAhead(bookings.rows, now), [bookings.rows, now]),
  ({ clients, contacts, day }) =>
    useMemo(() => followUpsDue(clients.rows, contacts.rows, day), [clients.rows, contacts.rows, day]),
];
