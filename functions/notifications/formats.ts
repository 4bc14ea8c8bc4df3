import type { LeadNotice } from '#functions/leads/lead-notice.ts';
import { mailableAddress } from '#functions/mail/mailable-address.ts';

export interface MailText {
  /** The same for a repeated notice, see `OutgoingMail`. */
  readonly key: string;
  readonly subject: string;
  readonly text: string;
  /** Absent if the visitor's address can't be used in a mail header. */
  readonly replyTo: string | undefined;
}

/**
 * Prefixes every line of a visitor's text, splitting at any character that some program treats as a line end.
 */
const quoted = (text: string): string[] =>
  text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u).map((line) => `> ${line}`);

/**
 * Formats the notice as a plain-text mail; `replyTo` is the visitor. The portal link precedes the visitor's
 * text, whose lines are prefixed, so that no message can pass off its own link.
 */
export const mailText = ({ leadId, subject, facts, message, replyTo, portalUrl }: LeadNotice): MailText => ({
  key: leadId,
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

/** Escapes `&`, `<` and `>`, so that a visitor can't mention a channel or hide a link. */
const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Formats the notice as JSON for Slack's incoming webhooks; most other chat tools read its `text`. */
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
