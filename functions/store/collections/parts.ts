import { emailIdentity } from '#shared/api/fields.ts';
import type { Change } from '#shared/domain/leads.ts';
import { type Collection, changePart, emailIndex, leadKey, recordKey, storyPart } from '../table/keys.ts';
import type { Item, Write } from '../table/transact.ts';

interface LeadRecord {
  readonly id: string;
}

/** Creates a record of a collection, indexed by its person's address; the id must be new. */
export const putRecord = (
  table: string,
  collection: Collection,
  email: string,
  record: LeadRecord,
  extra: Item = {},
): Write => ({
  Put: {
    TableName: table,
    Item: {
      ...record,
      ...extra,
      ...recordKey(collection, record.id),
      ...emailIndex(emailIdentity(email), collection, record.id),
      entity: collection,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/** Keeps what the visitor did beside the lead, out of the list; no write when nothing was attached. */
export const putStory = (table: string, email: string, leadId: string, story: Item | undefined): Write[] =>
  story === undefined || Object.keys(story).length === 0
    ? []
    : [
        {
          Put: {
            TableName: table,
            Item: {
              ...leadKey(leadId, storyPart),
              ...emailIndex(emailIdentity(email), 'STORY', leadId),
              entity: 'Story',
              leadId,
              story,
            },
          },
        },
      ];

/** One entry of a lead's history; its id sorts by time. */
export const putChange = (table: string, email: string, leadId: string, change: Change): Write => ({
  Put: {
    TableName: table,
    Item: {
      ...leadKey(leadId, changePart(change.id)),
      ...emailIndex(emailIdentity(email), 'CHANGE', `${leadId}#${change.id}`),
      entity: 'Change',
      leadId,
      change,
    },
  },
});
