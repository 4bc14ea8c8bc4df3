import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isConditionFailed } from '#functions/table/errors.ts';
import { isThere, updateParts } from '#functions/table/expressions.ts';
import { flowKey, flowLinkKey, flowRevisionKey, type Key } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { inDays } from '#functions/table/time.ts';
import type { FlowPage } from './flows.ts';
import { revisionDays } from './items.ts';
import { listRevisions } from './revisions.ts';
import { expiryOf, workspaceDays } from './workspace.ts';

/** Revisions live for 180 days and are renewed in bulk, once fewer than this many days remain. */
const revisionSlackDays = 95;

const extend = async (
  { client, name }: Table,
  key: Key,
  ttl: number,
  alsoRevisions?: number,
): Promise<void> => {
  try {
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: key,
        ...updateParts({ set: { ttl, revisionsTtl: alsoRevisions } }),
        ConditionExpression: isThere,
      }),
    );
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
};

/**
 * Renews the 90 days of a workspace: extends its flows and links at most once a day, and their revisions
 * when they come near expiry. Never recreates a deleted flow.
 */
export const keepAlive = async (
  table: Table,
  workspace: string,
  page: FlowPage,
  now: Date,
): Promise<void> => {
  const { ttl } = expiryOf(workspace, now);
  if (ttl === undefined) return;
  for (const [index, flow] of page.flows.entries()) {
    const item = page.items[index];
    if (Number(item?.ttl) > inDays(now, workspaceDays - 1)) continue;
    const revisions =
      Number(item?.revisionsTtl) < inDays(now, revisionSlackDays) ? inDays(now, revisionDays) : undefined;
    if (revisions !== undefined) {
      const kept = await listRevisions(table, flow.id, flow.version, now);
      const live = flow.publishedVersion === null ? [] : [flow.publishedVersion];
      for (const version of new Set([...kept.map((revision) => revision.version), ...live]))
        await extend(table, flowRevisionKey(flow.id, version), revisions);
    }
    await Promise.all([
      extend(table, flowKey(workspace, flow.id), ttl, revisions),
      extend(table, flowLinkKey(flow.uuid), ttl),
    ]);
  }
};
