import type { Table } from '#functions/table/table.ts';
import { companyDomain, distinctIdentities } from '#shared/domain/person.ts';
import type { Collection, Listed } from './collection.ts';
import { leadPartsParams } from './delete-record.ts';
import { updateParts } from './expressions.ts';
import { personIndex, personPartition, recordKey } from './keys.ts';
import { putReferences } from './parts.ts';
import { queryAll } from './query.ts';
import type { Item, Write } from './transact.ts';

/** Identity shared by a company's colleagues: `@` and the domain, which is not a valid address. */
export const domainIdentity = (domain: string): string => `@${domain}`;

/** The colleague identity of a record; empty for addresses at mail providers. */
export const colleagueIdentities = (
  { findsColleagues }: Pick<Collection, 'findsColleagues'>,
  person: string,
): string[] => {
  const domain = findsColleagues ? companyDomain(person) : undefined;
  return domain ? [domainIdentity(domain)] : [];
};

export interface Move {
  /** Attributes of the record that change with its main identity. */
  readonly set: Item;
  readonly writes: readonly Write[];
  /** The new main identity, if it changed: timeline and history move with it. */
  readonly person?: string;
}

/**
 * Plans how an edit of an address or number changes the index. The record can still be found by every
 * identity in its history, so that erasing by any of them leaves nothing behind.
 */
export const planMove = <T extends Listed>(
  table: string,
  collection: Collection<T>,
  { before, after, item }: { readonly before: T; readonly after: T; readonly item: Item },
): Move | undefined => {
  const was = distinctIdentities(collection.identities(before));
  const is = distinctIdentities(collection.identities(after));
  if (is.join('\n') === was.join('\n')) return undefined;
  const [person = ''] = is;
  const [former = ''] = was;
  const isMoved = person !== former;
  const fresh = is.slice(1).filter((one) => !was.slice(1).includes(one));
  const identities = [
    ...fresh,
    ...(isMoved && former ? [former] : []),
    ...(isMoved ? colleagueIdentities(collection, person) : []),
  ];
  const formerly = new Set([...(Array.isArray(item.formerly) ? item.formerly : []), former]);
  return {
    set: isMoved ? { ...personIndex(person, collection.name, after.id), formerly: [...formerly] } : {},
    writes: putReferences(table, {
      key: recordKey(collection.name, after.id),
      ownerId: after.id,
      identities: [...new Set(identities)],
    }),
    ...(isMoved ? { person } : {}),
  };
};

/** Most items that move with their record; no history is that long. */
const maxParts = 80;

/** Re-indexes a record's timeline and history under its new main identity. */
export const movePartsWrites = async (table: Table, leadId: string, person: string): Promise<Write[]> => {
  const parts = await queryAll(table, {
    ...leadPartsParams(table.name, leadId),
    ProjectionExpression: 'pk, sk, entity',
  });
  return parts
    .filter(({ entity }) => entity !== 'Reference')
    .slice(-maxParts)
    .map(({ pk, sk }) => ({
      Update: {
        TableName: table.name,
        Key: { pk, sk },
        ...updateParts({ set: { gsi1pk: personPartition(person) } }),
      },
    }));
};
