import { brand } from '#shared/brand.ts';
import { withOwnMail } from '#shared/domain/mails/own-mail.ts';
import { fillMailSubject } from './mails/fill-mail.ts';

export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );

/** The end of an issue, with placeholders. */
export const newsletterMailDefault = {
  text: 'You get this newsletter of {company} because you subscribed on {day}.',
  link: 'Unsubscribe',
} as const;

export interface UnsubscribeOptions {
  /** Absolute URL of the page with the button. */
  readonly url: string;
  /** When and on which page the reader subscribed. */
  readonly since: string;
}

/**
 * Renders an issue as an email in text and HTML, with an unsubscribe link at its end. `toHtml` converts
 * Markdown; it must escape HTML with `escapeHtml`.
 */
export const renderNewsletter = (
  { subject, text }: { readonly subject: string; readonly text: string },
  { url, since }: UnsubscribeOptions,
  toHtml: (markdown: string) => string,
): { subject: string; text: string; html: string } => {
  const end: { readonly text: string; readonly link: string } = withOwnMail(
    'newsletter',
    'en',
    newsletterMailDefault,
  );
  const reason = fillMailSubject(end.text, { company: brand.name, day: since.slice(0, 10) });
  const content = toHtml(text);
  return {
    subject,
    text: `${text}\n\n--\n${reason}\n${end.link}: ${url}\n`,
    html: [
      '<!doctype html><html><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">',
      `<title>${escapeHtml(subject)}</title></head>`,
      '<body style="margin:0;padding:24px;font:16px/1.6 system-ui,sans-serif">',
      `<div style="max-width:600px;margin:0 auto">${content}`,
      '<hr style="margin:32px 0 16px;border:0;border-top:1px solid #999">',
      `<p style="font-size:13px">${escapeHtml(reason)} <a href="${escapeHtml(url)}">${escapeHtml(end.link)}</a></p>`,
      '</div></body></html>',
    ].join(''),
  };
};
