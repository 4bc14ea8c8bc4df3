import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from '#functions/egress/address.ts';
import type { SmtpSettings } from '#shared/api/admin-settings.ts';
import { brand } from '#shared/brand.ts';
import { headerText, MailFailure, type OutgoingMail } from './outgoing-mail.ts';

const connectMs = 6000;
const answerMs = 10_000;

/** Metadata services of cloud machines use these addresses; mail servers don't. */
const isLinkLocal = (address: string): boolean => /^(169\.254\.|fe[89ab][0-9a-f]:)/i.test(address);

export interface SmtpOptions {
  /** Also connects to private addresses, such as a mail server in the owner's own network. */
  readonly privateHosts: boolean;
  /** Keeps the connection open for further emails until `close`. */
  readonly keepsConnection: boolean;
}

/**
 * Resolves the server's name to the address that the socket connects to, so that DNS can't change between
 * check and connection.
 */
const resolveHost = async (
  host: string,
  { privateHosts }: Pick<SmtpOptions, 'privateHosts'>,
): Promise<string> => {
  const isAllowed = (address: string) => (privateHosts ? !isLinkLocal(address) : isPublicAddress(address));
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true });
  const [first] = found;
  if (!first || !found.every(({ address }) => isAllowed(address)))
    throw new MailFailure('The mail server’s address is not on the public internet.', true);
  return first.address;
};

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

const sentences: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refused the user name or password.',
  EDNS: 'The mail server’s name could not be resolved.',
  ENOTFOUND: 'The mail server’s name could not be resolved.',
  ECONNREFUSED: 'The mail server refused the connection. Please check host and port.',
  ECONNECTION: 'The mail server could not be reached. Please check host and port.',
  ESOCKET: 'The connection to the mail server failed. Please check host, port and encryption.',
  ETLS: 'The encrypted connection to the mail server failed. Please check port and encryption.',
  ETIMEDOUT: 'The mail server did not answer in time.',
};

/** The server's own words, without addresses; they often name the reason better than the code. */
const serverWords = ({ responseCode, response = '' }: SmtpError): string => {
  const words = headerText(response)
    .replace(/\S*@\S*/g, '…')
    .replace(/^\d{3}[ -]?/, '')
    .slice(0, 160);
  return `The mail server answered ${responseCode}${words ? `: ${words}` : ''}.`;
};

/** Explains a failed delivery; refusals with a code of 500 or more are final. */
export const describeSmtpError = (cause: unknown): MailFailure => {
  if (cause instanceof MailFailure) return cause;
  const error = cause as SmtpError;
  // Once the text was sent, the server may have accepted the mail: another attempt could deliver it twice.
  if (error.command === 'DATA' && !error.responseCode)
    return new MailFailure('The connection broke while sending; the mail may have arrived.', true, { cause });
  const isFinal = (error.responseCode ?? 0) >= 500 && error.code !== 'EAUTH';
  const known = error.code ? sentences[error.code] : undefined;
  const message =
    error.responseCode && error.code !== 'EAUTH'
      ? serverWords(error)
      : (known ?? 'The mail could not be sent.');
  return new MailFailure(message, isFinal, { cause });
};

/** Connects with the first mail, after checking the address that the server's name resolves to. */
export const smtpTransport = (
  settings: SmtpSettings & { readonly password?: string | undefined },
  options: SmtpOptions,
) => {
  const { host, port, security, user, password, from } = settings;
  const connect = async () => {
    const [{ createTransport }, address] = await Promise.all([
      import('nodemailer'),
      resolveHost(host, options),
    ]);
    return createTransport({
      host: address,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      tls: isIP(host) ? {} : { servername: host },
      ...(user ? { auth: { user, pass: password ?? '' } } : {}),
      pool: options.keepsConnection,
      maxConnections: 1,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: answerMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let connection: ReturnType<typeof connect> | undefined;
  return {
    send: async ({
      calendar,
      attachments = [],
      headers = {},
      subject,
      key,
      ...mail
    }: OutgoingMail): Promise<void> => {
      try {
        connection ??= connect();
        const transport = await connection;
        await transport.sendMail({
          ...mail,
          from: { name: brand.name, address: from },
          subject: headerText(subject),
          attachments: attachments.map(({ name, type, text }) => ({
            filename: name,
            contentType: type,
            content: text,
          })),
          headers: { ...headers },
          ...(key ? { messageId: `<${key}@${from.slice(from.lastIndexOf('@') + 1)}>` } : {}),
          ...(calendar
            ? { icalEvent: { method: calendar.method, filename: 'appointment.ics', content: calendar.text } }
            : {}),
        });
      } catch (cause) {
        throw describeSmtpError(cause);
      }
    },
    close: () => {
      const open = connection;
      connection = undefined;
      void open?.then((transport) => transport.close()).catch(() => undefined);
    },
  };
};
