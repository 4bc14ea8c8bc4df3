import type { Change } from '#shared/domain/leads.ts';
import { changePart, type Key, leadKey, personIndex, referencePart, storyPart } from './keys.ts';
import type { Item, Write } from './transact.ts';

/** Keeps what the visitor did beside the lead, out of the list; no write when nothing was attached. */
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
  /** The item that the identities lead to. */
  readonly key: Key;
  /** In whose partition the references lie; they go with it. */
  readonly ownerId: string;
  readonly identities: readonly string[];
  readonly ttl?: number;
}

/**
 * Makes an item findable by further addresses and phone numbers: an index holds an item under one of them only, so each other one
 * gets a reference.
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

/** The same writes with each reference once: the table refuses two writes of one item in a transaction. */
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
