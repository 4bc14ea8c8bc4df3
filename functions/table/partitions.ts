import type { CollectionName } from './keys.ts';

/**
 * Every kind of partition of the table; `*` stands for the rest of its key. A row of the route table names those that it reads and
 * writes, and its role on AWS gets no other. What they hold is written in keys.ts.
 */
export type Partition =
  | CollectionName
  | 'ADMIN'
  | 'ALIAS#*'
  | 'APPOINTMENTS'
  | 'CALLS'
  | 'CHALLENGE#*'
  | 'CHATBUDGET'
  | 'CHATVISITOR#*'
  | 'CONVERSATION#*'
  | 'DAYS'
  | 'ERASURE#*'
  | 'FAILEDNOTICES'
  | 'FLOWDAYS#*'
  | 'FLOWLINK#*'
  | 'FLOWMISSES#*'
  | 'FLOWNODES#*'
  | 'FLOWREVISIONS#*'
  | 'FLOWS#*'
  | 'FLOWSESSIONS#*'
  | 'FLOWSNAPSHOT#*'
  | 'FLOWTOTALS#*'
  | 'IDEM#*'
  | 'KNOWLEDGE'
  | 'LEAD#*'
  | 'LETTERS'
  | 'LIKE#*'
  | 'LOGIN#*'
  | 'LOGINS'
  | 'NOTICE#*'
  | 'PERSON#*'
  | 'POSTBODY'
  | 'POSTS'
  | 'PREFERENCES'
  | 'PRESENCE'
  | 'RATE#*'
  | 'REPLYTEMPLATES'
  | 'REVOKED#*'
  | 'SITEFLOWS'
  | 'SUBSCRIBED#*'
  | 'TALKDAYS'
  | 'TEMPLATES'
  | 'VERSION#*'
  | 'VIEW#*'
  | 'WORKSPACE#*';

/** Partitions of the index: what a person is found by, visitors' live links, lists of conversations. */
export type IndexPartition = 'EMAIL#*' | 'LIVELINKS' | 'TALKS#*';

/** Whether a pattern covers a key, as IAM's `StringLike` decides it for patterns that end in `*`. */
export const covers = (pattern: string, key: string): boolean =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;
