import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { confirmPassword } from '#functions/account/confirm-password.ts';
import { requireAdmin } from '#functions/account/identity.ts';
import { apiKeyId, newApiKey } from '#functions/http/api-keys.ts';
import { defineHandler } from '#functions/http/define.ts';
import { isNew } from '#functions/table/expressions.ts';
import { apiKeyKey } from '#functions/table/keys.ts';
import { createApiKey, maxApiKeys } from '#shared/api/api-keys.ts';
import { AppError } from '#shared/errors.ts';
import { readApiKeys, showApiKey } from './store.ts';

/** Creates a key after checking the password, and stores its hash only. */
export const route = defineHandler(createApiKey, (deps) => async ({ body, admin, requestId }) => {
  const { table, clock, log } = deps;
  const { currentPassword, name, scopes, expiresOn } = body;
  const now = clock();
  if (expiresOn !== undefined && expiresOn < now.toISOString().slice(0, 10)) {
    const message = 'Please choose a day in the future.';
    throw new AppError('request.invalid', { message, fields: { expiresOn: message } });
  }
  const { account } = await confirmPassword(deps, currentPassword, requestId);
  if ((await readApiKeys(table)).length >= maxApiKeys)
    throw new AppError('limit.reached', {
      message: `You can have up to ${maxApiKeys} API keys. Revoke one first.`,
    });
  const key = newApiKey();
  const stored = {
    id: apiKeyId(key),
    name,
    scopes: [...new Set(scopes)],
    createdBy: requireAdmin(admin).username,
    createdAt: now.toISOString(),
    ...(expiresOn === undefined ? {} : { expiresOn }),
    setupId: account.setupId,
  };
  const { id, ...attributes } = stored;
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: { ...apiKeyKey(id), entity: 'ApiKey', ...attributes },
      ConditionExpression: isNew,
    }),
  );
  log.info('api_key.created', { requestId });
  return { key, stored: showApiKey(stored) };
});
