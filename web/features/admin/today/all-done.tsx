import type { Booking, Client } from '#shared/domain/leads.ts';
import { formatCalendarDate, formatDateTime } from '#web/lib/format.ts';
import { Empty } from '#web/ui/empty.tsx';

interface AllDoneProps {
  readonly clients: readonly Client[];
  readonly bookings: readonly Booking[];
  readonly now: number;
}

const earliest = (days: readonly (string | undefined)[]): string | undefined =>
  days.filter((day): day is string => Boolean(day)).sort()[0];

/** Empty state of Today, with the next appointment and follow-up. */
export const AllDone = ({ clients, bookings, now }: AllDoneProps) => {
  const nowText = new Date(now).toISOString();
  const meeting = earliest(
    bookings
      .filter(({ status }) => status === 'confirmed')
      .map(({ startsAt }) => (startsAt && startsAt > nowText ? startsAt : undefined)),
  );
  const followUp = earliest(
    clients
      .filter(({ status }) => status !== 'completed' && status !== 'rejected')
      .map(({ followUpDate }) =>
        followUpDate && followUpDate > nowText.slice(0, 10) ? followUpDate : undefined,
      ),
  );
  const next = [
    meeting && `The next appointment is on ${formatDateTime(meeting)}.`,
    followUp && `The next follow-up is due on ${formatCalendarDate(followUp)}.`,
  ].filter(Boolean);
  return (
    <Empty
      title="All done"
      text={`Everyone has a reply and nothing is due. ${next.join(' ')}`.trim()}
      level={3}
    />
  );
};
