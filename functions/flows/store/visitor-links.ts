import { QueryCommand, type QueryCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isConditionFailed } from '#functions/table/errors.ts';
import { flowLinkKey, liveLinkIndex, liveLinksPartition } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { isLive } from '#functions/table/time.ts';
import type { Item } from '#functions/table/transact.ts';
import type { VisitorLink } from '#shared/api/visitor-links.ts';
import { AppError } from '#shared/errors.ts';

const linkSchema = z.object({
  name: z.catch(z.string(), ''),
  description: z.catch(z.string(), ''),
  language: z.catch(z.string(), 'en'),
  updatedAt: z.catch(z.string(), ''),
  closed: z.catch(z.boolean(), false),
});

const readLink = (item: Item): VisitorLink => ({
  ...linkSchema.parse(item),
  uuid: String(item.pk).slice(flowLinkKey('').pk.length),
});

/** Query for one page of visitors' live links, latest change first. */
const visitorLinksParams = (table: string, limit: number, cursor?: string): QueryCommandInput => {
  const at = cursor?.lastIndexOf('#') ?? -1;
  const from = cursor && at > 0 ? { updatedAt: cursor.slice(0, at), uuid: cursor.slice(at + 1) } : undefined;
  return {
    TableName: table,
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :links',
    ExpressionAttributeValues: { ':links': liveLinksPartition },
    ScanIndexForward: false,
    Limit: limit,
    ...(from ? { ExclusiveStartKey: { ...flowLinkKey(from.uuid), ...liveLinkIndex(from) } } : {}),
  };
};

/** Lists visitors' live links, with the cursor of the next page. */
export const listLinks = async (
  { client, name }: Table,
  limit: number,
  cursor: string | undefined,
  now: Date,
): Promise<{ links: VisitorLink[]; cursor?: string }> => {
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand(visitorLinksParams(name, limit, cursor)),
  );
  return {
    links: Items.filter((item) => isLive(item, now)).map(readLink),
    ...(LastEvaluatedKey ? { cursor: String(LastEvaluatedKey.gsi1sk) } : {}),
  };
};

/** Closes or reopens a visitor's live link; 404 record.not_found for any other. */
export const setLinkClosed = async (
  { client, name }: Table,
  uuid: string,
  closed: boolean,
): Promise<VisitorLink> => {
  try {
    const { Attributes = {} } = await client.send(
      new UpdateCommand({
        TableName: name,
        Key: flowLinkKey(uuid),
        UpdateExpression: 'SET closed = :closed',
        // Only links in this list: the site's own flows are deactivated in the flow manager.
        ConditionExpression: 'gsi1pk = :links',
        ExpressionAttributeValues: { ':closed': closed, ':links': liveLinksPartition },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return readLink(Attributes);
  } catch (error) {
    if (isConditionFailed(error)) throw new AppError('record.not_found');
    throw error;
  }
};
