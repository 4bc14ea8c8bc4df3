import { Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectLeads } from '#shared/domain/lead-stats.ts';
import { formatCount } from '#web/lib/format.ts';
import type { Portal } from '../data/portal.ts';
import { bookingRow, CountedRows, leadRow } from '../leads/counted-rows.tsx';
import { useChange } from '../leads/use-change.ts';
import { Quiet } from '../parts/quiet.tsx';
import { Region } from '../parts/region.tsx';
import css from '../parts/rows.module.css';
import { AllDone } from './all-done.tsx';
import { DayHead } from './day-head.tsx';
import { sinceYesterday, startOfYesterday } from './since-yesterday.ts';
import type { ItemAction, TodayItem, Until } from './today-item.ts';
import { TodayRow } from './today-row.tsx';
import { useDay } from './use-day.ts';
import { useTodayKeys } from './use-today-keys.ts';

/** More than anybody does in a day; further items appear as the first are done. */
const maxShown = 200;

const rowTitles: Readonly<Record<string, string>> = {
  leads: 'New leads since yesterday',
  answered: 'Answered leads since yesterday',
  signed: 'Signed leads since yesterday',
  bookings: 'Booking requests since yesterday',
};

/** Today's tasks, each handled with one key. */
export const TodayTab = (portal: Portal) => {
  const { contacts, clients, bookings, onPerson } = portal;
  const { now, sections, items, chosen, choose, move, rememberAction } = useDay(portal);
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
  let remaining = maxShown;
  return (
    <>
      <DayHead items={items} since={since} />
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
      {items.length === 0 ? (
        <AllDone clients={clients.rows} bookings={bookings.rows} now={now} />
      ) : (
        <Stack ref={list} gap="lg">
          {sections.map(({ name, label, items: sectionItems }) => {
            const shown = sectionItems.slice(0, Math.max(0, remaining));
            remaining -= shown.length;
            return (
              shown.length > 0 && (
                <section key={name} aria-labelledby={`today-${name}`}>
                  <Title order={3} size="h4" mb="xs" id={`today-${name}`}>
                    {label}{' '}
                    <Text component="span" inherit ff="text" fw={400} c="dimmed">
                      {formatCount(sectionItems.length)}
                    </Text>
                  </Title>
                  <Paper component="ul" className={css.rows} style={{ overflow: 'hidden' }}>
                    {shown.map((item) => (
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
                </section>
              )
            );
          })}
          {items.length > maxShown && (
            <Quiet>{formatCount(items.length - maxShown)} more will appear as you finish these.</Quiet>
          )}
        </Stack>
      )}
    </>
  );
};
