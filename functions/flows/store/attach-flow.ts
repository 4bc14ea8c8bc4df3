import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { flowKey, flowSnapshotKey, personIndex } from '#functions/table/keys.ts';
import { putReferences } from '#functions/table/parts.ts';
import type { Table } from '#functions/table/table.ts';
import { isLive } from '#functions/table/time.ts';
import type { Write } from '#functions/table/transact.ts';
import type { VisitContext } from '#shared/api/contact.ts';
import { distinctIdentities } from '#shared/domain/person.ts';
import { workspaceOf } from './workspace.ts';

export interface SnapshotOptions {
  /** Id of the new snapshot. */
  readonly id: string;
  /** The sender's identities, the main one first: erasing any of them erases the snapshot. */
  readonly identities: readonly (string | undefined)[];
  readonly now: Date;
}

/**
 * Copies a stored flow into a snapshot without parsing it. Returns undefined if the flow isn't in the
 * workspace (any more); the lead is stored anyway.
 */
const snapshotFlow = async (
  { client, name: table }: Table,
  workspace: string,
  flowId: string,
  { id, identities, now }: SnapshotOptions,
): Promise<{ writes: Write[]; name: string } | undefined> => {
  const { Item: flow } = await client.send(
    new GetCommand({ TableName: table, Key: flowKey(workspace, flowId), ConsistentRead: true }),
  );
  if (!flow || !isLive(flow, now)) return undefined;
  const { name, description, industry, language, doc } = flow;
  const [person = '', ...others] = distinctIdentities(identities);
  const key = flowSnapshotKey(id);
  const write: Write = {
    Put: {
      TableName: table,
      Item: {
        ...key,
        ...personIndex(person, 'FLOWSNAPSHOT', id),
        entity: 'FlowSnapshot',
        id,
        name,
        description,
        industry,
        language,
        takenAt: now.toISOString(),
        doc,
      },
    },
  };
  return {
    name: String(name),
    writes: [write, ...putReferences(table, { key, ownerId: id, identities: others })],
  };
};

/**
 * Replaces the flow attached to an enquiry by a snapshot. `context` goes into the lead's timeline and
 * `writes` into its transaction. A flow from another workspace is dropped silently.
 */
export const withFlowSnapshot = async (
  table: Table,
  visitorId: string,
  context: VisitContext | undefined,
  options: SnapshotOptions,
): Promise<{ context: VisitContext | undefined; writes: Write[] }> => {
  if (context?.flowId === undefined && context?.flowName === undefined) return { context, writes: [] };
  const { flowId, flowName: _flowName, ...rest } = context;
  const snapshot =
    flowId !== undefined && visitorId !== ''
      ? await snapshotFlow(table, workspaceOf({ admin: undefined, visitorId }), flowId, options)
      : undefined;
  return snapshot
    ? { context: { ...rest, flowId: options.id, flowName: snapshot.name }, writes: snapshot.writes }
    : { context: rest, writes: [] };
};
