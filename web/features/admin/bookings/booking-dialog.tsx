import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type BookingPatch, getBookingCalendar, type UpdatedBooking } from '#shared/api/admin-bookings.ts';
import { bookingStatuses } from '#shared/domain/lead-statuses.ts';
import type { Booking, Client } from '#shared/domain/leads.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { sessionCall } from '#web/lib/session.ts';
import { Modal } from '#web/ui/modal.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { showToast } from '#web/ui/toast.ts';
import { offerUndo } from '../data/undo.ts';
import { LongText } from '../leads/long-text.tsx';
import { MailLink, PhoneLink } from '../leads/reach-links.tsx';
import { mailtoUrl } from '../leads/reply-model.ts';
import { Facts } from '../parts/facts.tsx';
import { Badge } from '../parts/status-badge.tsx';
import { TextButton } from '../parts/text-button.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';
import { bookingName, bookingTime, isOpen } from './agenda-model.ts';
import { BookingStep, begunStep, forgetStep, type Step, steps } from './booking-step.tsx';
import { BookingTime } from './booking-time.tsx';
import { bookingTones } from './booking-tones.ts';
import { useBookingSave } from './use-booking-save.ts';

interface BookingDialogProps {
  readonly booking: Booking;
  readonly overlaps: readonly Booking[];
  /** All bookings, to detect overlaps. */
  readonly others: readonly Booking[];
  /** The client project made from this booking, if any. */
  readonly client: Client | undefined;
  readonly onSaved: (booking: Booking) => void;
  readonly onPerson: (identity: string) => void;
  readonly onClose: () => void;
}

/** An email the owner has to send from their own program, because no sender is configured. */
type UnsentMail = NonNullable<UpdatedBooking['mail']>;

/** All details of a booking, with its next steps. */
export const BookingDialog = ({
  booking,
  overlaps,
  others,
  client,
  onSaved,
  onPerson,
  onClose,
}: BookingDialogProps) => {
  const [step, setStep] = useState<Step | undefined>(() =>
    isOpen(booking) ? begunStep(booking) : undefined,
  );
  const [unsent, setUnsent] = useState<UnsentMail>();
  const saving = useBookingSave(onSaved);
  const file = useSave('Couldn’t create the calendar file');
  const open = isOpen(booking);
  const over = (bookingTime(booking) ?? Number.POSITIVE_INFINITY) < Date.now();
  const person = booking.email || booking.phone;

  const save = async (patch: BookingPatch, text: string) => {
    const before = booking.status;
    const result = await saving.save(booking, patch);
    if (!result) return;
    if (step) forgetStep(booking, step);
    setStep(undefined);
    showToast({ title: text, description: bookingName(booking), tone: 'success' });
    // No undo after the visitor has been emailed.
    if (!patch.tell)
      offerUndo(`${bookingName(booking)}: ${text}`, async () => {
        await saving.save(result.booking, { status: before });
      });
    if (result.mail && !result.mail.sent) setUnsent(result.mail);
  };
  const download = () =>
    file.run(async () => {
      const text = await sessionCall(getBookingCalendar, { params: { id: booking.id } });
      saveFile(`appointment-${booking.id.slice(0, 8)}.ics`, text, 'text/calendar');
    });
  const mail = unsent && mailtoUrl(unsent.to, unsent.subject, unsent.text);
  return (
    <Modal title={bookingName(booking)} place="side" size="medium" onClose={onClose}>
      <Stack fz="sm" align="stretch">
        <Group gap="xs">
          <Badge tone={bookingTones[booking.status]}>{bookingStatuses[booking.status]}</Badge>
          {booking.company && <bdi>{booking.company}</bdi>}
          {booking.serviceInterest && <span>{booking.serviceInterest}</span>}
        </Group>
        <BookingTime booking={booking} />
        {booking.status === 'proposed' && booking.proposedStartsAt && (
          <div>
            <Text size="xs" c="dimmed">
              Proposed instead
            </Text>
            <BookingTime booking={{ ...booking, startsAt: booking.proposedStartsAt }} />
          </div>
        )}
        {booking.place && <p>Where: {booking.place}</p>}
        {overlaps.length > 0 && (
          <Alert color="red" title="Double booking">
            At the same time:{' '}
            {overlaps.map((other) => `${bookingName(other)} (${bookingStatuses[other.status]})`).join(', ')}
          </Alert>
        )}
        {saving.stale && (
          <Alert color="warning" role="alert" title="Someone changed this request in the meantime">
            <p>It is now: {bookingStatuses[saving.stale.status]}. Nothing was overwritten.</p>
            <Button
              size="compact-md"
              mt="sm"
              onClick={() => {
                if (saving.stale) onSaved(saving.stale);
                saving.acceptStale();
              }}
            >
              Show the current version
            </Button>
          </Alert>
        )}
        {mail && (
          <Alert color="warning" role="alert" title="Email sending isn’t set up">
            <p>
              The change is saved. Tell the visitor with your own mail program, and add the calendar file to
              it.
            </p>
            <Group gap="sm" mt="sm">
              <Button
                component="a"
                size="compact-md"
                href={mail.href}
                onClick={() => {
                  if (!mail.whole) void navigator.clipboard?.writeText(unsent.text);
                }}
              >
                {mail.whole ? 'Open the mail program' : 'Copy the text and open the mail program'}
              </Button>
              <Button size="compact-md" variant="subtle" onClick={() => setUnsent(undefined)}>
                Done
              </Button>
            </Group>
          </Alert>
        )}
        {step ? (
          <BookingStep
            key={step}
            step={step}
            booking={booking}
            others={others}
            saving={saving}
            onSave={(patch) => void save(patch, bookingStatuses[steps[step].status])}
            onCancel={() => {
              forgetStep(booking, step);
              setStep(undefined);
            }}
          />
        ) : (
          <Group gap="sm">
            {open && booking.status !== 'confirmed' && (
              <Button onClick={() => setStep('confirm')}>{steps.confirm.label}</Button>
            )}
            {open && (
              <Button variant="default" onClick={() => setStep('propose')}>
                {steps.propose.label}
              </Button>
            )}
            {open && (
              <Button variant="default" onClick={() => setStep('decline')}>
                {steps.decline.label}
              </Button>
            )}
            {booking.status === 'confirmed' && over && (
              <>
                <Button disabled={saving.busy} onClick={() => void save({ status: 'done' }, 'Done')}>
                  Done
                </Button>
                <Button
                  variant="default"
                  disabled={saving.busy}
                  onClick={() => void save({ status: 'no_show' }, 'No-show')}
                >
                  No-show
                </Button>
              </>
            )}
            {!open && !booking.spamReason && (
              <Button
                variant="default"
                disabled={saving.busy}
                onClick={() => void save({ status: 'requested' }, 'Open again')}
              >
                Open again
              </Button>
            )}
            {booking.startsAt && (
              <Button variant="default" disabled={file.busy} onClick={() => void download()}>
                Calendar file (.ics)
              </Button>
            )}
          </Group>
        )}
        {!step && <Failure text={saving.failure ?? file.failure} />}
        <Facts
          facts={[
            ['E-mail', booking.email && <MailLink key="mail" email={booking.email} />],
            ['Phone', booking.phone && <PhoneLink key="phone" phone={booking.phone} />],
            ['Requested', formatDateTime(booking.createdAt)],
            ['Suspected spam', booking.spamReason],
            [
              'Client project',
              client && (
                <TextButton key="client" onClick={() => onPerson(client.clientEmail)}>
                  <bdi>{client.companyName}</bdi>
                </TextButton>
              ),
            ],
          ]}
        />
        {booking.problem && <Failure text={`Stored data could not be read: ${booking.problem}`} />}
        {booking.message && <LongText what="message" text={booking.message} />}
        {booking.reply && <LongText aside what="reply" text={`Message for the visitor: ${booking.reply}`} />}
        {person && (
          <Button variant="default" onClick={() => onPerson(person)}>
            Everything about this person
          </Button>
        )}
      </Stack>
    </Modal>
  );
};
