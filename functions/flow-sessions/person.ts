import { notSpecified } from '#shared/domain/leads.ts';
import { variableValue } from '#shared/flow/interpolate.ts';

const nameChars = 100;
const companyChars = 200;
const messageChars = 5000;
/** What the engine keeps for itself and would say nothing to a person. */
const silent = new Set([
  'user_input',
  'api_status',
  'api_error',
  'appointment_date',
  'appointment_time',
  'appointment_zone',
]);

type Variables = Readonly<Record<string, string>>;

/** Who a conversation is with, as far as it was said. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | undefined;
  readonly company: string;
  readonly message: string;
}

/** A phone number without an address still is a person: the address names the number under a domain that cannot exist. */
const phoneAddress = (phone: string): string => `${phone.replace(/[^\d+]/g, '')}@phone.invalid`;

const label = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const messageOf = (flowName: string, variables: Variables): string => {
  const zone = variableValue(variables, 'appointment_zone');
  const answers = Object.entries(variables)
    .filter(([name, value]) => !silent.has(name) && value !== '')
    .map(([name, value]) => `${label(name)}: ${value}${name === 'appointment' && zone ? ` (${zone})` : ''}`);
  return [`From the flow “${flowName}”.`, ...answers].join('\n').slice(0, messageChars);
};

/** The person behind what a session knows; undefined without an e-mail address or phone number. */
export const personOf = (flowName: string, variables: Variables): Person | undefined => {
  const phone = variableValue(variables, 'phone');
  const email = variableValue(variables, 'email') ?? (phone && phoneAddress(phone));
  if (!email) return undefined;
  const value = (name: string, chars = nameChars) =>
    variableValue(variables, name)?.trim().slice(0, chars) ?? '';
  const [first = '', ...rest] = (value('name') || value('full_name')).split(/\s+/);
  return {
    firstName: value('first_name') || first || notSpecified,
    lastName: value('last_name') || rest.join(' '),
    email,
    phone: phone || undefined,
    company: value('company', companyChars) || notSpecified,
    message: messageOf(flowName, variables),
  };
};
