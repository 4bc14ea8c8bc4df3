import { defineHandler } from '#functions/http/define.ts';
import { listApiKeys } from '#shared/api/api-keys.ts';
import { readApiKeys, showApiKey } from './store.ts';

export const route = defineHandler(listApiKeys, ({ table }) => async () => ({
  keys: (await readApiKeys(table)).map(showApiKey),
}));
