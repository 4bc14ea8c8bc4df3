import type { FlowNode, NodeType } from '#shared/flow/document.ts';
import { abSplit } from './ab-split-view.tsx';
import { action } from './action-view.tsx';
import { apiCall } from './api-call-view.tsx';
import { assistant } from './assistant-view.tsx';
import { condition } from './condition-view.tsx';
import { end } from './end-view.tsx';
import { form } from './form-view.tsx';
import { handOver } from './hand-over-view.tsx';
import { jump } from './jump-view.tsx';
import { media } from './media-view.tsx';
import { quickReply } from './quick-reply-view.tsx';
import { rating } from './rating-view.tsx';
import { setVariable } from './set-variable-view.tsx';
import { start } from './start-view.tsx';
import { subflow } from './subflow-view.tsx';
import { text } from './text-view.tsx';
import type { CardContent, NodeView } from './view.ts';

/** The view of each type, in the order of the palette. */
export const nodeViews: { readonly [T in NodeType]: NodeView<T> } = {
  start,
  text,
  media,
  quick_reply: quickReply,
  rating,
  form,
  assistant,
  condition,
  set_variable: setVariable,
  ab_split: abSplit,
  action,
  api_call: apiCall,
  jump,
  subflow,
  hand_over: handOver,
  end,
};

export const getNodeView = (node: FlowNode): NodeView<NodeType> =>
  nodeViews[node.type] as unknown as NodeView<NodeType>;

/** A short text of what visitors see or what the node does. */
export const getPreview = (node: FlowNode): string => getNodeView(node).preview(node.data);

/** The content of the node's card. */
export const getCardContent = (node: FlowNode): CardContent => {
  const { cardContent: face, preview } = getNodeView(node);
  return face ? face(node.data) : { message: preview(node.data) };
};
