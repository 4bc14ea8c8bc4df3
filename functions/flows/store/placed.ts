import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { siteFlowKey, siteFlowsPartition } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { Write } from '#functions/table/transact.ts';
import { brand } from '#shared/brand.ts';
import { type PlacedFlow, placementSchema } from '#shared/domain/placements.ts';
import { chooseTitle, publicProfileSchema } from '#shared/domain/public-profile.ts';
import type { StoredFlow } from './items.ts';
import { siteWorkspace } from './workspace.ts';

/** Public data of a flow's placements; empty unless the flow is published. */
const shownOf = ({ isActive, placements = [], publicProfile, language, uuid }: StoredFlow): PlacedFlow[] =>
  isActive
    ? placements
        .filter(({ paused }) => !paused)
        .map(({ paused: _paused, ...rest }) => ({
          ...rest,
          flow: uuid,
          name: chooseTitle(publicProfile?.titles, language) || brand.name,
          ...(publicProfile ? { titles: publicProfile.titles } : {}),
        }))
    : [];

/**
 * Updates the visitors' placement list in the flow's own transaction, if it changed. An unpublished flow
 * leaves an empty entry, so that saving needs no permission to delete.
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

/** One Query for all flows. */
const placedParams = (table: string): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': siteFlowsPartition },
});

const placedSchema = z.array(
  z.object({
    ...z.omit(placementSchema, { paused: true }).shape,
    flow: z.string(),
    name: z.string(),
    titles: z.optional(publicProfileSchema.shape.titles),
  }),
);

/** Reads every live placement, the highest priority first. */
export const readPlaced = async (table: Table): Promise<PlacedFlow[]> => {
  const items = await queryAll(table, placedParams(table.name));
  return items
    .flatMap(({ placed }) => placedSchema.parse(JSON.parse(String(placed))))
    .sort((a, b) => b.priority - a.priority);
};
