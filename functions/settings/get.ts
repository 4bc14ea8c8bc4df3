import { dailyTokens } from '#functions/assistant/budget.ts';
import { defineHandler } from '#functions/http/define.ts';
import { parseSmtp } from '#functions/mail/smtp-settings.ts';
import { readPreferences } from '#functions/settings/store.ts';
import { chatBudgetKey, type Key, preferencesKey, smtpSettingsKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import { dayOf } from '#functions/table/time.ts';
import { getSettings } from '#shared/api/admin-settings.ts';
import { brand } from '#shared/brand.ts';
import { toMailState } from './mail-state.ts';
import { retention } from './retention.ts';

/** Returns the owner's settings. Secrets are not in this function's environment. */
export const route = defineHandler(getSettings, ({ table, clock, env }) => async () => {
  const budget = chatBudgetKey(dayOf(clock()));
  const items = await batchGet(table, [preferencesKey, smtpSettingsKey, budget]);
  const find = ({ pk, sk }: Key) => items.find((item) => item.pk === pk && item.sk === sk);
  return {
    mail: toMailState(parseSmtp(find(smtpSettingsKey)), env),
    slack: { setUp: env.SLACK_SET_UP !== undefined },
    model: {
      setUp: env.MODEL_SET_UP !== undefined,
      ...(env.OPENAI_MODEL ? { name: env.OPENAI_MODEL } : {}),
      tokensToday: Number(find(budget)?.n ?? 0),
      dailyTokens: dailyTokens(env.CHAT_DAILY_TOKENS),
    },
    retention: [...retention],
    responseHours: brand.responseHours,
    timeZone: brand.timeZone,
    preferences: readPreferences(find(preferencesKey)),
  };
});
