import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type PostsReference, parseReference } from '#functions/assistant/retrieval/published-posts.ts';
import { listPosts } from '#functions/posts/store.ts';
import { conflicting, isConditionFailed } from '#functions/table/errors.ts';
import { updateParts } from '#functions/table/expressions.ts';
import {
  type Key,
  postBodiesPartition,
  postBodyKey,
  publicationKey,
  publicationPrefix,
  publicationValuesKey,
  siteDraftKey,
  siteLiveKey,
  sitePartition,
} from '#functions/table/keys.ts';
import { batchGet, queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { ConditionFailed, type Item, transact } from '#functions/table/transact.ts';
import { type Publication, publicationSchema } from '#shared/api/publication.ts';
import type { SiteDraft, SiteState } from '#shared/api/site.ts';
import { maxValuesBytes } from '#shared/api/site-values.ts';
import type { PostContent } from '#shared/domain/blog/parse-post.ts';
import { AppError } from '#shared/errors.ts';
import { changedKeys } from '#shared/site/changes.ts';
import type { SiteValues } from '#shared/site/site-values.ts';
import { parseValues } from './parse-values.ts';

/** Publications in a list. */
export const maxListed = 50;
const maxAttempts = 4;

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

/** The newest publications, newest first. */
export const listPublications = async ({ client, name }: Table, limit: number): Promise<Publication[]> => {
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

export const getItem = async ({ client, name }: Table, key: Key): Promise<Item | undefined> => {
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

/** The values to restore of a publication, or none for 0, the site as installed; 404 `record.not_found` without it. */
export const readRestorable = async (table: Table, number: number): Promise<SiteValues> => {
  if (number === 0) return {};
  await readPublication(table, number);
  return readPublishedValues(table, number);
};

export interface LiveSite {
  readonly number: number;
  readonly values: SiteValues;
  /** Search data of its posts. */
  readonly posts: PostsReference | undefined;
}

/** The live publication's number and all its values; undefined while nothing was published. */
export const readLive = async (table: Table): Promise<LiveSite | undefined> => {
  const item = await getItem(table, siteLiveKey);
  if (!item) return undefined;
  const number = Number(item.number);
  return { number, values: await readPublishedValues(table, number), posts: parseReference(item.posts) };
};

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
  /** Absent if only posts changed: then it gets the live values when it is rendered. */
  readonly values?: SiteValues | undefined;
  readonly createdBy: string;
  readonly now: Date;
  /** A later time (ISO 8601) at which it goes live. */
  readonly at?: string | undefined;
}

const putValues = (table: Table, number: number, values: SiteValues) => ({
  Put: {
    TableName: table.name,
    Item: { ...publicationValuesKey(number), entity: 'SiteValues', values: JSON.stringify(values) },
  },
});

/** Adds a publication with the next number, to be rendered at once or at its time. */
export const addPublication = async (
  table: Table,
  { values, createdBy, now, at }: NewPublication,
): Promise<Publication> => {
  const changes = values ? changedKeys((await readLive(table))?.values ?? {}, values) : ['posts'];
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const [newest] = await listPublications(table, 1);
    const number = (newest?.number ?? 0) + 1;
    const publication: Publication = {
      number,
      state: at ? 'scheduled' : 'rendering',
      createdAt: now.toISOString(),
      createdBy,
      ...(at ? { at } : {}),
      changedKeys: changes,
    };
    const onlyNew = { TableName: table.name, ConditionExpression: 'attribute_not_exists(pk)' };
    try {
      await transact(table, {
        publication: {
          Put: { ...onlyNew, Item: { ...publicationKey(number), entity: 'Publication', ...publication } },
        },
        values: values ? putValues(table, number, values) : [],
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

/** Numbers of the publications in a state, oldest first; of scheduled ones only those that are due. */
export const listNumbers = async (
  table: Table,
  state: 'rendering' | 'scheduled',
  now: Date,
): Promise<number[]> =>
  (await listPublications(table, maxListed))
    .filter((one) => one.state === state && (one.at ?? '') <= now.toISOString())
    .map(({ number }) => number)
    .reverse();

/** Starts scheduled publications that are due. */
export const startDuePublications = async (table: Table, now: Date): Promise<void> => {
  for (const number of await listNumbers(table, 'scheduled', now))
    await movePublication(table, number, ['scheduled'], { state: 'rendering' });
};

/** Values of a publication that is about to be rendered; one of posts gets those that are live. */
export const resolveValues = async (table: Table, number: number): Promise<SiteValues> => {
  const own = await getItem(table, publicationValuesKey(number));
  if (own) return parseValues(own.values);
  const values = (await readLive(table))?.values ?? {};
  await transact(table, [putValues(table, number, values)]);
  return values;
};

/** The public posts with their bodies and without counts, newest first. */
export const listPublishedPosts = async (table: Table, now: Date): Promise<PostContent[]> => {
  const [summaries, bodies] = await Promise.all([
    // A post that was published a moment ago must be among them.
    listPosts(table, now, () => undefined, true),
    queryAll(table, {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': postBodiesPartition },
      ConsistentRead: true,
    }),
  ]);
  const contents = new Map(bodies.map(({ sk, content }) => [sk, content]));
  return summaries.flatMap(({ views: _, likes: __, ...summary }) => {
    const content = contents.get(postBodyKey(summary.id).sk);
    return typeof content === 'string' ? [{ ...summary, content }] : [];
  });
};
