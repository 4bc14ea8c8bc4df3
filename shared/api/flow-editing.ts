import * as z from 'zod/mini';
import { idField } from '#shared/flow/fields.ts';
import { idText, requiredText } from './fields.ts';
import { flowParams } from './flows.ts';
import { defineRoute } from './route.ts';

export const commentLimits = { chars: 1000, perFlow: 500 } as const;

/** A comment on a node by one author for the others; not part of the document. */
export const flowCommentSchema = z.object({
  id: z.string(),
  nodeId: z.string(),
  text: z.string(),
  /** ISO instants. */
  at: z.string(),
  resolvedAt: z.optional(z.string()),
});
export type FlowComment = z.infer<typeof flowCommentSchema>;

export const flowEditingSchema = z.object({
  /** The newest version, which may be newer than the one that the tab shows. */
  version: z.number(),
  /** Other tabs in which the flow is open now. */
  editors: z.array(
    z.object({
      tab: z.string(),
      /** Whether it is a tab of the same browser. */
      isSameBrowser: z.boolean(),
    }),
  ),
  /** Oldest first. */
  comments: z.array(flowCommentSchema),
});
export type FlowEditing = z.infer<typeof flowEditingSchema>;

/**
 * Reports that a tab has the flow open for the next minute; returns who else has it open, and the comments.
 */
export const joinFlowEditing = defineRoute({
  method: 'POST',
  path: '/api/flows/{id}/editors',
  params: flowParams,
  body: z.strictObject({ tab: idField('A tab') }),
  response: flowEditingSchema,
});

/** 409 limit.reached beyond 500 comments. */
export const addFlowComment = defineRoute({
  method: 'POST',
  path: '/api/flows/{id}/comments',
  params: flowParams,
  body: z.strictObject({
    nodeId: idField('A node id'),
    text: requiredText(commentLimits.chars, 'The comment'),
  }),
  errors: ['limit.reached'],
  response: flowCommentSchema,
  status: 201,
});

const commentParams = z.strictObject({ id: idText, comment: idText });

/** Resolves a comment or opens it again. */
export const resolveFlowComment = defineRoute({
  method: 'PATCH',
  path: '/api/flows/{id}/comments/{comment}',
  params: commentParams,
  body: z.strictObject({ isResolved: z.boolean({ error: 'isResolved must be true or false.' }) }),
  response: flowCommentSchema,
});

export const deleteFlowComment = defineRoute({
  method: 'DELETE',
  path: '/api/flows/{id}/comments/{comment}',
  params: commentParams,
  response: z.object({ success: z.boolean() }),
});
