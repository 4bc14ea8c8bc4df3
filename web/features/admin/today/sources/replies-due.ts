import { brand } from '#shared/brand.ts';
import { isOpenBooking, isSigned, type SalesLead } from '#shared/domain/lead-stats.ts';
import { type Booking, type Client, type Contact, notSpecified } from '#shared/domain/leads.ts';
import { wallClockAt } from '#shared/domain/wall-clock.ts';
import { clockText, responseClock } from '#web/features/admin/leads/response-clock.ts';
import { formatDayParts } from '#web/lib/format.ts';
import { compareItems, leadIdentity, type Rank, rankOf, ranks, type TodayItem } from '../today-item.ts';
import { isTrouble, isUrgent, requestFromChat } from '../urgency.ts';

const weekMs = 7 * 86_400_000;

const withoutPlaceholder = (text: string): string => (text === notSpecified ? '' : text);

const describeLead = (subject: SalesLead) => {
  if (subject.kind === 'contacts') {
    const { firstName, lastName, company, message, email } = subject.lead;
    return {
      name: `${firstName} ${lastName}`.trim() || email,
      company: withoutPlaceholder(company),
      text: message,
    };
  }
  const { clientName, companyName, currentChallenges, primaryGoals, clientEmail } = subject.lead;
  return {
    name: clientName || clientEmail,
    company: withoutPlaceholder(companyName),
    text: withoutPlaceholder(currentChallenges) || primaryGoals.join(', ') || 'Client project',
  };
};

/** Cheap check first: few of 50,000 leads need a reply. */
const needsReply = (
  { status, respondBy, respondedAt, snoozedUntil }: Contact | Client,
  nowText: string,
): boolean =>
  status === 'new' &&
  respondBy !== undefined &&
  respondedAt === undefined &&
  (snoozedUntil === undefined || snoozedUntil <= nowText);

const dueAt = ({ lead }: SalesLead): number => Date.parse(lead.respondBy ?? '');

/** 'Booking for Thursday, 10:00', in the company's time zone. */
const bookingReason = ({ status, startsAt }: Booking, now: number): string => {
  if (status === 'declined') return 'Booking declined';
  if (!startsAt) return 'Booking without a time';
  const { date, time } = wallClockAt(new Date(startsAt), brand.timeZone);
  const isSoon = Date.parse(startsAt) - now < weekMs;
  const day = formatDayParts(
    date,
    isSoon ? { weekday: 'long' } : { weekday: 'short', month: 'short', day: 'numeric' },
  );
  return `Booking for ${day}, ${time}`;
};

interface Context {
  readonly bookings: ReadonlyMap<string, Booking>;
  /** Identities of people with a signed contact or a project in work. */
  readonly customers: ReadonlySet<string>;
  /** Milliseconds. */
  readonly now: number;
}

const requestReasons = {
  incident: { reason: 'Outage, reported in the chat', rank: ranks.urgent },
  billing: { reason: 'Wrong charge, reported in the chat', rank: ranks.urgent },
  call: { reason: 'Wants a call', rank: ranks.booking },
} as const;

/** Why a person's reply is more urgent than others, according to their leads. */
const findReason = (
  leads: readonly SalesLead[],
  person: string | undefined,
  { bookings, customers, now }: Context,
): Pick<TodayItem, 'kind' | 'reason' | 'booking'> & { readonly rank?: Rank } => {
  const booking = leads.flatMap(({ lead }) => bookings.get(lead.bookingId ?? '') ?? [])[0];
  const kind = booking ? 'booking' : 'message';
  const texts = leads.map((lead) => describeLead(lead).text);
  if (person && customers.has(person) && texts.some((text) => isTrouble(text) || isUrgent(text)))
    return { kind, reason: 'Customer in trouble', rank: ranks.urgent };
  const requests = new Set(texts.map(requestFromChat));
  for (const request of ['incident', 'billing', 'call'] as const)
    if (requests.has(request) && !(booking && request === 'call'))
      return { kind, ...requestReasons[request] };
  const isPressing = texts.some(isUrgent);
  if (booking) {
    const reason = bookingReason(booking, now);
    return isPressing
      ? { kind, reason: `Urgent: ${reason}`, booking: booking.id, rank: ranks.urgent }
      : {
          kind,
          reason,
          booking: booking.id,
          ...(booking.startsAt && isOpenBooking(booking) ? { rank: ranks.booking } : {}),
        };
  }
  if (isPressing) return { kind, reason: 'Says it is urgent', rank: ranks.urgent };
  return { kind, reason: leads.some((lead) => lead.kind === 'contacts') ? 'New message' : 'New project' };
};

const toItem = (
  key: string,
  person: string | undefined,
  leads: readonly SalesLead[],
  context: Context,
): TodayItem => {
  const [first, ...more] = [...leads].sort((a, b) => dueAt(a) - dueAt(b));
  if (!first) throw new TypeError('An item has a lead.');
  const clock = responseClock(first.lead, context.now);
  const words = describeLead(first);
  const urgency =
    clock.kind === 'overdue' ? 'overdue' : clock.kind === 'running' && clock.soon ? 'soon' : 'today';
  const changeEach = (patch: Record<string, unknown>) => leads.map((lead) => ({ lead, patch }));
  return {
    key,
    ...words,
    due: more.length > 0 ? `${clockText(clock)}, ${more.length + 1} messages` : clockText(clock),
    at: dueAt(first),
    urgency,
    rank: rankOf(urgency),
    ...findReason(leads, person, context),
    language: first.lead.language,
    ...(person ? { person } : {}),
    done: {
      label: 'Mark contacted',
      done: `${words.name} marked as contacted`,
      changes: changeEach({ status: 'contacted' }),
    },
    snooze: ({ instant, day }) => ({
      label: 'Later',
      done: `${words.name} snoozed until ${day}`,
      changes: changeEach({ snoozedUntil: instant }),
    }),
  };
};

/**
 * One item per person who needs a reply, across all their leads. It shows the lead that has waited longest.
 */
export const listRepliesDue = (
  contacts: readonly Contact[],
  clients: readonly Client[],
  bookings: readonly Booking[],
  now: number,
): TodayItem[] => {
  const nowText = new Date(now).toISOString();
  const groups = new Map<string, { person: string | undefined; leads: SalesLead[] }>();
  const add = (subject: SalesLead, address: string) => {
    const person = leadIdentity(address);
    const key = `answer:${person ?? subject.lead.id}`;
    const group = groups.get(key);
    if (group) group.leads.push(subject);
    else groups.set(key, { person, leads: [subject] });
  };
  for (const lead of contacts) if (needsReply(lead, nowText)) add({ kind: 'contacts', lead }, lead.email);
  for (const lead of clients) if (needsReply(lead, nowText)) add({ kind: 'clients', lead }, lead.clientEmail);
  if (groups.size === 0) return [];
  const customers = [
    ...contacts.filter(({ status }) => status === 'signed').map(({ email }) => email),
    ...clients.filter((lead) => isSigned({ kind: 'clients', lead })).map(({ clientEmail }) => clientEmail),
  ];
  const context = {
    bookings: new Map(bookings.map((booking) => [booking.id, booking])),
    now,
    customers: new Set(customers.flatMap((address) => leadIdentity(address) ?? [])),
  };
  return [...groups]
    .map(([key, { person, leads }]) => toItem(key, person, leads, context))
    .sort(compareItems);
};
