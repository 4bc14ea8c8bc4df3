import type { LeadNotice } from './lead-notice.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string;
}

/** The notice as a plain-text mail; `replyTo` is the visitor, so that answering is one tap. */
export const mailText = ({ subject, facts, message, replyTo, portalUrl }: LeadNotice): MailText => ({
  subject,
  replyTo,
  text: [
    ...facts.map(([label, value]) => `${label}: ${value}`),
    '',
    message || '(no message)',
    '',
    `Open the portal: ${portalUrl}`,
    '',
  ].join('\n'),
});

/** Slack reads `&`, `<` and `>` as its own markup: a visitor must not be able to mention a channel or hide a link. */
const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The notice as JSON that Slack's incoming webhooks take, and that most other chat tools understand by its `text`. */
export const slackMessage = ({ subject, facts, message, portalUrl }: LeadNotice) => {
  const quoted = message.split('\n').map((line) => `> ${slackText(line)}`);
  return {
    text: slackText(subject),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: subject } },
      {
        type: 'section',
        text: {
          type: 'mrkdwn',
          text: facts
            .map(([label, value]) => `*${label}:* ${slackText(value)}`)
            .join('\n')
            .slice(0, 2900),
        },
      },
      ...(message
        ? [{ type: 'section', text: { type: 'mrkdwn', text: quoted.join('\n').slice(0, 2900) } }]
        : []),
      { type: 'context', elements: [{ type: 'mrkdwn', text: `<${portalUrl}|Open the portal>` }] },
    ],
  };
};
