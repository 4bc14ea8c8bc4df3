import { Button, Group, Paper, SegmentedControl, Select, Stack } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import { selectLeads } from '#shared/domain/lead-stats.ts';
import { formatCount } from '#web/lib/format.ts';
import { oneOf, useQueryState } from '#web/lib/url-state.ts';
import { Empty } from '#web/ui/empty.tsx';
import type { Portal } from '../data/portal.ts';
import { bookingRow, CountedRows, leadRow } from '../leads/counted-rows.tsx';
import { useChange } from '../leads/use-change.ts';
import { Quiet } from '../parts/quiet.tsx';
import { Region } from '../parts/region.tsx';
import css from '../parts/rows.module.css';
import { AllDone } from './all-done.tsx';
import { DayHead } from './day-head.tsx';
import { sinceYesterday, startOfYesterday } from './since-yesterday.ts';
import { type ItemAction, type TodayItem, todayKinds, type Until } from './today-item.ts';
import { TodayRow } from './today-row.tsx';
import { useDay } from './use-day.ts';
import { useTodayKeys } from './use-today-keys.ts';

/** More tasks than anyone completes in a day; further items appear when the first are done. */
const maxShown = 200;

const filterDefaults = { tkind: 'all', tlang: '' };

const rowTitles: Readonly<Record<string, string>> = {
  leads: 'New leads since yesterday',
  answered: 'Answered leads since yesterday',
  signed: 'Signed leads since yesterday',
  bookings: 'Booking requests since yesterday',
};

/** Today's tasks, each handled with one key. */
export const TodayTab = (portal: Portal) => {
  const { contacts, clients, bookings, onPerson } = portal;
  const [query, setQuery] = useQueryState(filterDefaults);
  const kind = oneOf(query.tkind, ['all', ...Object.keys(todayKinds)], 'all');
  const { now, all, items, chosen, choose, move, rememberAction } = useDay(portal, {
    kind,
    language: query.tlang,
  });
  const { changeAll } = useChange({ contacts, clients, bookings });
  const [params, setParams] = useSearchParams();
  const rows = params.get('rows') ?? '';
  const [snoozing, setSnoozing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const since = useMemo(
    () => sinceYesterday(contacts.rows, clients.rows, bookings.rows, startOfYesterday(now)),
    [contacts.rows, clients.rows, bookings.rows, now],
  );

  const act = (item: TodayItem, action: ItemAction) => {
    rememberAction(item, action.done);
    void changeAll(action.changes, action.done);
  };
  const open = (item: TodayItem) => {
    if (item.opens) {
      const { search } = item.opens;
      setParams(search);
    } else if (item.person) onPerson(item.person, { answer: item.key.startsWith('answer:') });
  };
  const snooze = (item: TodayItem, until: Until) => {
    if (item.snooze) act(item, item.snooze(until));
  };
  useTodayKeys({
    move,
    open: () => chosen && open(chosen),
    done: () => chosen?.done && act(chosen, chosen.done),
    snooze: () => setSnoozing(chosen?.snooze !== undefined),
  });
  // Focus follows the selected row, unless the focus is elsewhere on the page.
  const chosenKey = chosen?.key;
  const complete = contacts.complete && clients.complete && bookings.state === 'ready';
  // When the record above closes, its row may be gone; focus the selected one.
  const above = params.get('person');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another row is chosen or comes into sight
  useEffect(() => {
    const active = document.activeElement;
    if (!complete) return;
    const free = active === null || active === document.body || list.current?.contains(active);
    if (!free || document.querySelector('[aria-modal="true"]')) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'nearest' });
  }, [chosenKey, complete, above]);

  const waiting = [contacts, clients, bookings].find(({ state }) => state !== 'ready');
  if (waiting)
    return (
      <Region collection={waiting as Portal['contacts']} what="today’s work">
        {null}
      </Region>
    );
  const isFiltered = kind !== 'all' || query.tlang !== '';
  const spoken = [...new Set(all.flatMap(({ language }) => language ?? []))].filter(isLanguageCode);
  const kinds = Object.entries(todayKinds).map(([value, label]) => {
    const count = all.filter((item) => item.kind === value).length;
    return { value, label: count > 0 ? `${label} ${formatCount(count)}` : label };
  });
  return (
    <>
      <DayHead items={all} since={since} />
      {all.length > 0 && (
        <Group gap="xs" mb="sm">
          <SegmentedControl
            size="xs"
            aria-label="Kind"
            value={kind}
            data={[{ value: 'all', label: 'All' }, ...kinds]}
            onChange={(value) => setQuery({ tkind: value })}
            style={{ overflowX: 'auto', maxWidth: '100%' }}
          />
          {(spoken.length > 1 || query.tlang !== '') && (
            <Select
              size="xs"
              aria-label="Language"
              placeholder="Any language"
              clearable
              value={query.tlang || null}
              data={spoken.map((value) => ({ value, label: languages[value].name }))}
              onChange={(value) => setQuery({ tlang: value ?? '' })}
            />
          )}
        </Group>
      )}
      {params.has('rows') && (
        <CountedRows
          title={rowTitles[rows] ?? 'Leads'}
          rows={
            rows === 'bookings' ? since.bookings.map(bookingRow) : selectLeads(since.leads, rows).map(leadRow)
          }
          onPerson={onPerson}
          onClose={() =>
            setParams((before) => {
              before.delete('rows');
              return before;
            })
          }
        />
      )}
      {all.length === 0 ? (
        <AllDone clients={clients.rows} bookings={bookings.rows} now={now} />
      ) : items.length === 0 && isFiltered ? (
        <Empty title="No tasks of this kind" text="Other tasks are still waiting." level={3}>
          <Button variant="default" onClick={() => setQuery(filterDefaults)}>
            Show all
          </Button>
        </Empty>
      ) : (
        <Stack ref={list} gap="sm">
          <Paper component="ul" aria-label="Tasks" className={css.rows} style={{ overflow: 'hidden' }}>
            {items.slice(0, maxShown).map((item) => (
              <TodayRow
                key={item.key}
                item={item}
                chosen={item.key === chosenKey}
                buttonRef={item.key === chosenKey ? button : undefined}
                snoozing={snoozing && item.key === chosenKey}
                onChoose={() => choose(item.key)}
                onOpen={() => open(item)}
                onDone={() => item.done && act(item, item.done)}
                onSnoozing={setSnoozing}
                onSnooze={(until) => snooze(item, until)}
              />
            ))}
          </Paper>
          {items.length > maxShown && (
            <Quiet>{formatCount(items.length - maxShown)} more will appear as you finish these.</Quiet>
          )}
        </Stack>
      )}
    </>
  );
};
