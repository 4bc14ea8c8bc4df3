import { abSplit } from './ab-split.ts';
import { action } from './action.ts';
import { apiCall } from './api-call.ts';
import { assistant } from './assistant.ts';
import { condition } from './condition.ts';
import { end } from './end.ts';
import { form } from './form.ts';
import { handOver } from './hand-over.ts';
import { jump } from './jump.ts';
import { media } from './media.ts';
import { quickReply } from './quick-reply.ts';
import { rating } from './rating.ts';
import { setVariable } from './set-variable.ts';
import { start } from './start.ts';
import { subflow } from './subflow.ts';
import { text } from './text.ts';

/** Every kind of node by its `type` in documents, in the order of the palette. */
export const nodeKinds = {
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
} as const;
