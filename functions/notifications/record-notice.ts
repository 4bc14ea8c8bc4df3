import type { Deps } from '#functions/http/types.ts';
import { failNotice, settleNotice, wasSent } from '#functions/notifications/store.ts';
import type { NotifyDeps } from './notify.ts';

/** Records deliveries and failures in the table, for the portal and to prevent duplicates. */
export const noted = ({ table, clock }: Pick<Deps, 'table' | 'clock'>) =>
  ({
    wasSent: (leadId, channel) => wasSent(table, leadId, channel),
    settle: (leadId, channel, failure) =>
      failure === undefined
        ? settleNotice(table, leadId, channel, clock())
        : failNotice(table, leadId, channel, failure, clock()),
  }) satisfies Partial<NotifyDeps>;
