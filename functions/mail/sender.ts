import { AppError } from '#shared/errors.ts';
import { type OutgoingMail, sesMail } from './ses-mail.ts';

/** Sends mail in the owner's name; replies reach the owner. */
export interface MailSender {
  readonly from: string;
  readonly owner: string;
  send(mail: Omit<OutgoingMail, 'replyTo'>): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Makes the sender that the owner configured (NOTIFY_EMAIL, NOTIFY_FROM); undefined without one, and the
 * browser opens the owner's mail program instead. A refused mail throws `mail.failed`. The SDK loads with
 * the first mail.
 */
export const mailSender = ({ NOTIFY_EMAIL: owner, NOTIFY_FROM }: Environment): MailSender | undefined => {
  if (!owner) return undefined;
  const from = NOTIFY_FROM ?? owner;
  return {
    from,
    owner,
    send: async (mail) => {
      const { SESv2Client, SendEmailCommand } = await import('@aws-sdk/client-sesv2');
      const ses = new SESv2Client({ maxAttempts: 2 });
      try {
        await ses.send(new SendEmailCommand(sesMail({ ...mail, replyTo: owner }, from)));
      } catch (cause) {
        throw new AppError('mail.failed', { cause });
      } finally {
        ses.destroy();
      }
    },
  };
};
