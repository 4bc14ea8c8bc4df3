/** A mail in the owner's name. Line breaks in `subject` are removed. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  readonly replyTo?: string | undefined;
  readonly attachments?: readonly MailAttachment[] | undefined;
  /** An appointment that calendar programs offer to accept or remove. */
  readonly calendar?:
    | { readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; readonly text: string }
    | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Identifies the mail: if it is sent twice, because a process was killed in between, both have the same
   * Message-ID, so that mailboxes can drop the second. SES sets its own id. Letters, digits, `-` and `.`
   * only.
   */
  readonly key?: string | undefined;
}

export interface MailAttachment {
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  readonly text: string;
}

/** Sends mail from the owner's address; replies reach the owner. */
export interface MailSender {
  readonly from: string;
  readonly owner: string;
  /** Throws `mail.failed`; its `cause` is a `MailFailure` that says why. */
  send(mail: OutgoingMail): Promise<void>;
}

/** Sends many emails over one connection; close it after the last. */
export interface BulkSender extends MailSender {
  close(): void;
}

/** Why a mail was not sent. `message` is a sentence for the owner, without addresses and secrets. */
export class MailFailure extends Error {
  /** Whether another attempt to send the mail would be refused too. */
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailFailure';
    this.isPermanent = isPermanent;
  }
}

/** Why a mail was not sent, as a sentence for the owner; the error's name if the mail system gave no reason. */
export const failureReason = (error: unknown): string => {
  if (!(error instanceof Error)) return 'Error';
  return error.cause instanceof MailFailure ? error.cause.message : error.name;
};

/** Removes characters that could end a header line. */
export const headerText = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
