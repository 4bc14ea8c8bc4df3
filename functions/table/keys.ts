import { createHash } from 'node:crypto';
import { personIdentity } from '#shared/domain/person.ts';

/**
 * Builds every key of the single table; no other code does.
 *
 * The table has `pk` + `sk`, a TTL attribute `ttl` (epoch seconds; readers also filter on it themselves) and one sparse
 * index `gsi1` (`gsi1pk`, `gsi1sk`, all attributes) that answers "everything about this email address or phone number".
 * Ids are UUIDv7: they sort by creation time, so a collection lives in one partition of the base table, is read newest
 * first by one Query, and one record by one GetItem, without an index to wait for.
 *
 * | access pattern | call |
 * | --- | --- |
 * | collection, newest first, paged | Query pk = CONTACTS / CLIENTS / BOOKINGS / SUBSCRIBERS, backwards |
 * | one record of a collection | GetItem pk, sk = id |
 * | version and totals of a collection (ETag of its list) | BatchGetItem pk = VERSION#<collection>, sk = 0, with the session |
 * | everything of one email address or phone number | Query gsi1 gsi1pk = EMAIL#<address, lower case> or EMAIL#<digits>@phone.invalid |
 * | that two people are one | BatchGetItem pk = ALIAS#<id>, found by either through the index |
 * | notes on a person | Query gsi1, then BatchGetItem pk = PERSON#<digest>, sk = NOTE#<id> |
 * | conversations of a person imported from another system | Query gsi1, then BatchGetItem pk = PERSON#<digest>, sk = PAST#<id> |
 * | times of requests around a moment, and whether their hours changed | Query pk = APPOINTMENTS, sk between two moments |
 * | whether an address has an open request | in the request's transaction: pk = APPOINTMENTS, sk = HOLDER#<digest> |
 * | booking settings, busy times of the owner's calendar | BatchGetItem pk = APPOINTMENTS, sk = SETTINGS, CALENDAR, with the taught answers |
 * | texts for replies | Query pk = REPLYTEMPLATES |
 * | the model set up in the portal | GetItem pk = MODEL, sk = SETTINGS |
 * | the owner's preferences | GetItem pk = PREFERENCES, sk = OWNER |
 * | an erasure's counts | UpdateItem pk = ERASURE#<id> |
 * | the admin account | GetItem pk = ADMIN, sk = ACCOUNT |
 * | a revoked session | GetItem pk = REVOKED#<session id> |
 * | an API key by its hash; all of them | BatchGetItem pk = APIKEYS, sk = hash, with the account; Query pk = APIKEYS |
 * | story and history of a lead | Query pk = LEAD#<id> |
 * | counters by day (overview) | Query pk = DAYS, sk from a day on |
 * | passkeys and recovery codes | BatchGetItem pk = ADMIN, sk = FACTORS, with the account |
 * | a passkey's challenge | DeleteItem pk = CHALLENGE#<challenge> |
 * | logins from new browsers | Query pk = LOGINS, newest first |
 * | the setup code | BatchGetItem pk = ADMIN, sk = SETUPCODE, with the account |
 * | failed logins of a bucket | BatchGetItem pk = LOGIN#<bucket>, with the account |
 * | whether an address is subscribed | in the write's transaction: pk = SUBSCRIBED#<digest> |
 * | whether the owner was notified of a lead | GetItem pk = NOTICE#<lead>, sk = channel |
 * | the receiver of events | GetItem pk = PREFERENCES, sk = EVENTS |
 * | events to deliver, oldest first | Query pk = EVENTQUEUE |
 * | delivered events and those given up, newest first | Query pk = EVENTLOG, backwards |
 * | notifications that failed | Query pk = FAILEDNOTICES |
 * | a rate limit's window | UpdateItem pk = RATE#<name>#<who>, sk = window start |
 * | an idempotent request | in the write's transaction: pk = IDEM#<scope>#<key> |
 * | blog list | Query pk = POSTS |
 * | one post | BatchGetItem pk = POSTS and pk = POSTBODY, sk = id |
 * | a public post's unpublished changes | BatchGetItem pk = POSTCHANGES, sk = id, with the post |
 * | pictures of posts; one file of a picture | Query pk = PICTURES; GetItem pk = PICTUREFILE#<hash>, sk = width |
 * | a like, a view of a day | in the count's transaction: pk = LIKE#<post>#<visitor>, VIEW#<post>#<visitor> + sk = day |
 * | industry templates | Query pk = TEMPLATES |
 * | tokens the chat spent on a day | UpdateItem pk = CHATBUDGET, sk = day |
 * | model answers of a chat visitor | UpdateItem pk = CHATVISITOR#<digest>, sk = day |
 * | flows of a workspace, newest first | Query pk = FLOWS#<workspace> ; one flow: sk = id |
 * | how many flows a workspace has | in the write's transaction: pk = WORKSPACE#<workspace> |
 * | an active flow by its public link | GetItem pk = FLOWLINK#<uuid> |
 * | visitors' live links, newest first | Query gsi1 gsi1pk = LIVELINKS |
 * | revisions of a flow | Query pk = FLOWREVISIONS#<flow> ; one: sk = version, padded |
 * | sessions of a flow, newest first | Query pk = FLOWSESSIONS#<uuid> ; one: sk = id |
 * | totals of all flows of a workspace | Query pk = FLOWTOTALS#<workspace>, sk = flow#shard |
 * | the same by day | Query pk = FLOWDAYS#<workspace>, sk between days |
 * | nodes and answers of one flow by day | Query pk = FLOWNODES#<flow>, sk between days |
 * | placements of the site's flows | Query pk = SITEFLOWS |
 * | unmatched answers of one flow | Query pk = FLOWMISSES#<flow> |
 * | comments on a flow, and the tabs that have it open | Query pk = FLOWEDITING#<flow> |
 * | tests of a flow | Query pk = FLOWTESTS#<flow> ; one: sk = id |
 * | a flow attached to an enquiry | GetItem pk = FLOWSNAPSHOT#<id> |
 * | a conversation: its messages, then its head | Query pk = CONVERSATION#<id> |
 * | its head and the messages to and from a person since one | Query pk = CONVERSATION#<id>, sk > B#<number> |
 * | conversations, the latest first | Query gsi1 gsi1pk = TALKS#ALL |
 * | those that wait for a person or need care; turns without an answer | Query gsi1 gsi1pk = TALKS#WAITING, TALKS#CARE, TALKS#UNANSWERED |
 * | what the assistant did by day and topic | Query pk = TALKDAYS, sk from a day on |
 * | presence of the portal, and the taught answers | BatchGetItem pk = PRESENCE, pk = KNOWLEDGE sk = LIVE |
 * | versions of a taught card | Query pk = KNOWLEDGE, sk from V#<card># |
 * | visitors who asked for a person while nobody was available | pk = CALLS, for the notices only |
 * | the site's draft; the live values that functions read | GetItem pk = SITE, sk = DRAFT or LIVE |
 * | publications of the site, newest first | Query pk = SITE, sk from P#, backwards |
 * | what the assistant searches in the published posts | GetItem pk = SITE, sk = POSTS#<digest>#<part> |
 * | all values of one publication | GetItem pk = SITEVALUES, sk = number, padded |
 * | the owner's tests of the assistant; one | Query pk = CONVERSATIONTESTS ; GetItem sk = id |
 * | weekly reports, newest first | Query pk = LETTERS, backwards; one: sk = the week's Monday |
 */
export interface Key {
  pk: string;
  sk: string;
}

/**
 * The collections by name, which is also their partition. Each collection's file declares its own (see
 * functions/contacts/contacts.ts); without an entry in `functions/leads/collections.ts` it doesn't compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each collection adds its name by declaration merging
export interface CollectionNames {}
export type CollectionName = keyof CollectionNames;
/** Names of versions that the portal's ETags are made of. */
export type VersionName = CollectionName | 'NOTICES' | 'WAITS';

export const recordKey = (collection: CollectionName, id: string): Key => ({ pk: collection, sk: id });

/** A record's own partition: its story (what the visitor did) and its change history, read by one Query. */
export const leadPartition = (id: string): string => `LEAD#${id}`;
export const leadKey = (id: string, part: string): Key => ({ pk: leadPartition(id), sk: part });
export const storyPart = 'STORY';
export const changePart = (changeId: string): string => `CHANGE#${changeId}`;
/** Sort key of a reference: finds an item by a further address or phone number. */
export const referencePart = (identity: string, { pk, sk }: Key): string =>
  `ALSO#${shortened(identity)}#${shortened(`${pk}#${sk}`)}`;

/** Version and totals of a collection. */
export const versionKey = (collection: VersionName): Key => ({ pk: `VERSION#${collection}`, sk: '0' });

/**
 * Daily counters are sharded because each visit writes to them. Days sort, so a span of days is one Query.
 */
export const dayShards = 8;
export const dayKey = (day: string, shard: number, what = ''): Key => ({
  pk: 'DAYS',
  sk: `${day}#${shard}${what && `#${what}`}`,
});

export const accountKey: Key = { pk: 'ADMIN', sk: 'ACCOUNT' };
/** Passkeys and recovery codes. */
export const factorsKey: Key = { pk: 'ADMIN', sk: 'FACTORS' };
/** A passkey challenge until it is answered. */
export const challengeKey = (challenge: string): Key => ({ pk: `CHALLENGE#${challenge}`, sk: '-' });
/** Logins from new browsers, reported to the owner. */
export const loginsPartition = 'LOGINS';
export const loginKey = (id: string): Key => ({ pk: loginsPartition, sk: id });
export const setupCodeKey: Key = { pk: 'ADMIN', sk: 'SETUPCODE' };
export const revokedKey = (sessionId: string): Key => ({ pk: `REVOKED#${sessionId}`, sk: '-' });
export const apiKeysPartition = 'APIKEYS';
export const apiKeyKey = (hash: string): Key => ({ pk: apiKeysPartition, sk: hash });
export const rateKey = (name: string, who: string, windowStart: number): Key => ({
  pk: `RATE#${name}#${who}`,
  sk: String(windowStart),
});
/** Sliding-window bucket of failed logins. */
export const loginBucketKey = (bucket: string): Key => ({ pk: `LOGIN#${bucket}`, sk: '-' });
export const idempotencyKey = (scope: string, key: string): Key => ({ pk: `IDEM#${scope}#${key}`, sk: '-' });

/** Longest identity stored in a key unhashed, in bytes; DynamoDB limits index keys to 2,048. */
const maxIdentityBytes = 512;
const shortened = (identity: string): string =>
  Buffer.byteLength(identity) <= maxIdentityBytes
    ? identity
    : `~${createHash('sha256').update(identity).digest('base64url')}`;

/** Index partition of everything about one person, see `personIdentity`. */
export const personPartition = (identity: string): string => `EMAIL#${shortened(identity)}`;

/** Index attributes that make an item findable by an address or phone number. */
export const personIndex = (
  person: string,
  kind: string,
  id: string,
): { gsi1pk: string; gsi1sk: string } => ({
  gsi1pk: personPartition(personIdentity(person)),
  gsi1sk: `${kind}#${id}`,
});

/** A link between two identities of one person. */
export const aliasKey = (id: string): Key => ({ pk: `ALIAS#${id}`, sk: '-' });
/** An owner's note on a person; `who` is a digest of the address. */
export const noteKey = (who: string, id: string): Key => ({ pk: `PERSON#${who}`, sk: `NOTE#${id}` });

/** A conversation imported from another system; `who` is a digest of the address. */
export const pastConversationKey = (who: string, id: string): Key => ({
  pk: `PERSON#${who}`,
  sk: `PAST#${id}`,
});

/** Times of requests by start, so that one Query finds conflicts. */
export const appointmentsPartition = 'APPOINTMENTS';
export const appointmentKey = (startsAt: string, bookingId: string): Key => ({
  pk: appointmentsPartition,
  sk: `${startsAt}#${bookingId}`,
});
/**
 * Marks an hour of appointments; changes whenever time in that hour is booked. Sorts among the appointments
 * around it.
 */
export const appointmentHourKey = (hour: string): Key => ({ pk: appointmentsPartition, sk: `${hour}#HOUR` });
/** The open request of an address; `who` is a digest. Sorts after every time, as the next two do. */
export const appointmentHolderKey = (who: string): Key => ({
  pk: appointmentsPartition,
  sk: `HOLDER#${who}`,
});
export const bookingSettingsKey: Key = { pk: appointmentsPartition, sk: 'SETTINGS' };
/** Busy times read from the owner's calendar. */
export const busyCalendarKey: Key = { pk: appointmentsPartition, sk: 'CALENDAR' };

export const replyTemplatesPartition = 'REPLYTEMPLATES';
export const replyTemplateKey = (id: string): Key => ({ pk: replyTemplatesPartition, sk: id });
export const preferencesKey: Key = { pk: 'PREFERENCES', sk: 'OWNER' };
/** The model that the owner set up, without its key. */
export const modelSettingsKey: Key = { pk: 'MODEL', sk: 'SETTINGS' };
/** The owner's mail server, without its password. */
export const smtpSettingsKey: Key = { pk: 'PREFERENCES', sk: 'MAIL' };

/** Counts of an erasure, without the person's identity. */
export const erasureKey = (jobId: string): Key => ({ pk: `ERASURE#${jobId}`, sk: '-' });

export const postsPartition = 'POSTS';
/** Padded, so that ids sort numerically. */
const postSort = (id: number): string => String(id).padStart(9, '0');
export const postKey = (id: number): Key => ({ pk: postsPartition, sk: postSort(id) });
export const postBodiesPartition = 'POSTBODY';
export const postBodyKey = (id: number): Key => ({ pk: postBodiesPartition, sk: postSort(id) });
export const postChangesPartition = 'POSTCHANGES';
/** Changes to a public post that the owner saved and hasn't published. */
export const postChangesKey = (id: number): Key => ({ pk: postChangesPartition, sk: postSort(id) });

export const picturesPartition = 'PICTURES';
export const pictureKey = (hash: string): Key => ({ pk: picturesPartition, sk: hash });
export const pictureFileKey = (hash: string, width: number): Key => ({
  pk: `PICTUREFILE#${hash}`,
  sk: String(width),
});
/**
 * A visitor's like. Each has its own partition, so that a popular post makes no hot partition beside its
 * counter.
 */
export const postLikeKey = (id: number, visitorId: string): Key => ({
  pk: `LIKE#${id}#${visitorId}`,
  sk: '-',
});
export const postViewKey = (id: number, visitorId: string, day: string): Key => ({
  pk: `VIEW#${id}#${visitorId}`,
  sk: day,
});

/** The workspace is part of every key in it, so a flow of another workspace is never found. */
export const flowsPartition = (workspace: string): string => `FLOWS#${workspace}`;
export const flowKey = (workspace: string, id: string): Key => ({ pk: flowsPartition(workspace), sk: id });
export const workspaceKey = (workspace: string): Key => ({ pk: `WORKSPACE#${workspace}`, sk: '-' });
export const flowLinkKey = (uuid: string): Key => ({ pk: `FLOWLINK#${uuid}`, sk: '-' });
/** Index partition of visitors' live links, by last change. */
export const liveLinksPartition = 'LIVELINKS';
export const liveLinkIndex = (flow: {
  readonly uuid: string;
  readonly updatedAt: string;
}): { gsi1pk: string; gsi1sk: string } => ({
  gsi1pk: liveLinksPartition,
  gsi1sk: `${flow.updatedAt}#${flow.uuid}`,
});
export const flowRevisionsPartition = (flowId: string): string => `FLOWREVISIONS#${flowId}`;
export const flowRevisionKey = (flowId: string, version: number): Key => ({
  pk: flowRevisionsPartition(flowId),
  sk: String(version).padStart(8, '0'),
});
export const flowSessionsPartition = (uuid: string): string => `FLOWSESSIONS#${uuid}`;
export const flowSessionKey = (uuid: string, id: string): Key => ({
  pk: flowSessionsPartition(uuid),
  sk: id,
});
export const flowSnapshotKey = (id: string): Key => ({ pk: `FLOWSNAPSHOT#${id}`, sk: '-' });

/** Counters are spread over shards. A session stays on one shard, so that it subtracts where it added. */
export const flowShards = 8;
export const flowTotalsPartition = (workspace: string): string => `FLOWTOTALS#${workspace}`;
export const flowTotalKey = (workspace: string, flowId: string, shard: number): Key => ({
  pk: flowTotalsPartition(workspace),
  sk: `${flowId}#${shard}`,
});
export const flowDaysPartition = (workspace: string): string => `FLOWDAYS#${workspace}`;
export const flowDayKey = (workspace: string, day: string, flowId: string, shard: number): Key => ({
  pk: flowDaysPartition(workspace),
  sk: `${day}#${flowId}#${shard}`,
});
export const flowNodesPartition = (flowId: string): string => `FLOWNODES#${flowId}`;
export const flowNodesKey = (flowId: string, day: string, shard: number): Key => ({
  pk: flowNodesPartition(flowId),
  sk: `${day}#${shard}`,
});

export const flowEditingPartition = (flowId: string): string => `FLOWEDITING#${flowId}`;
export const flowEditorKey = (flowId: string, tab: string): Key => ({
  pk: flowEditingPartition(flowId),
  sk: `EDITOR#${tab}`,
});
export const flowCommentKey = (flowId: string, id: string): Key => ({
  pk: flowEditingPartition(flowId),
  sk: `COMMENT#${id}`,
});

export const flowTestsPartition = (flowId: string): string => `FLOWTESTS#${flowId}`;
export const flowTestKey = (flowId: string, id: string): Key => ({
  pk: flowTestsPartition(flowId),
  sk: id,
});

/** Answers that matched no option of a question. */
export const flowMissesPartition = (flowId: string): string => `FLOWMISSES#${flowId}`;
export const flowMissKey = (flowId: string, nodeId: string, digest: string): Key => ({
  pk: flowMissesPartition(flowId),
  sk: `${nodeId}#${digest}`,
});

/** Placements of the site's flows: one entry per flow. */
export const siteFlowsPartition = 'SITEFLOWS';
export const siteFlowKey = (uuid: string): Key => ({ pk: siteFlowsPartition, sk: uuid });

/** Marker that lets an address subscribe only once; `who` is a digest of the address. */
export const subscriptionKey = (subscriber: string): Key => ({ pk: `SUBSCRIBED#${subscriber}`, sk: '-' });

export const newslettersPartition = 'NEWSLETTERS';
export const newsletterKey = (id: string): Key => ({ pk: newslettersPartition, sk: id });
/** Whether an issue was sent to a subscriber. */
export const newsletterDeliveryKey = (id: string, subscriberId: string): Key => ({
  pk: `NEWSLETTER#${id}`,
  sk: subscriberId,
});

/** State of one notification, and the list of failed ones. */
export const noticeKey = (leadId: string, channel: string): Key => ({ pk: `NOTICE#${leadId}`, sk: channel });
/** Confirmations sent to an address on a day; `who` is a digest of the address. */
export const mailQuotaKey = (who: string, day: string): Key => ({ pk: `NOTICE#TO#${who}`, sk: day });
export const failedNoticeKey = (leadId: string, channel: string): Key => ({
  pk: 'FAILEDNOTICES',
  sk: `${leadId}#${channel}`,
});

/** Where events are sent, without the signing secret. */
export const eventReceiverKey: Key = { pk: 'PREFERENCES', sk: 'EVENTS' };
export const eventQueuePartition = 'EVENTQUEUE';
export const eventQueueKey = (id: string): Key => ({ pk: eventQueuePartition, sk: id });
export const eventLogPartition = 'EVENTLOG';
export const eventLogKey = (id: string): Key => ({ pk: eventLogPartition, sk: id });

export const templatesPartition = 'TEMPLATES';
export const templateKey = (id: string): Key => ({ pk: templatesPartition, sk: id });

/** The model's cost on a UTC day, and how many model answers a visitor got. */
export const chatBudgetKey = (day: string): Key => ({ pk: 'CHATBUDGET', sk: day });
export const chatVisitorKey = (who: string, day: string): Key => ({ pk: `CHATVISITOR#${who}`, sk: day });

/**
 * A conversation is one partition. Its items sort so that one Query from a live message on returns the later
 * ones and the head: bindings (`0…`), turns with the assistant by time (`A#`), live messages by number
 * (`B#`), the head (`~`).
 */
export const conversationPartition = (id: string): string => `CONVERSATION#${id}`;
export const conversationHeadKey = (id: string): Key => ({ pk: conversationPartition(id), sk: '~' });
export const turnPrefix = 'A#';
export const turnKey = (id: string, turnId: string): Key => ({
  pk: conversationPartition(id),
  sk: `${turnPrefix}${turnId}`,
});
export const livePrefix = 'B#';
export const liveMessageKey = (id: string, seq: number): Key => ({
  pk: conversationPartition(id),
  sk: `${livePrefix}${String(seq).padStart(6, '0')}`,
});
/** Marks a client's message as stored. */
export const sentKey = (id: string, clientId: string): Key => ({
  pk: conversationPartition(id),
  sk: `0SENT#${clientId}`,
});
/** An identity or lead of the conversation, by which its person finds it. */
export const conversationPersonKey = (id: string, identity: string, leadId = ''): Key => ({
  pk: conversationPartition(id),
  sk: `0PERSON#${shortened(identity)}#${leadId}`,
});
/** Partition and start of the sort key of a conversation's identities. */
export const conversationPeoplePrefix = (id: string): Key => ({
  pk: conversationPartition(id),
  sk: '0PERSON#',
});
/** A flow's session that is part of a conversation. */
export const conversationSessionKey = (id: string, sessionId: string): Key => ({
  pk: conversationPartition(id),
  sk: `0SESSION#${sessionId}`,
});
/** An answer in the conversation that matched no option of a flow's question. */
export const conversationMissKey = (id: string, { pk, sk }: Key): Key => ({
  pk: conversationPartition(id),
  sk: `0MISS#${pk}#${sk}`,
});
export const conversationWaitKey = (id: string): Key => ({ pk: conversationPartition(id), sk: '0WAIT' });
/** Lists a conversation of a visitor in danger until the owner takes it over. */
export const conversationCareKey = (id: string): Key => ({ pk: conversationPartition(id), sk: '0CARE' });

/** Index partitions that list all conversations, waiting ones, those that need care and unanswered turns. */
export const conversationListPartition = {
  all: 'TALKS#ALL',
  waiting: 'TALKS#WAITING',
  care: 'TALKS#CARE',
  unanswered: 'TALKS#UNANSWERED',
} as const;
export const conversationListIndex = (
  list: keyof typeof conversationListPartition,
  at: string,
  id: string,
): { gsi1pk: string; gsi1sk: string } => ({ gsi1pk: conversationListPartition[list], gsi1sk: `${at}#${id}` });

/** The assistant's counters for a day and topic. Days sort, so a span of days is one Query. */
export const conversationDayShards = 4;
export const conversationDaysPartition = 'TALKDAYS';
export const conversationDayKey = (day: string, topic: string, shard: number): Key => ({
  pk: conversationDaysPartition,
  sk: `${day}#${topic}#${shard}`,
});

export const presenceKey: Key = { pk: 'PRESENCE', sk: 'OWNER' };
export const knowledgePartition = 'KNOWLEDGE';
/** Everything the owner taught, in one item. */
export const knowledgeKey: Key = { pk: knowledgePartition, sk: 'LIVE' };
export const cardVersionPrefix = (cardId: string): string => `V#${cardId}#`;
export const cardVersionKey = (cardId: string, version: number): Key => ({
  pk: knowledgePartition,
  sk: `${cardVersionPrefix(cardId)}${String(version).padStart(6, '0')}`,
});
/** Visitors who asked for a person while nobody was available; reported to the owner. */
export const callsPartition = 'CALLS';
export const callKey = (id: string): Key => ({ pk: callsPartition, sk: id });
/** Weekly reports, by the week's Monday. */
export const weeklyReportsPartition = 'LETTERS';
export const weeklyReportKey = (week: string): Key => ({ pk: weeklyReportsPartition, sk: week });

/** Conversations that are answered again before a change goes live. */
export const conversationTestsPartition = 'CONVERSATIONTESTS';
export const conversationTestKey = (id: string): Key => ({ pk: conversationTestsPartition, sk: id });

/** Owner's changes to the site: the draft, the live values for functions, and the publications. */
export const sitePartition = 'SITE';
export const siteDraftKey: Key = { pk: sitePartition, sk: 'DRAFT' };
export const siteLiveKey: Key = { pk: sitePartition, sk: 'LIVE' };
export const publicationPrefix = 'P#';
const padNumber = (number: number): string => String(number).padStart(8, '0');
export const publicationKey = (number: number): Key => ({
  pk: sitePartition,
  sk: `${publicationPrefix}${padNumber(number)}`,
});
/** A part of the search data of published posts, named by its digest. */
export const searchedPostsKey = (hash: string, part: number): Key => ({
  pk: sitePartition,
  sk: `POSTS#${hash}#${part}`,
});
/** A publication's values, apart from it because they can be large. */
export const publicationValuesKey = (number: number): Key => ({ pk: 'SITEVALUES', sk: padNumber(number) });
