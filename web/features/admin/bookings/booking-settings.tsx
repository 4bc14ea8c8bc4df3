import { Alert, Button, CopyButton, Group, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type BookingSettings,
  type BookingSettingsAnswer,
  changeCalendarFeed,
  getBookingSettings,
  putBookingSettings,
} from '#shared/api/booking-settings.ts';
import { serviceInterests } from '#shared/api/consultations.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';
import { sessionCall } from '#web/lib/session.ts';
import { Form } from '#web/ui/form.tsx';
import { ListSkeleton } from '../parts/list-skeleton.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';

const minutesPerHour = 60;

interface PartProps {
  readonly answer: BookingSettingsAnswer;
  readonly onChange: (change: Partial<BookingSettingsAnswer>) => void;
}

/** Says when the owner's calendar was read, or why it couldn't be. */
const CalendarNote = ({ calendar }: Pick<BookingSettingsAnswer, 'calendar'>) =>
  calendar?.problem ? (
    <Alert color="red" role="alert" title="Your calendar could not be read">
      {calendar.problem} Its earlier events still count as busy.
    </Alert>
  ) : (
    calendar && (
      <Text size="sm" c="dimmed" role="status">
        Read {formatDateTime(calendar.checkedAt)}: {calendar.events} busy{' '}
        {calendar.events === 1 ? 'time' : 'times'} within a year.
      </Text>
    )
  );

const SettingsForm = ({ answer, onChange }: PartProps) => {
  const [value, setValue] = useState<BookingSettings>(answer.settings);
  const [isSaved, setSaved] = useState(false);
  const { busy, failure, fields, run } = useSave('The booking settings could not be saved');
  const edit = (change: Partial<BookingSettings>) => {
    setValue((before) => ({ ...before, ...change }));
    setSaved(false);
  };
  const editService = (service: (typeof serviceInterests)[number], minutes: string | number) => {
    const { [service]: _, ...others } = value.serviceMinutes;
    edit({ serviceMinutes: minutes === '' ? others : { ...others, [service]: Number(minutes) } });
  };
  const save = () =>
    run(async () => {
      const saved = await sessionCall(putBookingSettings, { body: value });
      onChange({ settings: saved.settings, calendar: saved.calendar });
      setValue(saved.settings);
      setSaved(true);
    });
  return (
    <Form
      aria-label="Booking settings"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Group grow align="start">
        <NumberInput
          label="Length (minutes)"
          min={5}
          max={480}
          step={5}
          allowDecimal={false}
          required
          value={value.lengthMinutes}
          error={fields.lengthMinutes}
          onChange={(minutes) => edit({ lengthMinutes: Number(minutes) })}
        />
        <NumberInput
          label="Pause (minutes)"
          min={0}
          max={240}
          step={5}
          allowDecimal={false}
          required
          value={value.pauseMinutes}
          error={fields.pauseMinutes}
          onChange={(minutes) => edit({ pauseMinutes: Number(minutes) })}
        />
        <NumberInput
          label="Minimum notice (hours)"
          min={0}
          max={720}
          required
          value={value.leadMinutes / minutesPerHour}
          error={fields.leadMinutes}
          onChange={(hours) => edit({ leadMinutes: Math.round(Number(hours) * minutesPerHour) })}
        />
      </Group>
      <Text size="sm" c="dimmed">
        Times are offered within the opening hours under Knowledge, every half hour.
      </Text>
      <Group grow align="start" preventGrowOverflow={false}>
        {serviceInterests.map((service) => (
          <NumberInput
            key={service}
            label={`${service} (minutes)`}
            placeholder={String(value.lengthMinutes)}
            min={5}
            max={480}
            step={5}
            allowDecimal={false}
            value={value.serviceMinutes[service] ?? ''}
            error={fields[`serviceMinutes.${service}`]}
            onChange={(minutes) => editService(service, minutes)}
          />
        ))}
      </Group>
      <TextInput
        label="Where"
        description="Suggested when you confirm a request: a link to a call, a number or an address."
        value={value.place ?? ''}
        error={fields.place}
        onChange={(event) => edit({ place: event.currentTarget.value })}
      />
      <TextInput
        label="Your calendar’s address (iCalendar)"
        description="Times that are busy in this calendar are not offered to visitors. Paste its iCal link; Google, Outlook and iCloud call it the “secret” or “public” address."
        placeholder="https://…/basic.ics"
        autoComplete="off"
        value={value.calendarUrl ?? ''}
        error={fields.calendarUrl}
        onChange={(event) => edit({ calendarUrl: event.currentTarget.value.trim() })}
      />
      <CalendarNote calendar={answer.calendar} />
      <Failure text={failure} />
      <Group gap="xs">
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving…' : 'Save booking settings'}
        </Button>
        {isSaved && (
          <Text size="sm" c="dimmed" role="status">
            Saved.
          </Text>
        )}
      </Group>
    </Form>
  );
};

const Feed = ({ answer, onChange }: PartProps) => {
  const { busy, failure, run } = useSave('The feed could not be changed');
  const change = (action: 'renew' | 'revoke') =>
    run(async () => onChange({ feed: (await sessionCall(changeCalendarFeed, { body: { action } })).feed }));
  const address = answer.feed && new URL(answer.feed, location.origin).href;
  return (
    <Stack gap="xs">
      <TextInput
        label="Feed of your appointments"
        description="Subscribe to this address in your calendar program. Anyone who knows it can read your appointments."
        readOnly
        value={address ?? ''}
        placeholder="Switched off"
      />
      <Failure text={failure} />
      <Group gap="xs">
        {address && (
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy address'}
              </Button>
            )}
          </CopyButton>
        )}
        <Button variant="default" disabled={busy} onClick={() => void change('renew')}>
          {address ? 'Replace address' : 'Create address'}
        </Button>
        {address && (
          <Button variant="default" color="red" disabled={busy} onClick={() => void change('revoke')}>
            Switch off
          </Button>
        )}
      </Group>
    </Stack>
  );
};

/** Length, pause and lead time of appointments, the owner's calendar, and the feed of appointments. */
export const BookingSettingsSection = () => {
  const { data, problem, reload, put } = useRead(getBookingSettings, undefined, {
    failure: 'The booking settings could not be loaded',
    cache: 'once',
  });
  const change = (changed: Partial<BookingSettingsAnswer>) => put((before) => ({ ...before, ...changed }));
  if (data)
    return (
      <Stack gap="lg">
        <SettingsForm answer={data} onChange={change} />
        <Feed answer={data} onChange={change} />
      </Stack>
    );
  if (!problem) return <ListSkeleton label="Loading the booking settings" />;
  return <LoadFailure text={problem} onRetry={reload} />;
};
