import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Deps } from '#functions/http/types.ts';
import { sesMail } from '#functions/mail/ses-mail.ts';
import { isWebhookUrl, webhookPoster } from './channels.ts';
import type { NotifyDeps } from './notify.ts';
import { noted } from './record-notice.ts';

/**
 * The channels that the owner configured. Environment: SITE_URL, and NOTIFY_EMAIL with NOTIFY_FROM and/or
 * NOTIFY_WEBHOOK_URL. Table rights: GetItem, PutItem, UpdateItem and DeleteItem, to record deliveries and
 * failures.
 */
export const notifyDeps = (deps: Pick<Deps, 'table' | 'clock' | 'log' | 'env'>): NotifyDeps => {
  const {
    SITE_URL: siteUrl = '',
    NOTIFY_EMAIL: to,
    NOTIFY_FROM: from,
    NOTIFY_WEBHOOK_URL: webhook,
  } = deps.env;
  const ses = to ? new SESv2Client({ maxAttempts: 2 }) : undefined;
  return {
    siteUrl,
    log: deps.log,
    ...(ses && to
      ? {
          sendMail: async (mail) => {
            await ses.send(new SendEmailCommand(sesMail({ ...mail, to }, from ?? to)));
          },
        }
      : {}),
    ...(isWebhookUrl(webhook) ? { postWebhook: webhookPoster(webhook) } : {}),
    ...noted(deps),
  };
};
