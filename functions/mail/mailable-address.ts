import { domainToASCII } from 'node:url';
import { isEmail, isPhoneAddress } from '#shared/domain/person.ts';

const printable = /^[\x21-\x7e]+$/;

/**
 * A visitor's address as it may stand in a mail's header: its domain in ASCII. Undefined for one that mail systems refuse
 * there (a name beyond ASCII needs an extension that SES doesn't speak), and for one that only stands for a phone number.
 */
export const mailableAddress = (email: string): string | undefined => {
  const at = email.lastIndexOf('@');
  if (!isEmail(email) || isPhoneAddress(email) || !printable.test(email.slice(0, at))) return undefined;
  const domain = domainToASCII(email.slice(at + 1));
  return domain ? `${email.slice(0, at)}@${domain}` : undefined;
};
