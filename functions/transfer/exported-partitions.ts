import { leadCollections } from '#functions/leads/collections.ts';
import type { CollectionName } from '#functions/table/keys.ts';
import { covers, type Partition } from '#functions/table/partitions.ts';

/**
 * Which partitions the file with everything contains. `false`: secrets, logins, rate limits, and what only concerns this
 * installation for a while. A new kind of partition has to be decided here, or it doesn't compile. What visitors send is always
 * in it.
 */
const isExported: Readonly<Record<Exclude<Partition, CollectionName>, boolean>> = {
  ADMIN: false,
  'ALIAS#*': true,
  APIKEYS: false,
  APPOINTMENTS: true,
  CALLS: false,
  'CHALLENGE#*': false,
  CHATBUDGET: false,
  'CHATVISITOR#*': false,
  'CONVERSATION#*': true,
  CONVERSATIONTESTS: true,
  DAYS: true,
  'ERASURE#*': false,
  EVENTLOG: false,
  EVENTQUEUE: false,
  FAILEDNOTICES: false,
  'FLOWDAYS#*': true,
  'FLOWEDITING#*': true,
  'FLOWLINK#*': true,
  'FLOWMISSES#*': true,
  'FLOWNODES#*': true,
  'FLOWREVISIONS#*': true,
  'FLOWS#*': true,
  'FLOWSESSIONS#*': true,
  'FLOWSNAPSHOT#*': true,
  'FLOWTESTS#*': true,
  'FLOWTOTALS#*': true,
  'IDEM#*': false,
  KNOWLEDGE: true,
  'LEAD#*': true,
  LETTERS: true,
  'LIKE#*': true,
  'LOGIN#*': false,
  LOGINS: false,
  MODEL: false,
  'NEWSLETTER#*': true,
  NEWSLETTERS: true,
  'NOTICE#*': true,
  'PERSON#*': true,
  'PICTUREFILE#*': true,
  PICTURES: true,
  POSTBODY: true,
  POSTCHANGES: true,
  POSTS: true,
  PREFERENCES: true,
  PRESENCE: false,
  'RATE#*': false,
  REPLYTEMPLATES: true,
  'REVOKED#*': false,
  SITE: true,
  SITEFLOWS: true,
  SITEVALUES: true,
  'SUBSCRIBED#*': true,
  TALKDAYS: true,
  TEMPLATES: true,
  'VERSION#*': true,
  'VIEW#*': false,
  'WORKSPACE#*': true,
};

const exported = [
  ...Object.keys(leadCollections),
  ...Object.entries(isExported).flatMap(([partition, isIncluded]) => (isIncluded ? [partition] : [])),
];

/** Whether items with this partition key belong to the file with everything. */
export const isExportedPartition = (pk: string): boolean =>
  exported.some((partition) => covers(partition, pk));
