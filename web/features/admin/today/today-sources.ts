import { useMemo } from 'react';
import { type ConversationView, listConversations } from '#shared/api/conversations.ts';
import { useRead } from '#web/lib/query.ts';
import { listInCare, listWaiting } from './sources/conversations.ts';
import { listFollowUps } from './sources/follow-ups.ts';
import { listLeadTasks } from './sources/lead-tasks.ts';
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
      const care = listInCare(inCare ?? []);
      const keys = new Set(care.map(({ key }) => key));
      return [...care, ...listWaiting(waiting ?? [], now).filter(({ key }) => !keys.has(key))];
    }, [waiting, inCare, now]);
  },
  ({ contacts, clients, bookings, now }) =>
    useMemo(
      () => listLeadTasks(contacts.rows, clients.rows, bookings.rows, now),
      [contacts.rows, clients.rows, bookings.rows, now],
    ),
  ({ clients, contacts, day }) =>
    useMemo(() => listFollowUps(clients.rows, contacts.rows, day), [clients.rows, contacts.rows, day]),
];
