import type { RouteRow } from '#functions/http/types.ts';
import { listLetters } from '#shared/api/weekly-reports.ts';

/** Routes of the weekly reports, which the portal shows beside the conversations. */
export const weeklyReportRoutes = {
  listLetters: {
    contract: listLetters,
    entry: 'weekly-report/list.ts',
    load: () => import('./list.ts'),
    access: 'admin',
    table: ['BatchGetItem', 'Query'],
    reads: ['CONVERSATION#*', 'LETTERS'],
    secrets: ['session'],
  },
} as const satisfies Record<string, RouteRow>;
