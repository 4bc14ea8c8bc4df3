import { dailyTokens } from '#functions/assistant/budget.ts';
import { defineHandler } from '#functions/http/define.ts';
import { readPreferences } from '#functions/settings/store.ts';
import { chatBudgetKey, preferencesKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import { dayOf } from '#functions/table/time.ts';
import { getSettings } from '#shared/api/admin-settings.ts';
import { brand } from '#shared/brand.ts';
import { retention } from './retention.ts';

/** Returns the owner's settings. Secrets are not in this function's environment. */
export const route = defineHandler(getSettings, ({ table, clock, env }) => async () => {
  const budget = chatBudgetKey(dayOf(clock()));
  const items = await batchGet(table, [preferencesKey, budget]);
  const { NOTIFY_EMAIL: to, NOTIFY_FROM: from = to } = env;
  return {
    mail: { setUp: to !== undefined, ...(to && from ? { to, from } : {}) },
    slack: { setUp: env.SLACK_SET_UP !== undefined },
    model: {
      setUp: env.MODEL_SET_UP !== undefined,
      ...(env.OPENAI_MODEL ? { name: env.OPENAI_MODEL } : {}),
      tokensToday: Number(items.find(({ pk }) => pk === budget.pk)?.n ?? 0),
      dailyTokens: dailyTokens(env.CHAT_DAILY_TOKENS),
    },
    retention: [...retention],
    responseHours: brand.responseHours,
    timeZone: brand.timeZone,
    preferences: readPreferences(items.find(({ pk }) => pk === preferencesKey.pk)),
  };
});
