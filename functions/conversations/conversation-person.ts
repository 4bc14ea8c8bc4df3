import { type Change, notSpecified } from '#shared/domain/leads.ts';
import { distinctIdentities, emailsIn, phoneAddress, phoneDigits, phoneIn } from '#shared/domain/person.ts';
import { getVariable } from '#shared/flow/interpolate.ts';

const nameChars = 100;
const companyChars = 200;
const messageChars = 5000;
const phoneChars = 40;
const answerChars = 1000;
/** The engine's own variables, which say nothing about a person. */
const silent = new Set([
  'user_input',
  'api_status',
  'api_error',
  'appointment_date',
  'appointment_time',
  'appointment_zone',
]);

type Variables = Readonly<Record<string, string>>;

/** The person in a conversation, as far as they have identified themselves. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | undefined;
  readonly company: string;
  readonly message: string;
}

const label = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const messageOf = (flowName: string, variables: Variables): string => {
  const zone = getVariable(variables, 'appointment_zone');
  const answers = Object.entries(variables)
    .filter(([name, value]) => !silent.has(name) && value !== '')
    .map(([name, value]) => `${label(name)}: ${value}${name === 'appointment' && zone ? ` (${zone})` : ''}`);
  return [`From the flow “${flowName}”.`, ...answers].join('\n').slice(0, messageChars);
};

/** Most identities by which one conversation can be found. */
const maxIdentities = 10;

const said = (variables: Variables): string[] =>
  Object.entries(variables)
    .filter(([name]) => !silent.has(name))
    .map(([, value]) => value);

/** The address in the email variable, or the first address in an answer to that question. */
const emailOf = (variables: Variables): string | undefined =>
  emailsIn(getVariable(variables, 'email') ?? '')[0];

const phoneOf = (variables: Variables): string | undefined =>
  phoneIn(getVariable(variables, 'phone') ?? '')?.slice(0, phoneChars);

/**
 * Every address and phone number given in a conversation, the lead's main one first. Addresses count
 * anywhere in a text; numbers only as a whole answer or where the flow asked for one.
 */
export const identitiesOf = (variables: Variables, input: string | null = null): string[] => {
  const texts = [...said(variables), input ?? ''];
  const phone = phoneOf(variables);
  return distinctIdentities([
    emailOf(variables),
    phone,
    ...texts.flatMap(emailsIn),
    ...texts.filter((text) => phoneDigits(text) && phoneIn(text)),
  ]).slice(0, maxIdentities);
};

/** The person that a session's variables describe; undefined without an email address or phone number. */
export const personOf = (flowName: string, variables: Variables): Person | undefined => {
  const phone = phoneOf(variables);
  const email = emailOf(variables) ?? (phone && phoneAddress(phoneDigits(phone) ?? ''));
  if (!email) return undefined;
  const value = (name: string, chars = nameChars) =>
    getVariable(variables, name)?.trim().slice(0, chars) ?? '';
  const [first = '', ...rest] = (value('name') || value('full_name')).split(/\s+/);
  return {
    firstName: value('first_name') || first || notSpecified,
    lastName: value('last_name') || rest.join(' '),
    email,
    phone,
    company: value('company', companyChars) || notSpecified,
    message: messageOf(flowName, variables),
  };
};

/** Lists the answers given since then, one per question, for a history entry. */
export const answersSince = (before: Variables, after: Variables): Change['changes'] =>
  Object.entries(after)
    .filter(([name, value]) => !silent.has(name) && value !== (getVariable(before, name) ?? ''))
    .map(([name, value]) => ({
      field: label(name),
      from: getVariable(before, name)?.slice(0, answerChars) ?? null,
      to: value.slice(0, answerChars),
    }));
