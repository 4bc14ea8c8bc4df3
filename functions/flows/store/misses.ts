import { createHash } from 'node:crypto';
import { updateParts } from '#functions/table/expressions.ts';
import { conversationMissKey, flowMissKey } from '#functions/table/keys.ts';
import { inDays } from '#functions/table/time.ts';
import type { Write } from '#functions/table/transact.ts';
import { emailsIn, phonesIn } from '#shared/domain/person.ts';
import { redacted } from '#shared/domain/redact/redact.ts';

const missDays = 90;
const missChars = 120;

/**
 * Counts an answer that matched no option, for the author. Doesn't store text that names a person, because
 * erasure couldn't find it.
 */
export const missWrite = (
  table: string,
  miss: {
    readonly flowId: string;
    readonly nodeId: string;
    readonly said: string;
    /** The conversation that the answer came from; deleting that reverts the count. */
    readonly conversation?: { readonly id: string; readonly endsAt: number } | undefined;
  },
  now: Date,
): Write[] => {
  const text = redacted(miss.said).replace(/\s+/g, ' ').trim().slice(0, missChars);
  if (text === '' || emailsIn(text).length > 0 || phonesIn(text).length > 0) return [];
  const digest = createHash('sha256').update(text.toLowerCase()).digest('base64url').slice(0, 16);
  const key = flowMissKey(miss.flowId, miss.nodeId, digest);
  const { conversation } = miss;
  return [
    ...(conversation
      ? [
          {
            Update: {
              TableName: table,
              Key: conversationMissKey(conversation.id, key),
              ...updateParts({
                set: { entity: 'ConversationMiss', miss: key, ttl: conversation.endsAt },
                add: { count: 1 },
              }),
            },
          },
        ]
      : []),
    {
      Update: {
        TableName: table,
        Key: key,
        ...updateParts({
          set: {
            entity: 'FlowMiss',
            node: miss.nodeId,
            text,
            at: now.toISOString(),
            ttl: inDays(now, missDays),
          },
          add: { count: 1 },
        }),
      },
    },
  ];
};
