import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { flowSnapshotKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import type { FlowSnapshot } from '#shared/api/flows.ts';
import { AppError } from '#shared/errors.ts';
import { readDocument } from './items.ts';

const snapshotSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.catch(z.string(), ''),
  industry: z.catch(z.string(), ''),
  language: z.catch(z.string(), 'en'),
  takenAt: z.catch(z.string(), ''),
});

/** Reads a snapshot; 404 record.not_found. */
export const getSnapshot = async ({ client, name }: Table, id: string): Promise<FlowSnapshot> => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: name, Key: flowSnapshotKey(id), ConsistentRead: true }),
  );
  if (!item) throw new AppError('record.not_found');
  return { ...snapshotSchema.parse(item), flowData: readDocument(item.doc) };
};
