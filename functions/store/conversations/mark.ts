import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/http/types.ts';
import { type Turn, turnSchema } from '#shared/api/conversations.ts';
import { AppError } from '#shared/errors.ts';
import { isConditionFailed } from '../table/errors.ts';
import { talksPartition, turnKey } from '../table/keys.ts';

/**
 * Marks an answer, or takes the mark back. A wrong one stands among those not answered, a good one doesn't. 404 for an
 * exchange that is not there.
 */
export const markTurn = async (
  { client, name }: Table,
  id: string,
  turnId: string,
  mark: Turn['mark'] | null,
): Promise<Turn> => {
  const wanting = mark === 'wrong';
  try {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName: name,
        Key: turnKey(id, turnId),
        UpdateExpression: [
          wanting ? 'SET gsi1pk = :list, gsi1sk = #at' : undefined,
          mark ? (wanting ? ', mark = :mark' : 'SET mark = :mark') : undefined,
          wanting ? undefined : `REMOVE gsi1pk, gsi1sk${mark ? '' : ', mark'}`,
        ]
          .filter(Boolean)
          .join(' '),
        ConditionExpression: 'attribute_exists(pk)',
        ...(wanting ? { ExpressionAttributeNames: { '#at': 'at' } } : {}),
        ...(mark
          ? {
              ExpressionAttributeValues: {
                ':mark': mark,
                ...(wanting ? { ':list': talksPartition.unanswered } : {}),
              },
            }
          : {}),
        ReturnValues: 'ALL_NEW',
      }),
    );
    return turnSchema.parse(Attributes);
  } catch (error) {
    if (isConditionFailed(error)) throw new AppError('record.not_found');
    throw error;
  }
};
