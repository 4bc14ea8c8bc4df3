import type { Logger } from '#functions/http/types.ts';
import { collectionOf, leadCollections } from '#functions/leads/collections.ts';
import type { LeadNotice } from '#functions/leads/lead-notice.ts';
import { MailFailure } from '#functions/mail/outgoing-mail.ts';
import {
  callsPartition,
  eventQueuePartition,
  loginsPartition,
  weeklyReportsPartition,
} from '#functions/table/keys.ts';
import type { Item } from '#functions/table/transact.ts';
import type { ListedWeeklyReport } from '#shared/api/weekly-reports.ts';
import { callNotice } from './call-notice.ts';
import { isConfirmed } from './confirmation.ts';
import { type MailText, mailText, slackMessage } from './formats.ts';
import { loginNotice } from './login-notice.ts';
import { weeklyReportNotice } from './report-notice.ts';

/**
 * One new item in the table: from the DynamoDB stream (INSERT records' NewImage, unmarshalled), or locally
 * from the runtime.
 */
export interface NotifyRecord {
  /** The stream record's sequence number, returned if its delivery failed. */
  readonly id: string;
  readonly item: Item;
}

export interface NotifyDeps {
  /** Absolute URL of the site, for the link to the portal. */
  readonly siteUrl: string;
  readonly log: Logger;
  /** Mails the owner (SES on AWS, a file under DATA_DIR locally). Absent: mail is not configured. */
  readonly sendMail?: ((mail: MailText) => Promise<void>) | undefined;
  /** Posts a Slack-compatible message. Absent: no webhook is configured. */
  readonly postWebhook?: ((message: unknown) => Promise<void>) | undefined;
  /** Emails the visitor a confirmation of their message or request. Absent: mail is not set up. */
  readonly confirm?: ((item: Item) => Promise<void>) | undefined;
  /** Whether this was delivered before, so that a retried batch doesn't notify twice. */
  readonly wasSent?: (leadId: string, channel: NotifyChannel) => Promise<boolean>;
  /** Records the result; `failure` is the reason or the error's name. */
  readonly settle?: (leadId: string, channel: NotifyChannel, failure?: string) => Promise<void>;
}

/** `visitor` is the confirmation to the sender of the lead; the others go to the owner. */
export type NotifyChannel = 'email' | 'webhook' | 'visitor';

/** Partitions whose new items notify somebody: collections with a notice, logins, calls for a person, and events for other systems. */
export const notifiedPartitions: readonly string[] = [
  ...Object.values(leadCollections).flatMap(({ name, notice }) => (notice ? [name] : [])),
  loginsPartition,
  callsPartition,
  eventQueuePartition,
];

/** Builds the notice of a new item; undefined if it needs none (spam, other kinds). */
const buildNotice = (item: Item, siteUrl: string): LeadNotice | undefined => {
  if (item.pk === loginsPartition) return loginNotice(item, siteUrl);
  if (item.pk === callsPartition) return callNotice(item, siteUrl);
  // Doesn't come from the stream: the code that writes the weekly report passes it in with its questions.
  if (item.pk === weeklyReportsPartition)
    return weeklyReportNotice(item as unknown as ListedWeeklyReport, siteUrl);
  const collection = collectionOf(item.pk);
  return collection?.notice?.(collection.read(item), siteUrl);
};

const deliver = async (
  deps: NotifyDeps,
  notice: LeadNotice,
  channel: NotifyChannel,
  send: () => Promise<void>,
): Promise<void> => {
  const { leadId } = notice;
  if (await deps.wasSent?.(leadId, channel)) return;
  try {
    await send();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof MailFailure ? error.cause : undefined;
    const reason = error instanceof Error ? error.name : 'Error';
    deps.log.error('notify.failed', { leadId, channel, reason: cause?.name ?? reason });
    await deps.settle?.(leadId, channel, cause?.message ?? reason);
    // A retry would be refused for the same reason.
    if (cause?.isPermanent) return;
    throw error;
  }
  deps.log.info('notify.sent', { leadId, channel });
  // The notice is sent, so a failure to record that must not fail or repeat it.
  await deps.settle?.(leadId, channel).catch(() => deps.log.warn('notify.not_noted', { leadId, channel }));
};

/**
 * Notifies the owner of new leads: each new contact (except spam) and consultation request goes once to
 * every configured channel. Returns the ids of records that failed on any channel, for the stream's partial
 * batch response: they are retried and end in the dead-letter queue. Successful channels are not repeated
 * (see `wasSent`). Never throws.
 */
export const notify = async (records: readonly NotifyRecord[], deps: NotifyDeps): Promise<string[]> => {
  const failed: string[] = [];
  for (const { id, item } of records) {
    const notice = buildNotice(item, deps.siteUrl);
    if (!notice) continue;
    const { sendMail, postWebhook, confirm } = deps;
    const outcomes = await Promise.allSettled([
      ...(sendMail ? [deliver(deps, notice, 'email', () => sendMail(mailText(notice)))] : []),
      ...(postWebhook ? [deliver(deps, notice, 'webhook', () => postWebhook(slackMessage(notice)))] : []),
      ...(confirm && isConfirmed(item) ? [deliver(deps, notice, 'visitor', () => confirm(item))] : []),
    ]);
    if (outcomes.some(({ status }) => status === 'rejected')) failed.push(id);
  }
  return failed;
};
