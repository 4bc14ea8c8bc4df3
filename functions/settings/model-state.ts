import { dailyTokens } from '#functions/assistant/budget.ts';
import { defaultModel } from '#functions/assistant/model/settings.ts';
import type { Deps } from '#functions/http/types.ts';
import type { ModelState, StoredModel } from '#shared/api/model-settings.ts';

/** The model as the owner sees it: the portal's once it was tested, otherwise the deployment's. */
export const toModelState = (
  stored: StoredModel | undefined,
  env: Deps['env'],
  tokensToday: number,
): ModelState => {
  const isUsed = stored?.testedAt !== undefined;
  const deployed = env.MODEL_SET_UP !== undefined;
  return {
    setUp: isUsed || deployed,
    ...(isUsed || deployed ? { name: (isUsed ? stored.model : env.OPENAI_MODEL) || defaultModel } : {}),
    tokensToday,
    dailyTokens: stored?.dailyTokens ?? dailyTokens(env.CHAT_DAILY_TOKENS),
    ...(stored ? { stored } : {}),
    ...(deployed ? { deployed } : {}),
  };
};
