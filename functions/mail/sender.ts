import type { Deps } from '#functions/http/types.ts';
import { AppError } from '#shared/errors.ts';
import { type BulkSender, MailFailure, type MailSender, type OutgoingMail } from './outgoing-mail.ts';
import { sesMail } from './ses-mail.ts';
import { smtpTransport } from './smtp.ts';
import { smtpSettings } from './smtp-settings.ts';

export type MailDeps = Pick<Deps, 'table' | 'env' | 'mailPassword'>;

const describeSesError = (cause: unknown): MailFailure => {
  const name = cause instanceof Error ? cause.name : 'Error';
  const isPermanent = /^(MessageRejected|BadRequest|NotFound|MailFromDomainNotVerified)/.test(name);
  return new MailFailure(`The service refused: ${name}.`, isPermanent, { cause });
};

/** Sends through SES, loading the SDK with the first mail. Throws a `MailFailure`. */
export const sendBySes = async (mail: OutgoingMail, from: string): Promise<void> => {
  const { SESv2Client, SendEmailCommand } = await import('@aws-sdk/client-sesv2');
  const ses = new SESv2Client({ maxAttempts: 2 });
  try {
    await ses.send(new SendEmailCommand(sesMail(mail, from)));
  } catch (cause) {
    throw describeSesError(cause);
  } finally {
    ses.destroy();
  }
};

/** Throws `mail.failed`, with the reason as the message that the portal shows. */
const orMailFailed = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (cause) {
    const message = cause instanceof MailFailure ? cause.message : undefined;
    throw new AppError('mail.failed', { cause, ...(message ? { message } : {}) });
  }
};

interface SenderOptions {
  /** Uses a mail server that hasn't been tested yet. */
  readonly isTest?: boolean;
  readonly isBulk?: boolean;
}

const smtpSender = async (
  { table, env, mailPassword }: MailDeps,
  { isTest = false, isBulk = false }: SenderOptions,
): Promise<BulkSender | undefined> => {
  const settings = await smtpSettings.read(table);
  if (!settings || (!isTest && !settings.testedAt)) return undefined;
  const { from, owner, user } = settings;
  const password = user ? await mailPassword?.read() : undefined;
  const transport = smtpTransport(
    { ...settings, password },
    { privateHosts: env.SMTP_PRIVATE_HOSTS !== undefined, keepsConnection: isBulk },
  );
  return {
    from,
    owner,
    send: (mail) => orMailFailed(transport.send({ replyTo: owner, ...mail })),
    close: transport.close,
  };
};

const sesSender = ({ NOTIFY_EMAIL: owner, NOTIFY_FROM }: Deps['env']): BulkSender | undefined => {
  if (!owner) return undefined;
  const from = NOTIFY_FROM ?? owner;
  return {
    from,
    owner,
    send: (mail) => orMailFailed(sendBySes({ replyTo: owner, ...mail }, from)),
    close: () => undefined,
  };
};

const findSender = async (deps: MailDeps, options: SenderOptions): Promise<BulkSender | undefined> =>
  (await smtpSender(deps, options)) ?? sesSender(deps.env);

/**
 * Returns the sender that the owner set up: the portal's mail server once it has sent a test mail, otherwise
 * SES if deployed with it (NOTIFY_EMAIL, NOTIFY_FROM). Undefined means that no mail can be sent, so don't
 * promise any. The row needs `sends: ['mail']`.
 */
export const mailSender = (deps: MailDeps, options: SenderOptions = {}): Promise<MailSender | undefined> =>
  findSender(deps, options);

/** Like `mailSender`, for many emails. */
export const bulkSender = (deps: MailDeps): Promise<BulkSender | undefined> =>
  findSender(deps, { isBulk: true });

/** Sends one mail; false if mail isn't set up. Throws `mail.failed` with the reason. */
export const sendMail = async (deps: MailDeps, mail: OutgoingMail): Promise<boolean> => {
  const sender = await mailSender(deps);
  await sender?.send(mail);
  return sender !== undefined;
};
