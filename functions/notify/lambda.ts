import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { depsFromEnv } from '#functions/http/deps.ts';
import { sesMail } from '#functions/mail/ses-mail.ts';
import { failNotice, settleNotice, wasSent } from '#functions/store/notices/notices.ts';
import { isWebhookUrl, webhookPoster } from './channels.ts';
import { type NotifyDeps, notify } from './notify.ts';
import { batchResponse, insertedItems } from './stream.ts';

/**
 * Environment: TABLE_NAME, SITE_URL, and NOTIFY_EMAIL with NOTIFY_FROM and/or NOTIFY_WEBHOOK_URL. Table rights: GetItem,
 * PutItem, UpdateItem and DeleteItem, to note what was delivered and what failed.
 */
const notifyDeps = (env: NodeJS.ProcessEnv): NotifyDeps => {
  const { table, clock, log } = depsFromEnv(env);
  const { SITE_URL: siteUrl = '', NOTIFY_EMAIL: to, NOTIFY_FROM: from, NOTIFY_WEBHOOK_URL: webhook } = env;
  const ses = to ? new SESv2Client({ maxAttempts: 2 }) : undefined;
  return {
    siteUrl,
    log,
    ...(ses && to
      ? {
          sendMail: async (mail) => {
            await ses.send(new SendEmailCommand(sesMail({ ...mail, to }, from ?? to)));
          },
        }
      : {}),
    ...(isWebhookUrl(webhook) ? { postWebhook: webhookPoster(webhook) } : {}),
    wasSent: (leadId, channel) => wasSent(table, leadId, channel),
    settle: (leadId, channel, failure) =>
      failure === undefined
        ? settleNotice(table, leadId, channel, clock())
        : failNotice(table, leadId, channel, failure, clock()),
  };
};

let deps: NotifyDeps | undefined;

/** Entry of the function that the table's stream calls with new leads. */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  deps ??= notifyDeps(process.env);
  return batchResponse(await notify(insertedItems(Records), deps));
};
