import type { LeadNotice } from '#functions/leads/lead-notice.ts';
import { mailableAddress } from '#functions/mail/mailable-address.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  /** Absent where the visitor's address can't stand in a header. */
  readonly replyTo: string | undefined;
}

/** Every line of what a visitor wrote is marked as theirs, whatever ends a line where it is read. */
const quoted = (text: string): string[] =>
  text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u).map((line) => `> ${line}`);

/**
 * The notice as a plain-text mail; `replyTo` is the visitor, so that answering is one tap. The link comes before anything that a
 * visitor wrote, and their lines are marked: no message can put a link of its own in its place.
 */
export const mailText = ({ subject, facts, message, replyTo, portalUrl }: LeadNotice): MailText => ({
  subject,
  replyTo: mailableAddress(replyTo),
  text: [
    `Open the portal: ${portalUrl}`,
    '',
    ...facts.map(([label, value]) => `${label}: ${value}`),
    '',
    ...(message ? quoted(message) : ['(no message)']),
    '',
  ].join('\n'),
});

/** Slack reads `&`, `<` and `>` as its own markup: a visitor must not be able to mention a channel or hide a link. */
const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The notice as JSON that Slack's incoming webhooks take, and that most other chat tools understand by its `text`. */
export const slackMessage = ({ subject, facts, message, portalUrl }: LeadNotice) => {
  const lines = quoted(slackText(message));
  return {
    text: slackText(subject),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: subject } },
      { type: 'context', elements: [{ type: 'mrkdwn', text: `<${portalUrl}|Open the portal>` }] },
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
        ? [{ type: 'section', text: { type: 'mrkdwn', text: lines.join('\n').slice(0, 2900) } }]
        : []),
    ],
  };
};
