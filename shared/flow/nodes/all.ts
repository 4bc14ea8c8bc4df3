import { action } from './action.ts';
import { apiCall } from './api-call.ts';
import { condition } from './condition.ts';
import { quickReply } from './quick-reply.ts';
import { start } from './start.ts';
import { text } from './text.ts';

/** Every kind of node by the name that documents use, in the order in which they are listed to people. */
export const nodeKinds = {
  start,
  text,
  quick_reply: quickReply,
  condition,
  action,
  api_call: apiCall,
} as const;
