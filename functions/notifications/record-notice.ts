import type { Deps } from '#functions/http/types.ts';
import { failNotice, settleNotice, wasSent } from '#functions/notifications/store.ts';
import type { NotifyDeps } from './notify.ts';

/** What was told and what failed is noted in the table, for the portal and against telling twice. */
export const noted = ({ table, clock }: Pick<Deps, 'table' | 'clock'>) =>
  ({
    wasSent: (leadId, channel) => wasSent(table, leadId, channel),
    settle: (leadId, channel, failure) =>
      failure === undefined
        ? settleNotice(table, leadId, channel, clock())
        : failNotice(table, leadId, channel, failure, clock()),
  }) satisfies Partial<NotifyDeps>;
