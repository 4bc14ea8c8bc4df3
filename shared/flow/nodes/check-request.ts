import { isAllowedHeader, type RequestSpec } from '../request.ts';
import type { NodeCheck } from './kind.ts';
import { truncate } from './truncate.ts';

/** Lists the variables that a request sets. */
export const requestVariables = ({ responseMapping }: RequestSpec): string[] => [
  'api_status',
  'api_error',
  ...Object.keys(responseMapping),
];

/** Reports the problems of a request; `subject` begins the sentences. */
export const checkRequest = (spec: RequestSpec, subject: string, check: NodeCheck): void => {
  if (spec.url.trim() === '') check.report('error', 'request.no_url', `${subject} has no URL.`);
  else if (!/^https:\/\/[^/?#\\\s@{}]+([/?#].*)?$/is.test(spec.url.trim()))
    check.report(
      'error',
      'request.url',
      `${subject} needs a URL that starts with https:// and names its host.`,
    );
  for (const name of Object.keys(spec.headers)) {
    if (name.trim() !== '' && !isAllowedHeader(name))
      check.report('error', 'request.header', `${subject} cannot set the header “${truncate(name)}”.`);
  }
  if (check.connectionCount > 0 && !check.isConnected())
    check.report(
      'warning',
      'exit.missing',
      `${subject} leads nowhere after a successful response: the conversation ends there.`,
    );
  for (const name of Object.keys(spec.responseMapping)) check.variable(name, 'The response mapping');
};
