import type { FlowNode, NodeType } from '#shared/flow/document.ts';
import { abSplit } from './ab-split-view.tsx';
import { action } from './action-view.tsx';
import { apiCall } from './api-call-view.tsx';
import { condition } from './condition-view.tsx';
import { end } from './end-view.tsx';
import { handOver } from './hand-over-view.tsx';
import { jump } from './jump-view.tsx';
import { quickReply } from './quick-reply-view.tsx';
import { rating } from './rating-view.tsx';
import { setVariable } from './set-variable-view.tsx';
import { start } from './start-view.tsx';
import { text } from './text-view.tsx';
import type { CardContent, NodeView } from './view.ts';

/** How each kind of node is shown, in the order of the palette. */
export const nodeViews: { readonly [T in NodeType]: NodeView<T> } = {
  start,
  text,
  quick_reply: quickReply,
  rating,
  condition,
  set_variable: setVariable,
  ab_split: abSplit,
  action,
  api_call: apiCall,
  jump,
  hand_over: handOver,
  end,
};

export const getNodeView = (node: FlowNode): NodeView<NodeType> =>
  nodeViews[node.type] as unknown as NodeView<NodeType>;

/** What the visitor will see or what happens, in a line or two. */
export const getPreview = (node: FlowNode): string => getNodeView(node).preview(node.data);

/** What its card shows. */
export const getCardContent = (node: FlowNode): CardContent => {
  const { cardContent: face, preview } = getNodeView(node);
  return face ? face(node.data) : { message: preview(node.data) };
};
