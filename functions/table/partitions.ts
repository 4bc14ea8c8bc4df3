import type { CollectionName } from './keys.ts';

/**
 * Every kind of partition; `*` stands for the rest of the key. A route row names those it reads and writes,
 * and its role on AWS gets no others. See keys.ts for their contents.
 */
export type Partition =
  | CollectionName
  | 'ADMIN'
  | 'ALIAS#*'
  | 'APIKEYS'
  | 'APPOINTMENTS'
  | 'CALLS'
  | 'CHALLENGE#*'
  | 'CHATBUDGET'
  | 'CHATVISITOR#*'
  | 'CONVERSATION#*'
  | 'CONVERSATIONTESTS'
  | 'DAYS'
  | 'ERASURE#*'
  | 'EVENTLOG'
  | 'EVENTQUEUE'
  | 'FAILEDNOTICES'
  | 'FLOWDAYS#*'
  | 'FLOWEDITING#*'
  | 'FLOWLINK#*'
  | 'FLOWMISSES#*'
  | 'FLOWNODES#*'
  | 'FLOWREVISIONS#*'
  | 'FLOWS#*'
  | 'FLOWSESSIONS#*'
  | 'FLOWSNAPSHOT#*'
  | 'FLOWTESTS#*'
  | 'FLOWTOTALS#*'
  | 'IDEM#*'
  | 'KNOWLEDGE'
  | 'LEAD#*'
  | 'LETTERS'
  | 'LIKE#*'
  | 'LOGIN#*'
  | 'LOGINS'
  | 'MODEL'
  | 'NEWSLETTER#*'
  | 'NEWSLETTERS'
  | 'NOTICE#*'
  | 'PERSON#*'
  | 'PICTUREFILE#*'
  | 'PICTURES'
  | 'POSTBODY'
  | 'POSTCHANGES'
  | 'POSTS'
  | 'PREFERENCES'
  | 'PRESENCE'
  | 'RATE#*'
  | 'REPLYTEMPLATES'
  | 'REVOKED#*'
  | 'SITE'
  | 'SITEFLOWS'
  | 'SITEVALUES'
  | 'SUBSCRIBED#*'
  | 'TALKDAYS'
  | 'TEMPLATES'
  | 'VERSION#*'
  | 'VIEW#*'
  | 'WORKSPACE#*';

/** Partitions of the index: identities, visitors' live links, lists of conversations. */
export type IndexPartition = 'EMAIL#*' | 'LIVELINKS' | 'TALKS#*';

/** Whether a pattern covers a key, by the rules of IAM's `StringLike` for a trailing `*`. */
export const covers = (pattern: string, key: string): boolean =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;
