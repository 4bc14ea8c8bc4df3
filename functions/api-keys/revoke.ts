import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { defineHandler } from '#functions/http/define.ts';
import { isConditionFailed } from '#functions/table/errors.ts';
import { isThere } from '#functions/table/expressions.ts';
import { apiKeyKey } from '#functions/table/keys.ts';
import { revokeApiKey } from '#shared/api/api-keys.ts';
import { AppError } from '#shared/errors.ts';

/** Deletes a key's hash, so that the next request with the key is refused. */
export const route = defineHandler(revokeApiKey, ({ table, log }) => async ({ params, requestId }) => {
  try {
    await table.client.send(
      new DeleteCommand({
        TableName: table.name,
        Key: apiKeyKey(params.id),
        ConditionExpression: isThere,
      }),
    );
  } catch (error) {
    throw isConditionFailed(error) ? new AppError('record.not_found') : error;
  }
  log.info('api_key.revoked', { requestId });
  return {};
});
