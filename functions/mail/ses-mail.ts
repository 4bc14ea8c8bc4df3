import { headerText, type MailAttachment, type OutgoingMail } from './outgoing-mail.ts';

interface Text {
  readonly Data: string;
  readonly Charset: 'UTF-8';
}

export interface SesMail {
  readonly FromEmailAddress: string;
  readonly Destination: { readonly ToAddresses: string[] };
  readonly ReplyToAddresses?: string[];
  readonly Content: {
    readonly Simple: {
      readonly Subject: Text;
      readonly Body: { readonly Text: Text; readonly Html?: Text };
      readonly Attachments?: {
        readonly FileName: string;
        readonly ContentType: string;
        readonly ContentDisposition: 'ATTACHMENT';
        readonly RawContent: Uint8Array;
      }[];
      readonly Headers?: { readonly Name: string; readonly Value: string }[];
    };
  };
}

const utf8 = (text: string): Text => ({ Data: text, Charset: 'UTF-8' });

const toSesAttachment = ({ name, type, text }: MailAttachment) => ({
  FileName: name,
  ContentType: type,
  ContentDisposition: 'ATTACHMENT' as const,
  RawContent: new TextEncoder().encode(text),
});

/** Builds the SES request. */
export const sesMail = (mail: OutgoingMail, from: string): SesMail => {
  const { to, subject, text, html, replyTo, attachments = [], calendar, headers = {} } = mail;
  const files = [
    ...attachments,
    ...(calendar
      ? [
          {
            name: 'appointment.ics',
            type: `text/calendar; charset=utf-8; method=${calendar.method}`,
            text: calendar.text,
          },
        ]
      : []),
  ];
  const extra = Object.entries(headers).map(([Name, value]) => ({ Name, Value: headerText(value) }));
  return {
    FromEmailAddress: from,
    Destination: { ToAddresses: [to] },
    ...(replyTo ? { ReplyToAddresses: [replyTo] } : {}),
    Content: {
      Simple: {
        Subject: utf8(headerText(subject)),
        Body: { Text: utf8(text), ...(html ? { Html: utf8(html) } : {}) },
        ...(files.length > 0 ? { Attachments: files.map(toSesAttachment) } : {}),
        ...(extra.length > 0 ? { Headers: extra } : {}),
      },
    },
  };
};
