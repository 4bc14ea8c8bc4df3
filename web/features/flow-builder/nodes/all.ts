import type { FlowNode, NodeType } from '#shared/flow/document.ts';
import { abSplit } from './ab-split.tsx';
import { action } from './action.tsx';
import { apiCall } from './api-call.tsx';
import { condition } from './condition.tsx';
import { end } from './end.tsx';
import { handOver } from './hand-over.tsx';
import { jump } from './jump.tsx';
import { quickReply } from './quick-reply.tsx';
import { rating } from './rating.tsx';
import { setVariable } from './set-variable.tsx';
import { start } from './start.tsx';
import { text } from './text.tsx';
import type { NodeFace, NodeView } from './view.ts';

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

export const viewOf = (node: FlowNode): NodeView<NodeType> =>
  nodeViews[node.type] as unknown as NodeView<NodeType>;

/** What the visitor will see or what happens, in a line or two. */
export const previewOf = (node: FlowNode): string => viewOf(node).preview(node.data);

/** What its card shows. */
export const faceOf = (node: FlowNode): NodeFace => {
  const { face, preview } = viewOf(node);
  return face ? face(node.data) : { says: preview(node.data) };
};
