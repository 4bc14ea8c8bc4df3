import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { siteFlowKey, siteFlowsPartition } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { Write } from '#functions/table/transact.ts';
import { type PlacedFlow, placementSchema } from '#shared/domain/placements.ts';
import type { StoredFlow } from './items.ts';
import { siteWorkspace } from './workspace.ts';

/** What visitors can tell of a flow's placements: nothing while it is not published. */
const shownOf = ({ isActive, placements = [], name, uuid }: StoredFlow): PlacedFlow[] =>
  isActive
    ? placements
        .filter(({ paused }) => !paused)
        .map(({ paused: _paused, ...rest }) => ({ ...rest, flow: uuid, name }))
    : [];

/**
 * Keeps the list that visitors get in step with a flow, in the flow's own transaction; nothing where nothing changed. What
 * is not live leaves an empty entry, so that saving needs no right to delete.
 */
export const placedWrites = (
  table: string,
  workspace: string,
  before: StoredFlow,
  after: StoredFlow,
): Write[] => {
  const shown = shownOf(after);
  if (workspace !== siteWorkspace || JSON.stringify(shownOf(before)) === JSON.stringify(shown)) return [];
  return [
    {
      Put: {
        TableName: table,
        Item: { ...siteFlowKey(after.uuid), entity: 'SiteFlow', placed: JSON.stringify(shown) },
      },
    },
  ];
};

/** One query, however many flows there are. */
const placedParams = (table: string): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': siteFlowsPartition },
});

const placedSchema = z.array(
  z.object({ ...z.omit(placementSchema, { paused: true }).shape, flow: z.string(), name: z.string() }),
);

/** Every live placement, the highest priority first. */
export const readPlaced = async (table: Table): Promise<PlacedFlow[]> => {
  const items = await queryAll(table, placedParams(table.name));
  return items
    .flatMap(({ placed }) => placedSchema.parse(JSON.parse(String(placed))))
    .sort((a, b) => b.priority - a.priority);
};
