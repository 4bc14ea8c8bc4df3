/** A plain-text mail with at most one attachment. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly replyTo?: string | undefined;
  readonly file?: { readonly name: string; readonly type: string; readonly text: string } | undefined;
}

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
      readonly Body: { readonly Text: Text };
      readonly Attachments?: {
        readonly FileName: string;
        readonly ContentType: string;
        readonly ContentDisposition: 'ATTACHMENT';
        readonly RawContent: Uint8Array;
      }[];
    };
  };
}

const utf8 = (text: string): Text => ({ Data: text, Charset: 'UTF-8' });

/** Builds the SES request; line breaks in the subject are removed. */
export const sesMail = ({ to, subject, text, replyTo, file }: OutgoingMail, from: string): SesMail => ({
  FromEmailAddress: from,
  Destination: { ToAddresses: [to] },
  ...(replyTo ? { ReplyToAddresses: [replyTo] } : {}),
  Content: {
    Simple: {
      Subject: utf8(subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()),
      Body: { Text: utf8(text) },
      ...(file
        ? {
            Attachments: [
              {
                FileName: file.name,
                ContentType: file.type,
                ContentDisposition: 'ATTACHMENT',
                RawContent: new TextEncoder().encode(file.text),
              },
            ],
          }
        : {}),
    },
  },
});
