import type { NodeType } from './document.ts';

/** What an author sees a kind of node called: in the palette, on its card and in sentences about it. */
export const nodeNames: Readonly<Record<NodeType, string>> = {
  start: 'Start',
  text: 'Text',
  quick_reply: 'Quick Reply',
  condition: 'Condition',
  action: 'Action',
  api_call: 'API Call',
};
