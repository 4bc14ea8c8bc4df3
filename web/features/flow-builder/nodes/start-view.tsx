import { IconMessageChatbot } from '#web/ui/icons.tsx';
import { getMessageCardContent, MessageFields } from '../panel/message-fields.tsx';
import type { NodeView } from './view.ts';

export const start: NodeView<'start'> = {
  hint: undefined,
  color: 'var(--text)',
  preview: ({ message }) => message || '(empty message)',
  cardContent: getMessageCardContent,
  icon: IconMessageChatbot,
  Form: ({ node, variables, onChange }) => (
    <MessageFields data={node.data} variables={variables} onChange={onChange} />
  ),
};
