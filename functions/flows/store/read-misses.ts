import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { flowMissesPartition } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { isLive } from '#functions/table/time.ts';

const maxRead = 500;

const missesParams = (table: string, flowId: string): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': flowMissesPartition(flowId) },
});

const missSchema = z.object({ nodeId: z.string(), text: z.string(), count: z.number() });

/** Lists unmatched answers, the most frequent first. */
export const readMisses = async (
  table: Table,
  flowId: string,
  now: Date,
): Promise<z.infer<typeof missSchema>[]> => {
  const items = await queryAll(table, missesParams(table.name, flowId));
  return items
    .filter((item) => isLive(item, now))
    .map(({ node, text, count }) => missSchema.parse({ nodeId: node, text, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxRead);
};
