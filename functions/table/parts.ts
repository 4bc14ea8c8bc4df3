import type { Change } from '#shared/domain/leads.ts';
import { changePart, type Key, leadKey, personIndex, referencePart, storyPart } from './keys.ts';
import type { Item, Write } from './transact.ts';

/**
 * Stores what the visitor did beside the lead, so that lists stay small; no write if there is nothing to
 * store.
 */
export const putStory = (table: string, person: string, leadId: string, story: Item | undefined): Write[] =>
  story === undefined || Object.keys(story).length === 0
    ? []
    : [
        {
          Put: {
            TableName: table,
            Item: {
              ...leadKey(leadId, storyPart),
              ...personIndex(person, 'STORY', leadId),
              entity: 'Story',
              leadId,
              story,
            },
          },
        },
      ];

/** One entry of a lead's history; its id sorts by time. */
export const putChange = (table: string, person: string, leadId: string, change: Change): Write => ({
  Put: {
    TableName: table,
    Item: {
      ...leadKey(leadId, changePart(change.id)),
      ...personIndex(person, 'CHANGE', `${leadId}#${change.id}`),
      entity: 'Change',
      leadId,
      change,
    },
  },
});

export interface Referred {
  /** The item that the identities refer to. */
  readonly key: Key;
  /** The lead whose partition holds the references; deleting the lead deletes them. */
  readonly ownerId: string;
  readonly identities: readonly string[];
  readonly ttl?: number;
}

/**
 * Makes an item findable by further identities: the index holds an item under one key only, so each other
 * identity gets a reference item.
 */
export const putReferences = (table: string, { key, ownerId, identities, ttl }: Referred): Write[] =>
  identities.map((identity) => ({
    Put: {
      TableName: table,
      Item: {
        ...leadKey(ownerId, referencePart(identity, key)),
        ...personIndex(identity, 'ALSO', `${key.pk}#${key.sk}`),
        entity: 'Reference',
        ownerPk: key.pk,
        ownerSk: key.sk,
        ...(ttl === undefined ? {} : { ttl }),
      },
    },
  }));

/** Removes duplicate references: a transaction may write an item only once. */
export const eachReferenceOnce = (writes: readonly Write[]): Write[] => {
  const seen = new Set<string>();
  return writes.filter(({ Put }) => {
    if (Put?.Item?.entity !== 'Reference') return true;
    const key = `${Put.Item.pk} ${Put.Item.sk}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
};
