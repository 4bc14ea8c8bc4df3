import { defineHandler } from '#functions/http/define.ts';
import { mailSender } from '#functions/mail/sender.ts';
import { isWebhookUrl, webhookPoster } from '#functions/notifications/channels.ts';
import { testChannel } from '#shared/api/admin-settings.ts';
import { brand } from '#shared/brand.ts';

const words = `This is a test from the portal of ${brand.name}. It works.`;

/** Sends a test message to the owner. Error texts never contain an address or key. */
export const route = defineHandler(testChannel, ({ env, log }) => async ({ params, requestId }) => {
  const mail = params.channel === 'mail' ? mailSender(env) : undefined;
  const webhook = env.NOTIFY_WEBHOOK_URL;
  const post = params.channel === 'slack' && isWebhookUrl(webhook) ? webhookPoster(webhook) : undefined;
  if (!mail && !post) return { sent: false, reason: 'It is not set up.' };
  try {
    await mail?.send({ to: mail.owner, subject: `Test · ${brand.name}`, text: words });
    await post?.({ text: words });
    return { sent: true };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const name = cause instanceof Error ? cause.name : 'Error';
    log.warn('settings.test_failed', { requestId, channel: params.channel, reason: name });
    return { sent: false, reason: `The service refused: ${name}.` };
  }
});
