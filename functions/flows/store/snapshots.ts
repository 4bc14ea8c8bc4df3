import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { flowSnapshotKey, personIndex } from '#functions/table/keys.ts';
import { putReferences } from '#functions/table/parts.ts';
import type { Table } from '#functions/table/table.ts';
import type { Write } from '#functions/table/transact.ts';
import type { VisitContext } from '#shared/api/contact.ts';
import type { FlowSnapshot } from '#shared/api/flows.ts';
import { distinctIdentities } from '#shared/domain/person.ts';
import { AppError } from '#shared/errors.ts';
import { getFlow } from './flows.ts';
import { readDocument } from './items.ts';
import { workspaceOf } from './workspace.ts';

export interface SnapshotOptions {
  /** Id of the new snapshot. */
  readonly id: string;
  /** What the person who sends it gave, the leading address first: erasing any of it erases this too. */
  readonly identities: readonly (string | undefined)[];
  readonly now: Date;
}

/**
 * A copy of a visitor's flow to go with their enquiry; the write belongs into the lead's transaction. Undefined when the
 * flow is not (or no longer) in the workspace, which is no reason to lose the lead.
 */
const snapshotFlow = async (
  table: Table,
  workspace: string,
  flowId: string,
  { id, identities, now }: SnapshotOptions,
): Promise<{ writes: Write[]; name: string } | undefined> => {
  const flow = await getFlow(table, workspace, flowId, now).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'record.not_found') return undefined;
    throw error;
  });
  if (!flow) return undefined;
  const { name, description, industry, language, flowData } = flow;
  const [person = '', ...others] = distinctIdentities(identities);
  const key = flowSnapshotKey(id);
  const write: Write = {
    Put: {
      TableName: table.name,
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
        doc: JSON.stringify(flowData),
      },
    },
  };
  return {
    name,
    writes: [write, ...putReferences(table.name, { key, ownerId: id, identities: others })],
  };
};

/**
 * What a visitor attached to an enquiry, with their flow replaced by a snapshot of it: `context` goes into the lead's
 * story, `writes` into its transaction. A flow that is not theirs is dropped without a word.
 */
export const withFlowSnapshot = async (
  table: Table,
  visitorId: string,
  context: VisitContext | undefined,
  options: SnapshotOptions,
): Promise<{ context: VisitContext | undefined; writes: Write[] }> => {
  if (context?.flowId === undefined && context?.flowName === undefined) return { context, writes: [] };
  const { flowId, flowName: _flowName, ...rest } = context;
  const taken =
    flowId !== undefined && visitorId !== ''
      ? await snapshotFlow(table, workspaceOf({ admin: undefined, visitorId }), flowId, options)
      : undefined;
  return taken
    ? { context: { ...rest, flowId: options.id, flowName: taken.name }, writes: taken.writes }
    : { context: rest, writes: [] };
};

const snapshotSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.catch(z.string(), ''),
  industry: z.catch(z.string(), ''),
  language: z.catch(z.string(), 'en'),
  takenAt: z.catch(z.string(), ''),
});

/** A snapshot by its id; 404 record.not_found. */
export const getSnapshot = async ({ client, name }: Table, id: string): Promise<FlowSnapshot> => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: name, Key: flowSnapshotKey(id), ConsistentRead: true }),
  );
  if (!item) throw new AppError('record.not_found');
  return { ...snapshotSchema.parse(item), flowData: readDocument(item.doc) };
};
