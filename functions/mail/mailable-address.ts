import { domainToASCII } from 'node:url';
import { isEmail, isPhoneAddress } from '#shared/domain/person.ts';

const printable = /^[\x21-\x7e]+$/;

/**
 * Returns a visitor's address for a mail header, with its domain in ASCII. Undefined for non-ASCII local
 * parts (SES doesn't support SMTPUTF8) and for placeholder addresses of phone numbers.
 */
export const mailableAddress = (email: string): string | undefined => {
  const at = email.lastIndexOf('@');
  if (!isEmail(email) || isPhoneAddress(email) || !printable.test(email.slice(0, at))) return undefined;
  const domain = domainToASCII(email.slice(at + 1));
  return domain ? `${email.slice(0, at)}@${domain}` : undefined;
};
