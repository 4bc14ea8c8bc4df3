import { storedModel } from '#functions/assistant/model/settings.ts';
import { defineHandler } from '#functions/http/define.ts';
import { removeModel } from '#shared/api/model-settings.ts';

/** Deletes the model, then its key. */
export const route = defineHandler(removeModel, ({ table, modelKey }) => async () => {
  const before = await storedModel.read(table);
  await storedModel.delete(table);
  if (before?.hasKey) await modelKey?.write(undefined);
  return { removed: true as const };
});
