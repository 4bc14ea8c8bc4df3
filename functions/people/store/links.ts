import { deleteWrite } from '#functions/table/delete-record.ts';
import { aliasKey, leadKey, personIndex, referencePart } from '#functions/table/keys.ts';
import { putReferences } from '#functions/table/parts.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item, Write } from '#functions/table/transact.ts';
import { distinctIdentities } from '#shared/domain/person.ts';
import { type PersonKey, readPersonKeys } from './people.ts';

/** Two identities of one person, linked by the administrator. */
export interface PersonLink {
  readonly id: string;
  readonly identities: readonly [string, string];
  readonly at: string;
  readonly by: string;
}

/** Kind of a link in the index; sorts before every other kind. */
const linkKind = 'ALIAS';
/** Most identities of one person. */
export const maxIdentities = 12;
const maxKeys = 1000;
/** Most links read at a time. */
const maxLinks = 100;

/** Stores a link, indexed under one identity and referenced from the other. */
export const linkWrites = (table: string, link: PersonLink): Write[] => {
  const [one, other] = link.identities;
  const key = aliasKey(link.id);
  return [
    {
      Put: {
        TableName: table,
        Item: { ...key, ...personIndex(one, linkKind, link.id), entity: 'Alias', ...link },
      },
    },
    ...putReferences(table, { key, ownerId: link.id, identities: [other] }),
  ];
};

/** Removes a link; the data of both identities stays. */
export const unlinkWrites = (table: string, { id, identities }: PersonLink): Write[] => [
  deleteWrite(table, aliasKey(id)),
  deleteWrite(table, leadKey(id, referencePart(identities[1], aliasKey(id)))),
];

/** Parses a stored link; undefined for other items. */
export const readLink = (item: Item | undefined): PersonLink | undefined =>
  item?.entity === 'Alias' && Array.isArray(item.identities) && item.identities.length === 2
    ? {
        id: String(item.id),
        identities: [String(item.identities[0]), String(item.identities[1])],
        at: String(item.at),
        by: String(item.by),
      }
    : undefined;

const isLink = ({ target }: PersonKey): boolean => target.pk.startsWith('ALIAS#');

export interface LinkedIdentities {
  /** The given identities and all that are linked to them. */
  readonly identities: string[];
  readonly links: PersonLink[];
  /** Keys that sort before `before`, at most 1,000 under each identity. */
  readonly keys: PersonKey[];
}

/** Reads all identities linked with the given ones. One Query per identity if there are no links. */
export const readLinkedIdentities = async (
  table: Table,
  given: readonly string[],
  { before, limit = maxKeys }: { readonly before?: string; readonly limit?: number } = {},
): Promise<LinkedIdentities> => {
  const identities: string[] = [];
  const links = new Map<string, PersonLink>();
  const keys: PersonKey[] = [];
  let next = distinctIdentities(given);
  while (next.length > 0) {
    identities.push(...next);
    const pages = await Promise.all(
      next.map((person) => readPersonKeys(table, person, { limit, ...(before ? { before } : {}) })),
    );
    const found = pages.flatMap((page) => page.keys);
    keys.push(...found);
    const fresh = [...new Set(found.filter(isLink).map(({ target }) => target.pk))].filter(
      (pk) => !links.has(pk),
    );
    const items =
      fresh.length > 0
        ? await batchGet(
            table,
            fresh.slice(0, maxLinks).map((pk) => ({ pk, sk: '-' })),
          )
        : [];
    for (const item of items) {
      const link = readLink(item);
      if (link) links.set(String(item.pk), link);
    }
    next = distinctIdentities([...links.values()].flatMap((link) => link.identities))
      .filter((one) => !identities.includes(one))
      .slice(0, Math.max(0, maxIdentities - identities.length));
  }
  return { identities, links: [...links.values()], keys };
};
