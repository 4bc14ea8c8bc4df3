import type { FlowNode, NodeType } from '#shared/flow/document.ts';
import { action } from './action.tsx';
import { apiCall } from './api-call.tsx';
import { condition } from './condition.tsx';
import { quickReply } from './quick-reply.tsx';
import { start } from './start.tsx';
import { text } from './text.tsx';
import type { NodeView } from './view.ts';

/** How each kind of node is shown, in the order of the palette. */
export const nodeViews: { readonly [T in NodeType]: NodeView<T> } = {
  start,
  text,
  quick_reply: quickReply,
  condition,
  action,
  api_call: apiCall,
};

export const viewOf = (node: FlowNode): NodeView<NodeType> =>
  nodeViews[node.type] as unknown as NodeView<NodeType>;

/** What the visitor will see or what happens, in a line or two. */
export const previewOf = (node: FlowNode): string => viewOf(node).preview(node.data);
