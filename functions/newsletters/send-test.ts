import { defineHandler } from '#functions/http/define.ts';
import { mailSender } from '#functions/mail/sender.ts';
import { testNewsletter } from '#shared/api/newsletters.ts';
import { renderNewsletter } from '#shared/domain/render-newsletter.ts';
import { markdownToHtml } from './markdown.ts';
import { readNewsletter } from './store.ts';

/** Mails an issue to the owner, with a link that unsubscribes nobody. */
export const route = defineHandler(testNewsletter, (deps) => async ({ params }) => {
  const issue = await readNewsletter(deps.table, params.id);
  const sender = await mailSender(deps);
  if (!sender) return { sent: false };
  const url = `${deps.env.SITE_URL ?? ''}/`;
  const mail = renderNewsletter(issue, { url, since: deps.clock().toISOString() }, markdownToHtml);
  await sender.send({ ...mail, subject: `Test: ${mail.subject}`, to: sender.owner });
  return { sent: true, to: sender.owner };
});
