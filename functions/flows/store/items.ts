import * as z from 'zod/mini';
import { updateParts } from '#functions/table/expressions.ts';
import { flowKey, flowLinkKey, flowRevisionKey, liveLinkIndex } from '#functions/table/keys.ts';
import type { Item, Write } from '#functions/table/transact.ts';
import { type Placement, placementSchema } from '#shared/domain/placements.ts';
import { type PublicProfile, publicProfileSchema } from '#shared/domain/public-profile.ts';
import { createEmptyDocument } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { normaliseFlow } from '#shared/flow/normalise.ts';
import { listFlowPictures } from '#shared/flow/pictures.ts';
import { expiryOf, siteWorkspace } from './workspace.ts';

/** A flow as stored; its stats are separate items. */
export interface StoredFlow {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly description: string;
  readonly industry: string;
  readonly language: string;
  readonly version: number;
  readonly isActive: boolean;
  /** The revision that visitors get; null if unpublished. */
  readonly publishedVersion: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Hosts that its owner hasn't approved; absent if there are none. */
  readonly pendingHosts?: string[] | undefined;
  /** Where it opens on the site; only for the site's own flows. */
  readonly placements?: Placement[] | undefined;
  /** Title and picture of the live revision. */
  readonly publicProfile?: PublicProfile | undefined;
  /** Hashes of the pictures in the live revision, which must not be deleted. */
  readonly livePictures?: string[] | undefined;
  readonly flowData: FlowDocument;
}

const fieldsSchema = z.object({
  id: z.string(),
  uuid: z.string(),
  name: z.string(),
  description: z.catch(z.string(), ''),
  industry: z.catch(z.string(), ''),
  language: z.catch(z.string(), 'en'),
  version: z.catch(z.number(), 1),
  isActive: z.catch(z.boolean(), false),
  publishedVersion: z.catch(z.nullable(z.number()), null),
  createdAt: z.catch(z.string(), ''),
  updatedAt: z.catch(z.string(), ''),
  pendingHosts: z.optional(z.array(z.string())),
  placements: z.catch(z.optional(z.array(placementSchema)), undefined),
  publicProfile: z.catch(z.optional(publicProfileSchema), undefined),
  livePictures: z.catch(z.optional(z.array(z.string())), undefined),
});

/** Revisions outlive their flow's last use, so that a session started on the last day can end. */
export const revisionDays = 180;

/**
 * Upgrades a stored document to the current format. An unreadable one becomes empty, so that the list still
 * loads.
 */
export const readDocument = (text: unknown): FlowDocument => {
  try {
    const result = normaliseFlow(JSON.parse(String(text)));
    return result.ok ? result.flow : createEmptyDocument();
  } catch {
    return createEmptyDocument();
  }
};

/** Parses a flow; throws if the item isn't one. */
export const readFlow = (item: Item): StoredFlow => {
  const fields = fieldsSchema.parse(item);
  // Flows stored before publishing existed: an active one is live as last saved.
  const publishedVersion = fields.isActive ? (fields.publishedVersion ?? fields.version) : null;
  return { ...fields, publishedVersion, flowData: readDocument(item.doc) };
};

const settingsOf = ({ flowData: _flowData, ...settings }: StoredFlow) => settings;

export interface FlowPlace {
  readonly table: string;
  readonly workspace: string;
  readonly now: Date;
  /** Days until a visitor's workspace expires; defaults to the time after every use. */
  readonly days?: number | undefined;
}

/** Writes the flow, new or on condition of the state in `before`. */
export const putFlow = (
  { table, workspace, now, days }: FlowPlace,
  flow: StoredFlow,
  state: { readonly token: string; readonly before?: unknown; readonly revisionsTtl?: unknown },
): Write => ({
  Put: {
    TableName: table,
    Item: {
      ...flowKey(workspace, flow.id),
      entity: 'Flow',
      ...settingsOf(flow),
      pictures: listFlowPictures(flow.flowData),
      doc: JSON.stringify(flow.flowData),
      token: state.token,
      revisionsTtl: state.revisionsTtl,
      ...expiryOf(workspace, now, days),
    },
    ...(state.before === undefined
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: '#token = :before',
          ExpressionAttributeNames: { '#token': 'token' },
          ExpressionAttributeValues: { ':before': state.before },
        }),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/**
 * Updates the public link's item with every change of its flow. `closed`, set by the administrator, is kept.
 * A visitor's live link is indexed for the administrator.
 */
export const putFlowLink = ({ table, workspace, now, days }: FlowPlace, flow: StoredFlow): Write => {
  const listed = flow.isActive && workspace !== siteWorkspace ? liveLinkIndex(flow) : undefined;
  const hosts = flow.pendingHosts;
  const places = flow.placements?.map(({ id }) => id);
  const profile = flow.publicProfile;
  return {
    Update: {
      TableName: table,
      Key: flowLinkKey(flow.uuid),
      ...updateParts({
        set: {
          entity: 'FlowLink',
          workspace,
          flowId: flow.id,
          name: flow.name,
          description: flow.description,
          language: flow.language,
          version: flow.publishedVersion ?? flow.version,
          isActive: flow.isActive,
          updatedAt: flow.updatedAt,
          pendingHosts: hosts,
          places,
          profile,
          ...listed,
          ...expiryOf(workspace, now, days),
        },
        remove: [
          ...(listed ? [] : ['gsi1pk', 'gsi1sk']),
          ...(hosts ? [] : ['pendingHosts']),
          ...(places ? [] : ['places']),
          ...(profile ? [] : ['profile']),
        ],
      }),
    },
  };
};

/** One save of content. `changes` describe the difference to the previous save. */
export const putRevision = (
  { table, workspace, now, days = revisionDays }: FlowPlace,
  flow: StoredFlow,
  changes: readonly string[],
): Write => ({
  Put: {
    TableName: table,
    Item: {
      ...flowRevisionKey(flow.id, flow.version),
      entity: 'FlowRevision',
      version: flow.version,
      savedAt: flow.updatedAt,
      nodes: flow.flowData.nodes.length,
      changes,
      doc: JSON.stringify(flow.flowData),
      ...expiryOf(workspace, now, days),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
