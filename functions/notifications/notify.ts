import type { Logger } from '#functions/http/types.ts';
import { collectionOf, leadCollections } from '#functions/leads/collections.ts';
import type { LeadNotice } from '#functions/leads/lead-notice.ts';
import { callsPartition, lettersPartition, loginsPartition } from '#functions/table/keys.ts';
import type { Item } from '#functions/table/transact.ts';
import type { ShownLetter } from '#shared/api/letters.ts';
import { callNotice } from './call-notice.ts';
import { type MailText, mailText, slackMessage } from './formats.ts';
import { loginNotice } from './login-notice.ts';
import { letterNotice } from './report-notice.ts';

/** One change of the table. On AWS from the DynamoDB stream (INSERT records' NewImage, unmarshalled), locally from the runtime. */
export interface NotifyRecord {
  /** The stream record's sequence number; reported back when its delivery failed. */
  readonly id: string;
  readonly item: Item;
}

export interface NotifyDeps {
  /** Absolute address of the site, for the link into the portal. */
  readonly siteUrl: string;
  readonly log: Logger;
  /** Sends a mail to the owner (SES on AWS, a file under DATA_DIR locally). Absent: no mail is configured. */
  readonly sendMail?: ((mail: MailText) => Promise<void>) | undefined;
  /** Posts a Slack-compatible message. Absent: no webhook is configured. */
  readonly postWebhook?: ((message: unknown) => Promise<void>) | undefined;
  /** Whether this was delivered before, so that a retried batch doesn't tell the owner twice. */
  readonly wasSent?: (leadId: string, channel: NotifyChannel) => Promise<boolean>;
  /** Notes the outcome; `failure` is the reason's name. */
  readonly settle?: (leadId: string, channel: NotifyChannel, failure?: string) => Promise<void>;
}

export type NotifyChannel = 'email' | 'webhook';

/** Partitions whose new items the owner hears of: collections that have a notice, logins, and calls for a person. */
export const notifiedPartitions: readonly string[] = [
  ...Object.values(leadCollections).flatMap(({ name, notice }) => (notice ? [name] : [])),
  loginsPartition,
  callsPartition,
];

/** Notice of a freshly stored item, or undefined when the owner need not hear of it (spam, anything that is none of these). */
const noticeOf = (item: Item, siteUrl: string): LeadNotice | undefined => {
  if (item.pk === loginsPartition) return loginNotice(item, siteUrl);
  if (item.pk === callsPartition) return callNotice(item, siteUrl);
  // Not from the stream: whoever wrote the letter hands it over with its questions.
  if (item.pk === lettersPartition) return letterNotice(item as unknown as ShownLetter, siteUrl);
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
    const reason = error instanceof Error ? error.name : 'Error';
    deps.log.error('notify.failed', { leadId, channel, reason });
    await deps.settle?.(leadId, channel, reason);
    throw error;
  }
  deps.log.info('notify.sent', { leadId, channel });
  // Sent is sent: when noting it fails, telling the owner twice would be the smaller evil, but it is not needed.
  await deps.settle?.(leadId, channel).catch(() => deps.log.warn('notify.not_noted', { leadId, channel }));
};

/**
 * Tells the owner about new leads: each new contact (not spam) and consultation request goes out once by every configured
 * channel. Takes only records of inserted items; others are ignored. Returns the ids of records whose delivery failed on
 * any channel, for the stream's partial batch response: those are tried again later and end in the dead-letter queue. A
 * channel that worked is not repeated (see `wasSent`). Never throws, and no visitor ever waits for it.
 */
export const notify = async (records: readonly NotifyRecord[], deps: NotifyDeps): Promise<string[]> => {
  const failed: string[] = [];
  for (const { id, item } of records) {
    const notice = noticeOf(item, deps.siteUrl);
    if (!notice) continue;
    const { sendMail, postWebhook } = deps;
    const outcomes = await Promise.allSettled([
      ...(sendMail ? [deliver(deps, notice, 'email', () => sendMail(mailText(notice)))] : []),
      ...(postWebhook ? [deliver(deps, notice, 'webhook', () => postWebhook(slackMessage(notice)))] : []),
    ]);
    if (outcomes.some(({ status }) => status === 'rejected')) failed.push(id);
  }
  return failed;
};
