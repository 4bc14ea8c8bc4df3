import type { RouteRow } from '#functions/http/types.ts';
import { getSettings, savePreferences, testChannel } from '#shared/api/admin-settings.ts';

export const settingsRoutes = {
  getSettings: {
    contract: getSettings,
    entry: 'settings/get.ts',
    load: () => import('./get.ts'),
    access: 'admin',
    table: ['BatchGetItem'],
    reads: ['CHATBUDGET', 'PREFERENCES'],
    secrets: ['session'],
    env: ['NOTIFY_EMAIL', 'NOTIFY_FROM', 'SLACK_SET_UP', 'MODEL_SET_UP', 'OPENAI_MODEL', 'CHAT_DAILY_TOKENS'],
  },
  savePreferences: {
    contract: savePreferences,
    entry: 'settings/save.ts',
    load: () => import('./save.ts'),
    access: 'admin',
    table: ['BatchGetItem', 'UpdateItem'],
    writes: ['PREFERENCES'],
    secrets: ['session'],
  },
  testChannel: {
    contract: testChannel,
    entry: 'settings/test-channel.ts',
    load: () => import('./test-channel.ts'),
    access: 'admin',
    sends: ['mail', 'slack'],
    splits: true,
    table: ['BatchGetItem'],
    secrets: ['session'],
  },
} as const satisfies Record<string, RouteRow>;
