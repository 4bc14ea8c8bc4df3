import { contactKind, createContactWrites, newContact } from '#functions/store/contacts.ts';
import { recordBump } from '#functions/store/counters.ts';
import type { FlowSession } from '#functions/store/flow-sessions.ts';
import { emailIndex, recordKey } from '#functions/store/keys.ts';
import type { Write } from '#functions/store/transact.ts';
import { siteWorkspace } from '#functions/store/workspace.ts';
import { emailIdentity } from '#shared/api/fields.ts';
import { notSpecified } from '#shared/domain/leads.ts';
import { variableValue } from '#shared/flow/interpolate.ts';

const nameChars = 100;
const messageChars = 5000;
/** What the engine keeps for itself and would say nothing to a person. */
const silent = new Set(['user_input', 'api_status', 'api_error', 'appointment_date', 'appointment_time']);

/** A phone number without an address still is a person: the address names the number under a domain that cannot exist. */
const phoneAddress = (phone: string): string => `${phone.replace(/[^\d+]/g, '')}@phone.invalid`;

const label = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const messageOf = (flowName: string, variables: Readonly<Record<string, string>>): string => {
  const answers = Object.entries(variables)
    .filter(([name, value]) => !silent.has(name) && value !== '')
    .map(([name, value]) => `${label(name)}: ${value}`);
  return [`From the flow “${flowName}”.`, ...answers].join('\n').slice(0, messageChars);
};

const nameOf = (variables: Readonly<Record<string, string>>): { firstName: string; lastName: string } => {
  const value = (name: string) => variableValue(variables, name)?.trim().slice(0, nameChars) ?? '';
  const [first = '', ...rest] = (value('name') || value('full_name')).split(/\s+/);
  return {
    firstName: value('first_name') || first || notSpecified,
    lastName: value('last_name') || rest.join(' '),
  };
};

interface LeadOptions {
  readonly newId: () => string;
  readonly now: Date;
  /** The session before this step. */
  readonly before: FlowSession | undefined;
}

/**
 * The contact that a session of the site's own flow stands for, once it knows an e-mail address or a phone number: a new
 * submission, or the same one with what was said since. Belongs into the step's transaction.
 */
export const leadWrites = (
  table: string,
  flowName: string,
  session: FlowSession,
  options: LeadOptions,
): { contactId: string; writes: Write[] } | undefined => {
  if (session.workspace !== siteWorkspace) return undefined;
  const { variables } = session.state;
  const phone = variableValue(variables, 'phone');
  const email = variableValue(variables, 'email') ?? (phone && phoneAddress(phone));
  if (!email) return undefined;
  const message = messageOf(flowName, variables);
  const existing = options.before?.contactId;
  if (existing !== undefined && messageOf(flowName, options.before?.state.variables ?? {}) === message)
    return undefined;
  const names = nameOf(variables);
  const company = variableValue(variables, 'company')?.trim().slice(0, 200) || notSpecified;
  if (existing === undefined) {
    const id = options.newId();
    const contact = {
      ...newContact({ ...names, email, company, service: 'Other', message }, { id, now: options.now }),
      service: flowName,
      source: 'flow' as const,
    };
    return { contactId: id, writes: createContactWrites(table, contact) };
  }
  const fields = {
    ...names,
    email,
    company,
    message,
    ...emailIndex(emailIdentity(email), contactKind.collection, existing),
  };
  const entries = Object.entries(fields);
  return {
    contactId: existing,
    writes: [
      {
        Update: {
          TableName: table,
          Key: recordKey(contactKind.collection, existing),
          UpdateExpression: `SET ${entries.map((_, index) => `#f${index} = :f${index}`).join(', ')}`,
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#f${index}`, name])),
          ExpressionAttributeValues: Object.fromEntries(
            entries.map(([, value], index) => [`:f${index}`, value]),
          ),
        },
      },
      recordBump(table, contactKind.collection, existing),
    ],
  };
};
