import { isEmail, phoneAddress, phoneDigits } from '#shared/domain/person.ts';
import { getOwn, isRecord, type Raw } from '#shared/flow/read-fields.ts';
import { shorten } from './plain-text.ts';
import { LeaveOut, type MovedPerson, movingLimits } from './types.ts';

/** A text or number of a record as trimmed text; empty for anything else. */
export const textOf = (record: Raw, ...keys: readonly string[]): string => {
  for (const key of keys) {
    const value = getOwn(record, key);
    if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
      return String(value).trim();
  }
  return '';
};

export const recordOf = (record: Raw, key: string): Raw => {
  const value = getOwn(record, key);
  return isRecord(value) ? value : {};
};

export const listOf = (record: Raw, key: string): Raw[] => {
  const value = getOwn(record, key);
  return Array.isArray(value) ? value.filter(isRecord) : [];
};

/** Quotes a value for a message to the owner. */
export const quote = (text: string, max = 60): string => `“${shorten(text.replace(/\s+/g, ' '), max)}”`;

const firstYear = '1990';

/**
 * An instant as ISO 8601: epoch seconds or milliseconds, ISO, or `YYYY-MM-DD HH:MM:SS UTC`. Undefined for anything else, before
 * 1990 and after `now`.
 */
export const instantOf = (value: unknown, now: Date): string | undefined => {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const number = /^\d{9,13}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
  const iso =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/.exec(text);
  const zone = iso?.[3] === undefined || iso[3] === 'UTC' ? 'Z' : iso[3].replace(/^(...)(\d\d)$/, '$1:$2');
  const ms =
    number !== undefined
      ? number * (number < 1e11 ? 1000 : 1)
      : /^\d{4}-\d{2}-\d{2}$/.test(text)
        ? Date.parse(`${text}T12:00:00Z`)
        : Date.parse(iso ? `${iso[1]}T${iso[2]}${zone}` : 'none');
  if (!Number.isFinite(ms) || ms > now.getTime()) return undefined;
  const instant = new Date(ms).toISOString();
  return instant < firstYear ? undefined : instant;
};

export interface PersonFields {
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly company: string;
  readonly createdAt: unknown;
}

const nameChars = 100;
const companyChars = 200;
/** Text that a spreadsheet would run, behind the quotes and spaces that hide it. */
const formula = /^[\s'"]*(?:[=@]|[+-].*[=(|!])/;

const checkPlain = (text: string, what: string): void => {
  if (formula.test(text)) throw new LeaveOut(`The ${what} ${quote(text)} is a spreadsheet formula.`);
  if (/<[a-z/!]/i.test(text)) throw new LeaveOut(`The ${what} ${quote(text)} contains HTML.`);
};

/** The identity of a person in the file; undefined if there is neither a valid address nor a number. */
export const identityOf = ({ email, phone }: Pick<PersonFields, 'email' | 'phone'>): string | undefined => {
  if (isEmail(email)) return email;
  const digits = phoneDigits(phone);
  return digits && phoneAddress(digits);
};

/** Converts a person's fields to a row. Throws `LeaveOut` if nothing identifies the person, or for hostile names. */
export const toPerson = (
  fields: PersonFields,
  now: Date,
): { readonly value: MovedPerson; readonly changes: string[] } => {
  const { email, phone, name, company } = fields;
  const changes: string[] = [];
  const identity = identityOf(fields);
  if (!identity) throw new LeaveOut('It has neither a valid email address nor a phone number.');
  if (email && !isEmail(email)) changes.push(`The email address ${quote(email)} is not valid.`);
  if (phone && !phoneDigits(phone)) changes.push(`The phone number ${quote(phone)} is not valid.`);
  for (const text of [name, fields.firstName ?? '', fields.lastName ?? '']) checkPlain(text, 'name');
  checkPlain(company, 'company');
  const words = name.split(/\s+/).filter(Boolean);
  const cut = (text: string, max: number, what: string) => {
    if (text.length > max) changes.push(`The ${what} was shortened to ${max} characters.`);
    return shorten(text, max);
  };
  const firstName = fields.firstName || (words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? ''));
  const lastName = fields.lastName || (fields.firstName || words.length < 2 ? '' : (words.at(-1) ?? ''));
  const at = instantOf(fields.createdAt, now);
  if (!at) changes.push('It has no date in the past: dated today.');
  const row = {
    firstName: cut(firstName, nameChars, 'first name'),
    lastName: cut(lastName, nameChars, 'last name'),
    phone: phoneDigits(phone) ? phone : '',
    company: cut(company, companyChars, 'company'),
  };
  return {
    value: {
      email: identity,
      ...Object.fromEntries(Object.entries(row).filter(([, text]) => text !== '')),
      createdAt: at ?? now.toISOString().slice(0, 10),
    },
    changes,
  };
};

const hostileKeys = ['__proto__', 'constructor', 'prototype'];

/** Why a value of a file is refused before it is read; undefined if it isn't. Walks it without recursion. */
export const findHostile = (value: unknown): string | undefined => {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth > movingLimits.depth) return `It is nested deeper than ${movingLimits.depth} levels.`;
    if (!Array.isArray(next.value)) {
      const key = hostileKeys.find((one) => Object.hasOwn(next.value as object, one));
      if (key) return `It contains the key “${key}”, which no export has.`;
    }
    for (const child of Object.values(next.value)) open.push({ value: child, depth: next.depth + 1 });
  }
  return undefined;
};
