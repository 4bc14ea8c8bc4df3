import { conversationSessionKey } from '../table/keys.ts';
import type { Write } from '../table/transact.ts';
import type { FlowSession } from './sessions.ts';

/** Remembers in a conversation that a flow's session is part of it, so that deleting the one deletes the other. */
export const bindSession = (
  table: string,
  { uuid, id }: Pick<FlowSession, 'uuid' | 'id'>,
  conversation: { readonly id: string; readonly endsAt: number },
): Write => ({
  Put: {
    TableName: table,
    Item: {
      ...conversationSessionKey(conversation.id, id),
      entity: 'ConversationSession',
      session: { uuid, id },
      ttl: conversation.endsAt,
    },
  },
});
