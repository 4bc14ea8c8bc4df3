import { Button, Kbd, Menu, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { isCalendarDate } from '#shared/domain/wall-clock.ts';
import { localDay } from '#web/lib/format.ts';
import { snoozeDays, snoozeUntil, type Until } from './today-item.ts';

interface SnoozeMenuProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onUntil: (until: Until) => void;
}

const parseUntil = (day: string): Until => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return snoozeUntil(year, month - 1, date);
};

/** Snooze until tomorrow (t), next Monday (w) or a chosen day (d). */
export const SnoozeMenu = ({ open, onOpen, onUntil }: SnoozeMenuProps) => {
  const [choosingDay, setChoosingDay] = useState(false);
  const [day, setDay] = useState('');
  const { tomorrow, nextWeek } = snoozeDays(Date.now());
  const choose = (until: Until) => {
    onOpen(false);
    setChoosingDay(false);
    onUntil(until);
  };
  const onKey = (event: KeyboardEvent) => {
    if (choosingDay) return;
    if (event.key === 't') choose(tomorrow);
    else if (event.key === 'w') choose(nextWeek);
    else if (event.key === 'd') setChoosingDay(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const valid = isCalendarDate(day) && day > localDay(new Date());
  return (
    <Menu
      opened={open}
      onChange={(next) => {
        onOpen(next);
        if (!next) setChoosingDay(false);
      }}
      position="bottom-end"
      closeOnItemClick={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          tabIndex={-1}
          rightSection={
            <Kbd size="xs" visibleFrom="sm" aria-hidden="true">
              S
            </Kbd>
          }
        >
          Later
        </Button>
      </Menu.Target>
      <Menu.Dropdown onKeyDown={onKey}>
        {choosingDay ? (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (valid) choose(parseUntil(day));
            }}
          >
            <TextInput
              type="date"
              label="Until"
              autoFocus
              min={tomorrow.day}
              value={day}
              error={day && !valid ? 'Choose a future day.' : undefined}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
            <Button type="submit" fullWidth mt="xs" size="compact-md" disabled={!valid}>
              Snooze
            </Button>
          </form>
        ) : (
          <>
            <Menu.Item rightSection={<Kbd size="xs">T</Kbd>} onClick={() => choose(tomorrow)}>
              Until tomorrow
            </Menu.Item>
            <Menu.Item rightSection={<Kbd size="xs">W</Kbd>} onClick={() => choose(nextWeek)}>
              Until next week
            </Menu.Item>
            <Menu.Item rightSection={<Kbd size="xs">D</Kbd>} onClick={() => setChoosingDay(true)}>
              Until a day…
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
