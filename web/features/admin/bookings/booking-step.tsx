import { Alert, Button, Checkbox, Group, List, Text, Textarea, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { BookingPatch } from '#shared/api/admin-bookings.ts';
import { getBookingSettings } from '#shared/api/booking-settings.ts';
import { brand } from '#shared/brand.ts';
import { bookingStatuses } from '#shared/domain/lead-statuses.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { instantOf, wallClockAt } from '#shared/domain/wall-clock.ts';
import { formatInZone } from '#web/lib/format.ts';
import { useRead } from '#web/lib/query.ts';
import { Form } from '#web/ui/form.tsx';
import { readDraft, saveDraft } from '../data/drafts.ts';
import { Failure } from '../shared/form/failure.tsx';
import { bookingName, bookingTime, companyDay, companyTime, findOverlapping } from './agenda-model.ts';
import type { BookingSave } from './use-booking-save.ts';

export const steps = {
  confirm: { label: 'Confirm', title: 'Confirm the appointment', status: 'confirmed' },
  propose: { label: 'Propose another time', title: 'Propose another time', status: 'proposed' },
  decline: { label: 'Decline', title: 'Decline the request', status: 'declined' },
} as const;
export type Step = keyof typeof steps;

const draftName = (booking: Booking, step: Step): string => `booking:${booking.id}:${step}`;

/** The step that was started and not finished, if any. */
export const begunStep = (booking: Booking): Step | undefined =>
  (Object.keys(steps) as Step[]).find((step) => readDraft(draftName(booking, step)));

export const forgetStep = (booking: Booking, step: Step): void =>
  saveDraft(draftName(booking, step), undefined);

/** Location of the latest booking that has one. */
const lastPlace = (bookings: readonly Booking[]): string | undefined =>
  bookings
    .filter(({ place }) => place)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .at(0)?.place;

interface BookingStepProps {
  readonly step: Step;
  readonly booking: Booking;
  readonly others: readonly Booking[];
  readonly saving: BookingSave;
  readonly onSave: (patch: BookingPatch) => void;
  readonly onCancel: () => void;
}

/** Parses the day and time fields in the company's time zone. */
const parseCompanyTime = (day: string, time: string): Date | undefined =>
  day && time ? instantOf({ date: day, time }, brand.timeZone) : undefined;

/** What the owner typed; other fields have defaults. */
type Typed = Readonly<Partial<Record<'day' | 'time' | 'place' | 'reply', string>>>;

/** The form for a step that notifies the visitor: time, place and a personal message. */
export const BookingStep = ({ step, booking, others, saving, onSave, onCancel }: BookingStepProps) => {
  const start = bookingTime(booking);
  const [typed, setTyped] = useState<Typed>(() => {
    const draft = readDraft(draftName(booking, step));
    return { ...draft?.fields, ...(draft ? { reply: draft.text } : {}) };
  });
  const { data: stored } = useRead(getBookingSettings, undefined, {
    failure: 'The booking settings could not be loaded',
    cache: 'once',
  });
  const {
    day = start === undefined ? '' : companyDay(start),
    time = step === 'confirm' && start !== undefined ? companyTime(start) : '',
    place = booking.place ?? lastPlace(others) ?? stored?.settings.place ?? '',
    reply = '',
  } = typed;
  const edit = (change: Typed) => {
    const next = { ...typed, ...change };
    const { reply: text = '', ...fields } = next;
    setTyped(next);
    saveDraft(draftName(booking, step), { text, fields });
  };
  const [tell, setTell] = useState(true);
  const [problem, setProblem] = useState<string>();
  const { title, label, status } = steps[step];
  const moment = parseCompanyTime(day, time);
  const needsTime = step !== 'decline';
  const patchOf = (): BookingPatch => ({
    status,
    ...(step === 'confirm' && moment ? { startsAt: moment.toISOString() } : {}),
    ...(step === 'propose' && moment ? { proposedStartsAt: moment.toISOString() } : {}),
    ...(needsTime && place.trim() !== (booking.place ?? '') ? { place: place.trim() || null } : {}),
    reply: reply.trim() || null,
    tell,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (needsTime && !moment) return setProblem('Please choose a day and a time that exist.');
    if (needsTime && moment && moment.getTime() < Date.now()) return setProblem('This time is in the past.');
    setProblem(undefined);
    onSave(patchOf());
  };
  const { conflict, busy } = saving;
  const taken = needsTime && moment && !conflict ? findOverlapping(others, booking, moment.getTime()) : [];
  return (
    <Form p="md" bd="1px solid var(--line-strong)" bdrs="speech" onSubmit={submit} aria-label={title}>
      <Title order={3}>{title}</Title>
      {needsTime && (
        <>
          <Group gap="sm" align="end">
            <TextInput
              type="date"
              label={`Day (${brand.timeZone})`}
              data-autofocus
              value={day}
              min={wallClockAt(new Date(), brand.timeZone).date}
              onChange={(event) => edit({ day: event.currentTarget.value })}
            />
            <TextInput
              type="time"
              label="Time"
              value={time}
              onChange={(event) => edit({ time: event.currentTarget.value })}
            />
          </Group>
          {moment && booking.timeZone && booking.timeZone !== brand.timeZone && (
            <Text size="xs" c="dimmed">
              For {bookingName(booking)}: {formatInZone(moment.toISOString(), booking.timeZone)} (
              {booking.timeZone})
            </Text>
          )}
          {taken.length > 0 && (
            <Alert color="warning" role="status" title="Double booking: this time is taken">
              <List size="sm">
                {taken.map((other) => (
                  <List.Item key={other.id}>
                    <bdi>{bookingName(other)}</bdi> ({bookingStatuses[other.status]}):{' '}
                    {formatInZone(new Date(bookingTime(other) ?? 0).toISOString(), brand.timeZone)}
                  </List.Item>
                ))}
              </List>
            </Alert>
          )}
          <TextInput
            label="Where"
            description="A link to a call, a number or an address; the visitor sees it."
            value={place}
            onChange={(event) => edit({ place: event.currentTarget.value })}
          />
        </>
      )}
      <Textarea
        label="Message to the visitor"
        autosize
        minRows={2}
        maxRows={10}
        value={reply}
        error={saving.fields.reply}
        onChange={(event) => edit({ reply: event.currentTarget.value })}
      />
      <Checkbox
        label="Email the visitor"
        checked={tell}
        onChange={(event) => setTell(event.currentTarget.checked)}
      />
      {problem && <Failure text={problem} />}
      {conflict && (
        <Alert
          color="red"
          role="alert"
          title={
            conflict.bookings.some((other) => other.status === 'confirmed')
              ? 'Another appointment is confirmed for this time'
              : 'Another request holds this time'
          }
        >
          <List size="sm">
            {conflict.bookings.map((other) => (
              <List.Item key={other.id}>
                {bookingName(other)}
                {other.company && `, ${other.company}`}: {formatInZone(other.startsAt ?? '', brand.timeZone)}
              </List.Item>
            ))}
          </List>
          <Button
            mt="sm"
            size="compact-md"
            color="red"
            disabled={busy}
            onClick={() => onSave({ ...conflict.patch, allowOverlap: true })}
          >
            {label} anyway
          </Button>
        </Alert>
      )}
      <Failure text={saving.failure} />
      <Group gap="sm">
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving…' : label}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Form>
  );
};
