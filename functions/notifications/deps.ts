import type { Deps } from '#functions/http/types.ts';
import { type MailDeps, mailSender } from '#functions/mail/sender.ts';
import { isWebhookUrl, webhookPoster } from './channels.ts';
import { visitorConfirmation } from './confirmation.ts';
import type { NotifyDeps } from './notify.ts';
import { noted } from './record-notice.ts';

/**
 * The channels that the owner set up. Environment: SITE_URL, VISITOR_SECRET for links to bookings, what
 * mail needs, and NOTIFY_WEBHOOK_URL. Table rights: GetItem, PutItem, UpdateItem and DeleteItem, to record
 * deliveries and failures.
 */
export const notifyDeps = async (
  deps: MailDeps & Pick<Deps, 'clock' | 'log' | 'newId'>,
): Promise<NotifyDeps> => {
  const { SITE_URL: siteUrl = '', NOTIFY_WEBHOOK_URL: webhook } = deps.env;
  const sender = await mailSender(deps);
  return {
    siteUrl,
    log: deps.log,
    ...(sender
      ? {
          sendMail: (mail) => sender.send({ ...mail, to: sender.owner }),
          confirm: visitorConfirmation(deps, sender, siteUrl),
        }
      : {}),
    ...(isWebhookUrl(webhook) ? { postWebhook: webhookPoster(webhook) } : {}),
    ...noted(deps),
  };
};
