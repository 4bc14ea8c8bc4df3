import { createHash } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import {
  flowsPartition,
  pictureFileKey,
  pictureKey,
  picturesPartition,
  postChangesPartition,
  postsPartition,
} from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { type Item, transact } from '#functions/table/transact.ts';
import { type Picture, type PictureInput, pictureSchema } from '#shared/api/pictures.ts';
import { fileWidths } from '#shared/domain/blog/pictures.ts';
import { type PictureFile, readPicture } from '#shared/domain/blog/read-picture.ts';
import { AppError } from '#shared/errors.ts';

const queryPartition = (table: Table, pk: string): Promise<Item[]> =>
  queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ConsistentRead: true,
  });

/** Posts by the pictures that they use, published or not. */
const readUses = async (table: Table): Promise<Map<string, Picture['usedIn']>> => {
  const [posts, changes] = await Promise.all([
    queryPartition(table, postsPartition),
    queryPartition(table, postChangesPartition),
  ]);
  const uses = new Map<string, Map<number, string>>();
  for (const { sk, title, pictures } of [...posts, ...changes]) {
    for (const hash of Array.isArray(pictures) ? pictures.map(String) : []) {
      const titles = uses.get(hash) ?? new Map<number, string>();
      uses.set(hash, titles.set(Number(sk), String(title)));
    }
  }
  return new Map(
    [...uses].map(([hash, titles]) => [hash, [...titles].map(([id, title]) => ({ id, title }))]),
  );
};

/** The site's flows by the pictures that they show, as last saved or as published. */
const readFlowUses = async (table: Table): Promise<Map<string, Picture['usedInFlows']>> => {
  const flows = await queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': flowsPartition(siteWorkspace) },
    // Doesn't read the documents, which can have 256 KB each.
    ProjectionExpression: 'id, #name, isActive, pictures, livePictures',
    ExpressionAttributeNames: { '#name': 'name' },
    ConsistentRead: true,
  });
  const uses = new Map<string, Picture['usedInFlows']>();
  for (const { id, name, isActive, pictures, livePictures } of flows) {
    const shown = [pictures, isActive ? livePictures : []].flatMap((list) =>
      Array.isArray(list) ? list.map(String) : [],
    );
    for (const hash of new Set(shown))
      uses.set(hash, [...(uses.get(hash) ?? []), { id: String(id), name: String(name) }]);
  }
  return uses;
};

/** Lists the library, newest first, with the posts and flows that use each picture. */
export const readPictures = async (table: Table): Promise<Picture[]> => {
  const [items, uses, flowUses] = await Promise.all([
    queryPartition(table, picturesPartition),
    readUses(table),
    readFlowUses(table),
  ]);
  return items
    .flatMap((item) => {
      const hash = String(item.hash);
      const usedIn = uses.get(hash) ?? [];
      const usedInFlows = flowUses.get(hash) ?? [];
      const parsed = z.safeParse(pictureSchema, { ...item, usedIn, usedInFlows });
      return parsed.success ? [parsed.data] : [];
    })
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
};

const invalid = (message: string) => new AppError('request.invalid', { message, fields: { files: message } });

interface SniffedFile extends PictureFile {
  readonly data: Uint8Array;
}

/**
 * Decodes the files and checks their real content; 400 `request.invalid` for anything but pictures of these
 * sizes.
 */
const sniffFiles = ({ files, width, height }: PictureInput): SniffedFile[] => {
  const widths = fileWidths(width);
  if (files.length !== widths.length) throw invalid('Some sizes of the picture are missing.');
  return files.map((text, index) => {
    const data = Buffer.from(text, 'base64');
    const file = readPicture(data);
    if (!file) throw invalid('This is not a WebP or JPEG picture.');
    if (file.width !== widths[index]) throw invalid('The picture’s sizes don’t match.');
    // Rounding may move the height by one pixel.
    if (Math.abs(file.height - (height * file.width) / width) > 1)
      throw invalid('The picture’s sizes don’t match.');
    return { ...file, data };
  });
};

/** Stores a picture's files under the digest of the largest one. */
export const storePicture = async (table: Table, input: PictureInput, now: Date): Promise<Picture> => {
  const files = sniffFiles(input);
  const largest = files.at(-1)?.data ?? new Uint8Array();
  const hash = createHash('sha256').update(largest).digest('hex').slice(0, 32);
  const { alt, width, height } = input;
  const bytes = files.reduce((sum, { data }) => sum + data.length, 0);
  const picture = { hash, width, height, alt, bytes, createdAt: now.toISOString() };
  // Writes the files first, so that a listed picture can always be shown.
  for (const { data, type, width: size } of files)
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...pictureFileKey(hash, size), entity: 'PictureFile', type, data },
      }),
    );
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...pictureKey(hash), entity: 'Picture', ...picture } }),
  );
  return { ...picture, usedIn: [], usedInFlows: [] };
};

/**
 * Deletes a picture and its files; 404 if there is none, 409 `request.conflict` while a post or flow uses it.
 */
export const removePicture = async (table: Table, hash: string): Promise<void> => {
  const picture = (await readPictures(table)).find((one) => one.hash === hash);
  if (!picture) throw new AppError('record.not_found');
  const [user] = [
    ...picture.usedIn.map(({ title }) => title),
    ...picture.usedInFlows.map(({ name }) => name),
  ];
  if (user !== undefined)
    throw new AppError('request.conflict', {
      message: `“${user}” uses this picture. Remove it there first.`,
    });
  await transact(table, [
    { Delete: { TableName: table.name, Key: pictureKey(hash) } },
    ...fileWidths(picture.width).map((size) => ({
      Delete: { TableName: table.name, Key: pictureFileKey(hash, size) },
    })),
  ]);
};

/** Reads one file; undefined without it. */
export const readPictureFile = async (
  { client, name }: Table,
  hash: string,
  width: number,
): Promise<{ readonly type: string; readonly data: Uint8Array } | undefined> => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: name, Key: pictureFileKey(hash, width) }),
  );
  return item?.data instanceof Uint8Array ? { type: String(item.type), data: item.data } : undefined;
};
