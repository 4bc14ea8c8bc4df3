import type { Collection, Listed } from '#functions/store/collections/collection.ts';
import type { Item } from '#functions/store/table/transact.ts';
import { contactServices } from '#shared/api/contact.ts';
import { clientStatuses, contactStatuses, leadChannels, leadSources } from '#shared/domain/lead-statuses.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { clients } from './clients.ts';
import { contacts } from './contacts.ts';
import { type CsvValue, csvLine } from './csv.ts';

type Column<T> = readonly [header: string, value: (record: T) => CsvValue];

/** Columns of client-data-YYYY-MM-DD.csv. */
const clientColumns: readonly Column<Client>[] = [
  ['ID', ({ id }) => id],
  ['Company', ({ companyName }) => companyName],
  ['Client', ({ clientName }) => clientName],
  ['Email', ({ clientEmail }) => clientEmail],
  ['Phone', ({ clientPhone }) => clientPhone],
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
  ['Quoted Price ($)', ({ quotedPrice }) => quotedPrice],
  ['Follow-up Date', ({ followUpDate }) => followUpDate],
  ['Notes', ({ notes }) => notes],
  ['Source', ({ source }) => leadSources[source]],
  ['Channel', ({ channel }) => leadChannels[channel]],
  ['Submitted', ({ createdAt }) => createdAt],
  ['Updated', ({ updatedAt }) => updatedAt],
  ['Problem', ({ problem }) => problem],
];

/** Columns of contact-data-YYYY-MM-DD.csv. */
const contactColumns: readonly Column<Contact>[] = [
  ['ID', ({ id }) => id],
  ['First Name', ({ firstName }) => firstName],
  ['Last Name', ({ lastName }) => lastName],
  ['Email', ({ email }) => email],
  ['Company', ({ company }) => company],
  ['Service', ({ service }) => (contactServices as Record<string, string>)[service] ?? service],
  ['Message', ({ message }) => message],
  ['Status', ({ status }) => contactStatuses[status]],
  ['Price per Month ($)', ({ pricePerMonth }) => pricePerMonth],
  ['Contract (months)', ({ contractMonths }) => contractMonths],
  ['AI Insights', ({ aiInsights }) => aiInsights],
  ['Notes', ({ notes }) => notes],
  ['Source', ({ source }) => leadSources[source]],
  ['Channel', ({ channel }) => leadChannels[channel]],
  ['Spam Reason', ({ spamReason }) => spamReason],
  ['Received', ({ createdAt }) => createdAt],
  ['Answered', ({ respondedAt }) => respondedAt],
  ['Updated', ({ updatedAt }) => updatedAt],
  ['Problem', ({ problem }) => problem],
];

/** A collection as a spreadsheet. */
const sheetOf = <T extends Listed>(collection: Collection<T>, columns: readonly Column<T>[]) => ({
  collection,
  headers: columns.map(([header]) => header),
  line: (item: Item): string => {
    const record = collection.read(item);
    return csvLine(columns.map(([, value]) => value(record)));
  },
});

export const clientSheet = sheetOf(clients, clientColumns);
export const contactSheet = sheetOf(contacts, contactColumns);
