import { storedModel } from '#functions/assistant/model/settings.ts';
import { defineHandler } from '#functions/http/define.ts';
import { smtpSettings } from '#functions/mail/smtp-settings.ts';
import { readPreferences } from '#functions/settings/store.ts';
import {
  chatBudgetKey,
  type Key,
  modelSettingsKey,
  preferencesKey,
  smtpSettingsKey,
} from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import { dayOf } from '#functions/table/time.ts';
import { getSettings } from '#shared/api/admin-settings.ts';
import { brand } from '#shared/brand.ts';
import { toMailState } from './mail-state.ts';
import { toModelState } from './model-state.ts';
import { retention } from './retention.ts';

/** Returns the owner's settings. Secrets are not in this function's environment. */
export const route = defineHandler(getSettings, ({ table, clock, env }) => async () => {
  const budget = chatBudgetKey(dayOf(clock()));
  const items = await batchGet(table, [preferencesKey, smtpSettingsKey, modelSettingsKey, budget]);
  const find = ({ pk, sk }: Key) => items.find((item) => item.pk === pk && item.sk === sk);
  return {
    mail: toMailState(smtpSettings.parse(find(smtpSettingsKey)), env),
    slack: { setUp: env.SLACK_SET_UP !== undefined },
    model: toModelState(storedModel.parse(find(modelSettingsKey)), env, Number(find(budget)?.n ?? 0)),
    retention: [...retention],
    responseHours: brand.responseHours,
    timeZone: brand.timeZone,
    preferences: readPreferences(find(preferencesKey)),
  };
});
