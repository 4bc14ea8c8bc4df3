import { useCallback, useEffect, useRef, useState } from 'react';
import { getPerson, type PersonRecord, type TimelineEntry } from '#shared/api/admin-people.ts';
import { ApiError } from '#web/lib/http.ts';
import { type Reading, useRead } from '#web/lib/query.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import type { Lead } from '../leads/use-change.ts';

const refreshMs = 30_000;

interface Older {
  readonly entries: readonly TimelineEntry[];
  /** Cursor of the next page; undefined at the end. */
  readonly next: string | undefined;
}

export interface Person extends Pick<Reading<PersonRecord>, 'problem' | 'loading' | 'reload'> {
  readonly data: PersonRecord | undefined;
  /** The server knows nothing about this person, or no longer does. */
  readonly unknown: boolean;
  readonly timeline: readonly TimelineEntry[];
  readonly onOlder: (() => void) | undefined;
  readonly olderProblem: string | undefined;
  /** Replaces a lead in the cached record. */
  readonly putLead: (lead: Lead) => void;
}

const replaceById = <T extends { readonly id: string }>(rows: readonly T[], row: T): T[] =>
  rows.map((other) => (other.id === row.id ? row : other));

const compareTime = (a: TimelineEntry, b: TimelineEntry): number =>
  b.at.localeCompare(a.at) || b.id.localeCompare(a.id);

/** Loads a person's record. Polls the newest part of the timeline; older pages load on request. */
export const usePerson = (key: string): Person => {
  const read = useRead(
    getPerson,
    { params: { key }, query: {} },
    { failure: 'The record could not be loaded', pollMs: refreshMs, cache: 'fresh' },
  );
  const { data, put } = read;
  const [older, setOlder] = useState<Older>();
  const [olderProblem, setOlderProblem] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person begins without older pages
  useEffect(() => setOlder(undefined), [key]);

  const next = older ? older.next : data?.next;
  const readOlder = async () => {
    setOlderProblem(undefined);
    try {
      const page = await sessionCall(getPerson, { params: { key }, query: { cursor: next } });
      setOlder((before) => ({
        entries: [...(before?.entries ?? []), ...page.timeline],
        next: page.next,
      }));
    } catch (error) {
      setOlderProblem(errorMessage(error, 'Older entries could not be loaded.'));
    }
  };
  const timeline = [
    ...new Map(
      [...(older?.entries ?? []), ...(data?.timeline ?? [])].map((entry) => [entry.id, entry]),
    ).values(),
  ].sort(compareTime);
  const change = useRef(put);
  change.current = put;
  const putLead = useCallback(
    (target: Lead) =>
      change.current((before) => {
        if (target.kind === 'contacts')
          return { ...before, contacts: replaceById(before.contacts, target.lead) };
        if (target.kind === 'clients')
          return { ...before, clients: replaceById(before.clients, target.lead) };
        return { ...before, bookings: replaceById(before.bookings, target.lead) };
      }),
    [],
  );
  return {
    ...read,
    unknown: read.error instanceof ApiError && read.error.status === 404,
    timeline,
    onOlder: next === undefined ? undefined : () => void readOlder(),
    olderProblem,
    putLead,
  };
};
