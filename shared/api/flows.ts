import * as z from 'zod/mini';
import { placementLimits, placementSchema } from '#shared/domain/placements.ts';
import { publicProfileSchema } from '#shared/domain/public-profile.ts';
import { isSitePage, unknownPageMessage } from '#shared/domain/site-pages.ts';
import { flowDocumentSchema } from '#shared/flow/document.ts';
import { flowLimits as limits } from '#shared/flow/limits.ts';
import { flowDataSchema } from '#shared/flow/normalise.ts';
import { idText, optionalText, requiredText } from './fields.ts';
import { defineRoute } from './route.ts';

/** Statistics of real sessions. Rates are percentages (0-100), times are in seconds. */
export const flowStatsSchema = z.object({
  totalSessions: z.number(),
  activeToday: z.number(),
  completionRate: z.number(),
  avgSessionTime: z.number(),
});
export type FlowStats = z.infer<typeof flowStatsSchema>;

export const flowSchema = z.object({
  id: z.string(),
  /** Used in the public link `/f/{uuid}`. */
  uuid: z.string(),
  name: z.string(),
  description: z.string(),
  industry: z.string(),
  language: z.string(),
  /** Number of content saves, from 1. */
  version: z.number(),
  isActive: z.boolean(),
  /** The live revision; null while inactive. A larger `version` is an unpublished draft. */
  publishedVersion: z.nullable(z.number()),
  createdAt: z.string(),
  updatedAt: z.string(),
  stats: flowStatsSchema,
  /** Hosts of an imported or copied flow that its owner has not approved; absent if there are none. */
  pendingHosts: z.optional(z.array(z.string())),
  /** Where it opens on the site once published; only for the site's own flows. */
  placements: z.optional(z.array(placementSchema)),
  /** Title and picture of the live revision, as visitors see them. */
  publicProfile: z.optional(publicProfileSchema),
  /** Hashes of the pictures in the live revision. */
  livePictures: z.optional(z.array(z.string())),
  flowData: flowDocumentSchema,
});
export type Flow = z.infer<typeof flowSchema>;

/** Settings of a new flow. See docs/behaviour.md, "The flow manager". */
export const newFlowDetails = {
  name: 'New Flow',
  description: 'Created with Flow Builder',
  industry: 'General',
  language: 'en',
} as const;

const languageText = z
  .string({ error: 'Language is required.' })
  .check(
    z.trim(),
    z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$/, { error: 'Language must be a code such as en or pt-BR.' }),
  );
const nameText = requiredText(limits.nameChars, 'Name');
const descriptionText = optionalText(limits.descriptionChars, 'Description');
const industryText = requiredText(limits.industryChars, 'Industry');

/** A 256 KB document with JSON escapes, plus the other fields. */
const maxBodyBytes = 640 * 1024;

export const flowParams = z.strictObject({ id: idText });
const versionText = z.string().check(z.regex(/^[1-9][0-9]{0,6}$/, { error: 'Not a version.' }));

/** Hosts in the form of `listHosts`. */
const hostList = z
  .array(z.string().check(z.maxLength(253, { error: 'A host has at most 253 characters.' })))
  .check(z.maxLength(limits.nodes, { error: `At most ${limits.nodes} hosts.` }));

export const flowInputSchema = z.strictObject({
  name: nameText,
  description: z._default(descriptionText, ''),
  industry: z._default(industryText, newFlowDetails.industry),
  language: z._default(languageText, newFlowDetails.language),
  flowData: flowDataSchema,
  /** Hosts of an imported or copied flow that need approval before it goes live. */
  pendingHosts: z.optional(hostList),
});
export type FlowInput = z.input<typeof flowInputSchema>;

export const flowChangesSchema = z.strictObject({
  isActive: z.optional(z.boolean({ error: 'isActive must be true or false.' })),
  flowData: z.optional(flowDataSchema),
  name: z.optional(nameText),
  description: z.optional(descriptionText),
  industry: z.optional(industryText),
  language: z.optional(languageText),
  /** Where it opens on the site; only for the site's own flows. */
  placements: z.optional(
    z.array(placementSchema).check(
      ({ value, issues }) => {
        const unknown = value.flatMap(({ pages }) => pages).find((page) => !isSitePage(page));
        if (unknown) issues.push({ code: 'custom', input: value, message: unknownPageMessage(unknown) });
      },
      z.maxLength(placementLimits.perFlow, { error: 'A flow can have at most 10 placements.' }),
      z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
        error: 'Two placements have the same id.',
      }),
    ),
  ),
  /** Hosts of `pendingHosts` that the owner approves. */
  agreedHosts: z.optional(hostList),
  /** The version that the edit is based on; 409 record.stale with the current flow if it has changed. */
  baseVersion: z.optional(z.int().check(z.minimum(1))),
  /**
   * The same check for changes to name, description and other settings. They make no version, so
   * `baseVersion` alone can't tell another client's rename from the client's own next one.
   */
  updatedAt: z.optional(z.string().check(z.maxLength(40))),
});

/** Flows of the caller's workspace, newest first, in pages below the platform's 6 MB; the `Link` header has the next page. */
export const listFlows = defineRoute({
  method: 'GET',
  path: '/api/flows',
  query: z.strictObject({ cursor: z.optional(idText) }),
  response: z.array(flowSchema),
});

export const getFlow = defineRoute({
  method: 'GET',
  path: '/api/flows/{id}',
  params: flowParams,
  response: flowSchema,
});

/** 409 limit.reached beyond 50 flows. */
export const createFlow = defineRoute({
  method: 'POST',
  path: '/api/flows',
  body: flowInputSchema,
  errors: ['limit.reached', 'request.conflict'],
  response: flowSchema,
  status: 201,
  maxBodyBytes,
});

/**
 * `isActive: true` publishes the newest revision, even if the flow is active: 400 with the first problem if it has errors, 409
 * flow.hosts if it calls hosts that need approval. Saving content leaves the published revision live.
 */
export const updateFlow = defineRoute({
  method: 'PUT',
  path: '/api/flows/{id}',
  params: flowParams,
  body: flowChangesSchema,
  errors: ['record.stale', 'flow.hosts'],
  response: flowSchema,
  maxBodyBytes,
});

export const deleteFlow = defineRoute({
  method: 'DELETE',
  path: '/api/flows/{id}',
  params: flowParams,
  response: z.object({ success: z.boolean() }),
});

export const flowRevisionSchema = z.object({
  version: z.number(),
  savedAt: z.string(),
  nodes: z.number(),
  /** Changes since the previous revision, one sentence each. */
  changes: z.array(z.string()),
});
export type FlowRevision = z.infer<typeof flowRevisionSchema>;

/** The last 25 content saves, newest first. */
export const listFlowRevisions = defineRoute({
  method: 'GET',
  path: '/api/flows/{id}/revisions',
  params: flowParams,
  response: z.array(flowRevisionSchema),
});

export const getFlowRevision = defineRoute({
  method: 'GET',
  path: '/api/flows/{id}/revisions/{version}',
  params: z.strictObject({ id: idText, version: versionText }),
  response: z.object({ ...flowRevisionSchema.shape, flowData: flowDocumentSchema }),
});

/** Saves an older revision as the newest. */
export const restoreFlowRevision = defineRoute({
  method: 'POST',
  path: '/api/flows/{id}/revisions/{version}/restore',
  params: z.strictObject({ id: idText, version: versionText }),
  body: z.strictObject({ baseVersion: z.optional(z.int().check(z.minimum(1))) }),
  errors: ['record.stale'],
  response: flowSchema,
});

/** A copy of a visitor's flow, taken when they attached it to their enquiry. */
export const flowSnapshotSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  industry: z.string(),
  language: z.string(),
  takenAt: z.string(),
  flowData: flowDocumentSchema,
});
export type FlowSnapshot = z.infer<typeof flowSnapshotSchema>;

export const getFlowSnapshot = defineRoute({
  method: 'GET',
  path: '/api/admin/flow-snapshots/{id}',
  params: flowParams,
  response: flowSnapshotSchema,
});

/** Copies the snapshot into the site's own workspace as an inactive flow; its hosts need approval. */
export const adoptFlowSnapshot = defineRoute({
  method: 'POST',
  path: '/api/admin/flow-snapshots/{id}/adopt',
  params: flowParams,
  errors: ['limit.reached', 'request.conflict'],
  response: flowSchema,
  status: 201,
});
