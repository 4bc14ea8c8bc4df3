import type { ActionType, ConditionOperator, FlowNode, NodeType } from '#shared/flow/document.ts';

export const nodeHints: Readonly<Record<Exclude<NodeType, 'start'>, string>> = {
  text: 'Says something, or asks for an answer',
  quick_reply: 'Offers options to tap',
  condition: 'Goes one way or the other',
  action: 'Collects contact data, books, calls a webhook',
  api_call: 'Asks another service and keeps its answer',
};

export const operatorNames: Readonly<Record<ConditionOperator, string>> = {
  equals: 'Equals',
  contains: 'Contains',
  greater: 'Greater than',
  less: 'Less than',
  exists: 'Exists',
};

export const actionNames: Readonly<Record<ActionType, string>> = {
  collect_email: 'Collect email',
  collect_phone: 'Collect phone',
  book_appointment: 'Book appointment',
  send_webhook: 'Send webhook',
  api_call: 'API call',
};

/** What the visitor will see or what happens, in a line or two. */
export const previewOf = (node: FlowNode): string => {
  switch (node.type) {
    case 'start':
    case 'text':
    case 'quick_reply':
      return node.data.message || '(empty message)';
    case 'condition':
      return `If ${node.data.condition || '…'} ${operatorNames[node.data.operator].toLowerCase()} ${
        node.data.operator === 'exists' ? '' : `“${node.data.value}”`
      }`.trim();
    case 'action':
      return node.data.config.message || actionNames[node.data.action];
    case 'api_call':
      return `${node.data.method} ${node.data.url || '(no URL)'}`;
  }
};
