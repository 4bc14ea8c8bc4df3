import { distinctIdentities } from '#shared/domain/person.ts';
import type { Collection, Listed } from './collection.ts';
import { counterDelta, incrementCounters, incrementDayCounters } from './counters.ts';
import { isNew } from './expressions.ts';
import { personIndex, recordKey } from './keys.ts';
import { colleagueIdentities } from './move-record.ts';
import { putReferences, putStory } from './parts.ts';
import type { Item, Write } from './transact.ts';

interface CreateOptions {
  /** What the visitor did before sending; stored next to the record. */
  readonly story?: Item | undefined;
  /** Attributes that are not in the record's schema, such as its conversation. */
  readonly extra?: Item | undefined;
}

/**
 * Returns the writes that create a record, indexed by all its identities; the first write is the conditional
 * creation.
 */
export const createWrites = <T extends Listed>(
  table: string,
  collection: Collection<T>,
  record: T,
  { story, extra = {} }: CreateOptions = {},
): Write[] => {
  const [person = '', ...others] = distinctIdentities(collection.identities(record));
  const key = recordKey(collection.name, record.id);
  return [
    {
      Put: {
        TableName: table,
        Item: {
          ...record,
          ...extra,
          ...key,
          ...personIndex(person, collection.name, record.id),
          entity: collection.name,
        },
        ConditionExpression: isNew,
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    ...putReferences(table, {
      key,
      ownerId: record.id,
      identities: [...others, ...colleagueIdentities(collection, person)],
    }),
    ...putStory(table, person, record.id, story),
    incrementCounters(table, collection.name, counterDelta({}, collection.counters(record))),
    ...incrementDayCounters(
      table,
      collection.name,
      record.createdAt,
      counterDelta({}, collection.dayCounters(record)),
    ),
  ];
};
