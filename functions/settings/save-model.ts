import { storedModel } from '#functions/assistant/model/settings.ts';
import { defineHandler } from '#functions/http/define.ts';
import { saveModel } from '#shared/api/model-settings.ts';
import { AppError } from '#shared/errors.ts';

const invalid = (field: string, message: string) =>
  new AppError('request.invalid', { message, fields: { [field]: message } });

/** Saves the model in the table and its key where secrets are stored. */
export const route = defineHandler(saveModel, ({ table, clock, env, modelKey }) => async ({ body }) => {
  const { apiKey, ...settings } = body;
  // Functions on AWS can reach some internal addresses by plain HTTP, so only https is allowed there.
  if (/^http:/i.test(settings.baseUrl) && env.MODEL_PLAIN_HTTP === undefined)
    throw invalid('baseUrl', 'Please use an address that begins with https://.');
  const before = await storedModel.read(table);
  const isSameServer = before?.baseUrl === settings.baseUrl;
  const hasKey = apiKey !== undefined || (isSameServer && before.hasKey);
  if (!hasKey && settings.baseUrl === '')
    throw invalid('apiKey', 'Please enter the key. OpenAI shows it under API keys.');
  if (!hasKey && before?.hasKey) throw invalid('apiKey', 'Please enter the key again for this address.');
  const isTested = isSameServer && apiKey === undefined && before.model === settings.model;
  const stored = {
    ...settings,
    hasKey,
    savedAt: clock().toISOString(),
    ...(isTested && before.testedAt ? { testedAt: before.testedAt } : {}),
  };
  // Stores untested settings first: the old key must never be sent to a new server.
  await storedModel.put(table, stored);
  if (apiKey !== undefined) await modelKey?.write(apiKey);
  return stored;
});
