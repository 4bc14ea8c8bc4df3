import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { conflicting, isConditionFailed } from '#functions/table/errors.ts';
import { updateParts } from '#functions/table/expressions.ts';
import {
  type Key,
  publicationKey,
  publicationPrefix,
  publicationValuesKey,
  siteDraftKey,
  siteLiveKey,
  sitePartition,
} from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { ConditionFailed, type Item, transact } from '#functions/table/transact.ts';
import { type Publication, publicationSchema, type SiteDraft, type SiteState } from '#shared/api/site.ts';
import { maxValuesBytes, siteValuesSchema } from '#shared/api/site-values.ts';
import { AppError } from '#shared/errors.ts';
import { changedKeys } from '#shared/site/changes.ts';
import type { SiteValues } from '#shared/site/site-values.ts';

/** Publications in a list. */
const maxListed = 50;
const maxAttempts = 4;

/** Parses stored values; unreadable ones are empty, which means the defaults. */
const parseValues = (text: unknown): SiteValues => {
  try {
    const parsed = z.safeParse(siteValuesSchema, JSON.parse(String(text)));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
};

const toDraft = (item: Item | undefined): SiteDraft => {
  if (!item) return { values: {}, version: 0 };
  const { values, version, savedAt, savedBy } = item;
  return {
    values: parseValues(values),
    version: Number(version),
    ...(savedAt ? { savedAt: String(savedAt) } : {}),
    ...(savedBy ? { savedBy: String(savedBy) } : {}),
  };
};

const toPublications = (items: readonly Item[]): Publication[] =>
  items.flatMap((item) => {
    const parsed = z.safeParse(publicationSchema, item);
    return parsed.success ? [parsed.data] : [];
  });

const listPublications = async ({ client, name }: Table, limit: number): Promise<Publication[]> => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': sitePartition, ':prefix': publicationPrefix },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: limit,
    }),
  );
  return toPublications(Items);
};

const getItem = async ({ client, name }: Table, key: Key): Promise<Item | undefined> => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: name, Key: key, ConsistentRead: true }),
  );
  return item;
};

export const readDraft = async (table: Table): Promise<SiteDraft> =>
  toDraft(await getItem(table, siteDraftKey));

/** Reads the draft, the live publication and the newest publications. */
export const readSiteState = async (table: Table): Promise<SiteState> => {
  const [items, publications] = await Promise.all([
    batchGet(table, [siteDraftKey, siteLiveKey]),
    listPublications(table, maxListed),
  ]);
  const draft = items.find(({ sk }) => sk === siteDraftKey.sk);
  const number = items.find(({ sk }) => sk === siteLiveKey.sk)?.number;
  const live = publications.find((publication) => publication.number === number);
  return { draft: toDraft(draft), ...(live ? { live } : {}), publications };
};

/** Reads a publication; 404 `record.not_found` without it. */
export const readPublication = async (table: Table, number: number): Promise<Publication> => {
  const [publication] = toPublications([(await getItem(table, publicationKey(number))) ?? {}]);
  if (!publication) throw new AppError('record.not_found');
  return publication;
};

/** All values of a publication; empty if there is none. */
export const readPublishedValues = async (table: Table, number: number): Promise<SiteValues> =>
  parseValues((await getItem(table, publicationValuesKey(number)))?.values ?? '{}');

/** The live publication's number and all its values; undefined while nothing was published. */
export const readLive = async (
  table: Table,
): Promise<{ readonly number: number; readonly values: SiteValues } | undefined> => {
  const item = await getItem(table, siteLiveKey);
  if (!item) return undefined;
  const number = Number(item.number);
  return { number, values: await readPublishedValues(table, number) };
};

/** The live values that functions read: without texts and looks, which only pages need. */
export const readLiveValues = async (table: Table): Promise<SiteValues> =>
  parseValues((await getItem(table, siteLiveKey))?.values ?? '{}');

/** Replaces the draft that has this version. 409 `record.stale` with the newer draft otherwise. */
export const saveDraft = async (
  { client, name }: Table,
  { baseVersion, values }: { readonly baseVersion: number; readonly values: SiteValues },
  { savedAt, savedBy }: { readonly savedAt: string; readonly savedBy: string },
): Promise<{ version: number; savedAt: string }> => {
  const text = JSON.stringify(values);
  if (Buffer.byteLength(text) > maxValuesBytes)
    throw new AppError('limit.reached', {
      message: 'The site’s texts and values are too long. Shorten some first.',
    });
  const version = baseVersion + 1;
  const parts = updateParts({ set: { entity: 'SiteDraft', values: text, version, savedAt, savedBy } });
  try {
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: siteDraftKey,
        ...parts,
        ConditionExpression: baseVersion === 0 ? 'attribute_not_exists(pk)' : '#version = :base',
        ...(baseVersion === 0
          ? {}
          : {
              ExpressionAttributeNames: { ...parts.ExpressionAttributeNames, '#version': 'version' },
              ExpressionAttributeValues: { ...parts.ExpressionAttributeValues, ':base': baseVersion },
            }),
      }),
    );
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
    throw new AppError('record.stale', { current: await readDraft({ client, name }) });
  }
  return { version, savedAt };
};

interface NewPublication {
  readonly values: SiteValues;
  readonly createdBy: string;
  readonly now: Date;
  /** A later time (ISO 8601) at which it goes live. */
  readonly at?: string | undefined;
}

/** Adds a publication with the next number, to be rendered at once or at its time. */
export const addPublication = async (
  table: Table,
  { values, createdBy, now, at }: NewPublication,
): Promise<Publication> => {
  const before = (await readLive(table))?.values ?? {};
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const [newest] = await listPublications(table, 1);
    const number = (newest?.number ?? 0) + 1;
    const publication: Publication = {
      number,
      state: at ? 'scheduled' : 'rendering',
      createdAt: now.toISOString(),
      createdBy,
      ...(at ? { at } : {}),
      changedKeys: changedKeys(before, values),
    };
    const onlyNew = { TableName: table.name, ConditionExpression: 'attribute_not_exists(pk)' };
    try {
      await transact(table, {
        publication: {
          Put: { ...onlyNew, Item: { ...publicationKey(number), entity: 'Publication', ...publication } },
        },
        values: {
          Put: {
            ...onlyNew,
            Item: { ...publicationValuesKey(number), entity: 'SiteValues', values: JSON.stringify(values) },
          },
        },
      });
      return publication;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw conflicting('Somebody else publishes at the same time');
};

/**
 * Moves a publication from one of the states to another. Undefined if it is in another state; 404 if it doesn't
 * exist.
 */
export const movePublication = async (
  { client, name }: Table,
  number: number,
  from: readonly Publication['state'][],
  set: Partial<Publication>,
): Promise<Publication | undefined> => {
  const parts = updateParts({ set });
  const states = Object.fromEntries(from.map((state, index) => [`:state${index}`, state]));
  try {
    const { Attributes = {} } = await client.send(
      new UpdateCommand({
        TableName: name,
        Key: publicationKey(number),
        ...parts,
        ConditionExpression: `#state IN (${Object.keys(states).join(', ')})`,
        ExpressionAttributeNames: { ...parts.ExpressionAttributeNames, '#state': 'state' },
        ExpressionAttributeValues: { ...parts.ExpressionAttributeValues, ...states },
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return toPublications([Attributes])[0];
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
    if (error.Item === undefined) throw new AppError('record.not_found');
    return undefined;
  }
};
