import type { Collection, Listed } from '#functions/table/collection.ts';
import type { Item } from '#functions/table/transact.ts';
import { contactServices } from '#shared/api/contact.ts';
import { type CsvValue, csvLine } from '#shared/csv.ts';
import {
  bookingStatuses,
  clientStatuses,
  contactStatuses,
  leadChannels,
  leadSources,
} from '#shared/domain/lead-statuses.ts';
import type { Booking, Client, Contact, Subscriber } from '#shared/domain/leads.ts';
import { bookings } from '../bookings/bookings.ts';
import { clients } from '../clients/clients.ts';
import { contacts } from '../contacts/contacts.ts';
import { subscribers } from '../subscribers/subscribers.ts';
import { exactMoney, readablePhone, spreadsheetTime } from './export-cells.ts';

type Column<T> = readonly [header: string, value: (record: T) => CsvValue, isMoment?: 'moment'];

/** Columns of client-data-YYYY-MM-DD.csv. */
const clientColumns: readonly Column<Client>[] = [
  ['ID', ({ id }) => id],
  ['Company', ({ companyName }) => companyName],
  ['Client', ({ clientName }) => clientName],
  ['Email', ({ clientEmail }) => clientEmail],
  ['Phone', ({ clientPhone }) => readablePhone(clientPhone)],
  ['Industry', ({ industry }) => industry],
  ['Company Size', ({ companySize }) => companySize],
  ['Budget', ({ budget }) => budget],
  ['Status', ({ status }) => clientStatuses[status]],
  ['Priority', ({ priorityLevel }) => priorityLevel],
  ['Primary Goals', ({ primaryGoals }) => primaryGoals],
  ['Template', ({ preferredTemplate }) => preferredTemplate],
  ['Languages', ({ languageRequirements }) => languageRequirements],
  ['Integrations', ({ integrationNeeds }) => integrationNeeds],
  ['Has CRM', ({ hasExistingCRM }) => hasExistingCRM],
  ['CRM Name', ({ existingCRMName }) => existingCRMName],
  ['Has Website', ({ hasWebsite }) => hasWebsite],
  ['Website Platform', ({ websitePlatform }) => websitePlatform],
  ['Live Chat', ({ hasLiveChat }) => hasLiveChat],
  ['Current Challenges', ({ currentChallenges }) => currentChallenges],
  ['Timeline', ({ timeline }) => timeline],
  ['Quoted Price ($)', ({ quotedPrice }) => exactMoney(quotedPrice)],
  ['Follow-up Date', ({ followUpDate }) => followUpDate],
  ['Language', ({ language }) => language],
  ['Notes', ({ notes }) => notes],
  ['Source', ({ source }) => leadSources[source]],
  ['Channel', ({ channel }) => leadChannels[channel]],
  ['Submitted', ({ createdAt }) => createdAt, 'moment'],
  ['Updated', ({ updatedAt }) => updatedAt, 'moment'],
  ['Problem', ({ problem }) => problem],
];

/** Columns of contact-data-YYYY-MM-DD.csv. */
const contactColumns: readonly Column<Contact>[] = [
  ['ID', ({ id }) => id],
  ['First Name', ({ firstName }) => firstName],
  ['Last Name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => readablePhone(phone)],
  ['Company', ({ company }) => company],
  ['Service', ({ service }) => (contactServices as Record<string, string>)[service] ?? service],
  ['Message', ({ message }) => message],
  ['Status', ({ status }) => contactStatuses[status]],
  ['Price per Month ($)', ({ pricePerMonth }) => exactMoney(pricePerMonth)],
  ['Contract (months)', ({ contractMonths }) => contractMonths],
  ['Follow-up Date', ({ followUpDate }) => followUpDate],
  ['Language', ({ language }) => language],
  ['AI Insights', ({ aiInsights }) => aiInsights],
  ['Notes', ({ notes }) => notes],
  ['Source', ({ source }) => leadSources[source]],
  ['Channel', ({ channel }) => leadChannels[channel]],
  ['Spam Reason', ({ spamReason }) => spamReason],
  ['Received', ({ createdAt }) => createdAt, 'moment'],
  ['Answered', ({ respondedAt }) => respondedAt, 'moment'],
  ['Updated', ({ updatedAt }) => updatedAt, 'moment'],
  ['Problem', ({ problem }) => problem],
];

/** Columns of booking-data-YYYY-MM-DD.csv. */
const bookingColumns: readonly Column<Booking>[] = [
  ['ID', ({ id }) => id],
  ['First Name', ({ firstName }) => firstName],
  ['Last Name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => readablePhone(phone)],
  ['Company', ({ company }) => company],
  ['Status', ({ status }) => bookingStatuses[status]],
  ['Appointment', ({ startsAt }) => startsAt, 'moment'],
  ['Proposed', ({ proposedStartsAt }) => proposedStartsAt, 'moment'],
  ['Minutes', ({ durationMinutes }) => durationMinutes],
  ['Wished Day', ({ preferredDate }) => preferredDate],
  ['Wished Time', ({ preferredTime }) => preferredTime],
  ['Time Zone', ({ timeZone }) => timeZone],
  ['Place', ({ place }) => place],
  ['Interest', ({ serviceInterest }) => serviceInterest],
  ['Message', ({ message }) => message],
  ['Notes', ({ notes }) => notes],
  ['Spam Reason', ({ spamReason }) => spamReason],
  ['Project ID', ({ clientId }) => clientId],
  ['Received', ({ createdAt }) => createdAt, 'moment'],
  ['Updated', ({ updatedAt }) => updatedAt, 'moment'],
  ['Problem', ({ problem }) => problem],
];

/** Columns of subscriber-data-YYYY-MM-DD.csv. */
const subscriberColumns: readonly Column<Subscriber>[] = [
  ['ID', ({ id }) => id],
  ['Email', ({ email }) => email],
  ['Source', ({ source }) => source],
  ['Subscribed', ({ createdAt }) => createdAt, 'moment'],
  ['Consent', ({ consent }) => consent?.at, 'moment'],
  ['Consent Page', ({ consent }) => consent?.page],
  ['Consent Text', ({ consent }) => consent?.text],
  ['Unsubscribed', ({ unsubscribedAt }) => unsubscribedAt, 'moment'],
  ['Problem', ({ problem }) => problem],
];

/** A collection as a spreadsheet; times are in the zone that the headers name. */
const sheetOf = <T extends Listed>(collection: Collection<T>, columns: readonly Column<T>[]) => ({
  collection,
  headers: (zone: string) =>
    columns.map(([header, , isMoment]) => (isMoment ? `${header} (${zone})` : header)),
  line: (item: Item, zone: string): string => {
    const record = collection.read(item);
    return csvLine(
      columns.map(([, value, isMoment]) => {
        const cell = value(record);
        return isMoment ? spreadsheetTime(typeof cell === 'string' ? cell : undefined, zone) : cell;
      }),
    );
  },
});

/** Exportable datasets, by name. */
export const sheets = {
  clients: sheetOf(clients, clientColumns),
  contacts: sheetOf(contacts, contactColumns),
  bookings: sheetOf(bookings, bookingColumns),
  subscribers: sheetOf(subscribers, subscriberColumns),
} as const;

/** File name of a day's export: `client-data-2026-11-22.csv`. */
export const sheetName = (dataset: keyof typeof sheets, now: Date): string =>
  `${dataset.slice(0, -1)}-data-${now.toISOString().slice(0, 10)}.csv`;
