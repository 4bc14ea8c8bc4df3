import { defineHandler } from '#functions/http/define.ts';
import type { Deps } from '#functions/http/types.ts';
import { mailSender } from '#functions/mail/sender.ts';
import { smtpSettings } from '#functions/mail/smtp-settings.ts';
import { isWebhookUrl, webhookPoster } from '#functions/notifications/channels.ts';
import { testChannel } from '#shared/api/admin-settings.ts';
import { brand } from '#shared/brand.ts';
import { AppError } from '#shared/errors.ts';

const testText = () => `This is a test from the portal of ${brand.name}. It works.`;
const notSetUp = { sent: false, reason: 'It is not set up.' };

/** Sends a test mail to the owner. If that succeeds, the mail server is used from then on. */
const testMail = async (deps: Deps) => {
  const smtp = await smtpSettings.read(deps.table);
  const sender = await mailSender(deps, { isTest: true });
  if (!sender) return notSetUp;
  try {
    await sender.send({ to: sender.owner, subject: `Test · ${brand.name}`, text: testText() });
  } catch (error) {
    if (smtp) await smtpSettings.recordTest(deps.table, smtp, { testFailure: (error as Error).message });
    throw error;
  }
  if (smtp) await smtpSettings.recordTest(deps.table, smtp, { testedAt: deps.clock().toISOString() });
  return { sent: true };
};

const testSlack = async ({ env }: Deps) => {
  const { NOTIFY_WEBHOOK_URL: webhook } = env;
  if (!isWebhookUrl(webhook)) return notSetUp;
  await webhookPoster(webhook)({ text: testText() });
  return { sent: true };
};

/** Sends a test message to the owner. Error texts never contain an address or key. */
export const route = defineHandler(testChannel, (deps) => async ({ params: { channel }, requestId }) => {
  try {
    return await (channel === 'mail' ? testMail(deps) : testSlack(deps));
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const name = cause instanceof Error ? cause.name : 'Error';
    deps.log.warn('settings.test_failed', { requestId, channel, reason: name });
    const reason = error instanceof AppError ? error.message : `The service refused: ${name}.`;
    return { sent: false, reason };
  }
});
