import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { isConditionFailed } from '#functions/table/errors.ts';
import { isNew } from '#functions/table/expressions.ts';
import { type Key, pastConversationKey, personIndex } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import { digest } from '#functions/table/rate-limit.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import { personIdentity } from '#shared/domain/person.ts';
import { redacted } from '#shared/domain/redact/redact.ts';
import type { MovedConversation, PastMessage } from '#shared/moving/types.ts';

/** Kind of a past conversation in the index. */
export const pastKind = 'PAST';

/** The same conversation gets the same id, which begins with its time, as every id. */
const makeId = ({ system, sourceId, messages }: MovedConversation): string => {
  const ms = Date.parse(messages[0]?.at ?? '')
    .toString(16)
    .padStart(12, '0');
  const hash = createHash('sha256').update(`${system} ${sourceId}`).digest('hex');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-7${hash.slice(0, 3)}-a${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
};

interface Identified {
  readonly key: Key;
  readonly id: string;
  readonly identity: string;
}

const identify = (conversation: MovedConversation): Identified => {
  const id = makeId(conversation);
  const identity = personIdentity(conversation.person);
  return { key: pastConversationKey(digest(identity), id), id, identity };
};

/** Whether each conversation is stored already. */
export const arePastConversations = async (
  table: Table,
  conversations: readonly MovedConversation[],
): Promise<boolean[]> => {
  const keys = conversations.map((one) => identify(one).key);
  const distinct = [...new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
  const found = new Set((await batchGet(table, distinct)).map(({ pk, sk }) => `${pk} ${sk}`));
  return keys.map(({ pk, sk }) => found.has(`${pk} ${sk}`));
};

/** Stores a conversation of another system under its person, once; false if it is stored already. */
export const storePastConversation = async (
  { client, name }: Table,
  conversation: MovedConversation,
  by: string,
): Promise<boolean> => {
  const { key, id, identity } = identify(conversation);
  const { system, title, messages } = conversation;
  try {
    await client.send(
      new PutCommand({
        TableName: name,
        Item: {
          ...key,
          ...personIndex(identity, pastKind, id),
          entity: 'PastConversation',
          id,
          at: messages[0]?.at,
          by,
          system,
          ...(title ? { title: redacted(title) } : {}),
          messages: messages.map((message) => ({ ...message, text: redacted(message.text) })),
        },
        ConditionExpression: isNew,
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
};

export interface PastConversation {
  readonly id: string;
  readonly at: string;
  readonly system: string;
  readonly title: string;
  readonly messages: readonly PastMessage[];
}

/** Parses a stored conversation. */
export const readPastConversation = (item: Item): PastConversation => ({
  id: String(item.id),
  at: String(item.at),
  system: String(item.system),
  title: typeof item.title === 'string' ? item.title : '',
  messages: Array.isArray(item.messages) ? item.messages : [],
});
