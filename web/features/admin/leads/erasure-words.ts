import type { ErasePersonResult, Mention } from '#shared/api/admin-leads.ts';

/** Names of the receipt's kinds, for one and for several. */
const kindNames: Readonly<Record<string, readonly [one: string, many: string]>> = {
  appointments: ['appointment', 'appointments'],
  bookings: ['booking', 'bookings'],
  clients: ['client project', 'client projects'],
  contacts: ['submission', 'submissions'],
  conversations: ['conversation', 'conversations'],
  flows: ['attached flow', 'attached flows'],
  history: ['history entry', 'history entries'],
  links: ['link to another address', 'links to other addresses'],
  mails: ['notice', 'notices'],
  markers: ['subscription marker', 'subscription markers'],
  'masked mentions': ['masked mention', 'masked mentions'],
  notes: ['note', 'notes'],
  references: ['index entry', 'index entries'],
  requests: ['stored request', 'stored requests'],
  stories: ['transcript or visit', 'transcripts and visits'],
  subscribers: ['subscription', 'subscriptions'],
  'taught answers': ['taught answer with their questions', 'taught answers with their questions'],
};

/** Lists counts by kind, as in “2 submissions, 1 note”. */
export const describeCounts = (counts: ErasePersonResult['counts']): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => {
      const [one, many] = kindNames[kind] ?? [kind, kind];
      return `${count} ${count === 1 ? one : many}`;
    })
    .join(', ');

/** Says where a mention was found, e.g. "In a note". */
export const describePlace = ({ kind }: Pick<Mention, 'kind'>): string =>
  `In ${/^[aeiou]/.test((kindNames[kind] ?? [kind])[0]) ? 'an' : 'a'} ${(kindNames[kind] ?? [kind.replace(/s$/, '')])[0]}`;
