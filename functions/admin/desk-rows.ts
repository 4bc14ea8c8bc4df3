import type { RouteRow } from '#functions/http/types.ts';
import { getSettings, savePreferences, testChannel } from '#shared/api/admin-settings.ts';
import { exportRecords, importRecords } from '#shared/api/admin-transfer.ts';

/** Rows of import, export and settings, part of THE table in `functions/routes.ts`. */
export const deskRows = {
  exportRecords: {
    contract: exportRecords,
    shares: 'transfer',
    entry: 'admin/export-records.ts',
    load: () => import('./export-records.ts'),
    access: 'admin',
    memoryMb: 1024,
    timeoutSeconds: 29,
    table: ['BatchGetItem'],
    reads: ['BOOKINGS', 'CLIENTS', 'CONTACTS', 'SUBSCRIBERS'],
    secrets: ['session'],
  },
  importRecords: {
    contract: importRecords,
    shares: 'transfer',
    entry: 'admin/import-records.ts',
    load: () => import('./import-records.ts'),
    access: 'admin',
    index: 'EMAIL#*',
    memoryMb: 1024,
    timeoutSeconds: 29,
    table: ['BatchGetItem', 'PutItem', 'UpdateItem'],
    reads: ['IDEM#*'],
    writes: ['CLIENTS', 'CONTACTS', 'DAYS', 'IDEM#*', 'LEAD#*', 'VERSION#*'],
    secrets: ['session'],
  },
  getSettings: {
    contract: getSettings,
    shares: 'settings',
    entry: 'admin/settings/get.ts',
    load: () => import('./settings/get.ts'),
    access: 'admin',
    table: ['BatchGetItem'],
    reads: ['CHATBUDGET', 'PREFERENCES'],
    secrets: ['session'],
    env: ['NOTIFY_EMAIL', 'NOTIFY_FROM', 'SLACK_SET_UP', 'MODEL_SET_UP', 'OPENAI_MODEL', 'CHAT_DAILY_TOKENS'],
  },
  savePreferences: {
    contract: savePreferences,
    shares: 'settings',
    entry: 'admin/settings/save.ts',
    load: () => import('./settings/save.ts'),
    access: 'admin',
    table: ['BatchGetItem', 'UpdateItem'],
    writes: ['PREFERENCES'],
    secrets: ['session'],
  },
  testChannel: {
    contract: testChannel,
    entry: 'admin/settings/test-channel.ts',
    load: () => import('./settings/test-channel.ts'),
    access: 'admin',
    sends: ['mail', 'slack'],
    splits: true,
    table: ['BatchGetItem'],
    secrets: ['session'],
  },
} as const satisfies Record<string, RouteRow>;
