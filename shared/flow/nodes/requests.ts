import { isAllowedHeader, type RequestSpec } from '../request.ts';
import type { Check } from './kind.ts';
import { cut } from './wording.ts';

/** What every request brings. */
export const requestVariables = ({ responseMapping }: RequestSpec): string[] => [
  'api_status',
  'api_error',
  ...Object.keys(responseMapping),
];

/** What can be wrong with a request; `what` begins the sentences. */
export const checkRequest = (spec: RequestSpec, what: string, check: Check): void => {
  if (spec.url.trim() === '') check.report('error', 'request.no_url', `${what} has no URL.`);
  else if (!/^https:\/\/[^/?#\\\s@{}]+([/?#].*)?$/is.test(spec.url.trim()))
    check.report('error', 'request.url', `${what} needs a URL that starts with https:// and names its host.`);
  for (const name of Object.keys(spec.headers)) {
    if (name.trim() !== '' && !isAllowedHeader(name))
      check.report('error', 'request.header', `${what} cannot set the header “${cut(name)}”.`);
  }
  if (check.links > 0 && !check.leads())
    check.report(
      'warning',
      'exit.missing',
      `${what} leads nowhere once it has worked: the conversation ends there.`,
    );
  for (const name of Object.keys(spec.responseMapping)) check.variable(name, 'The response mapping');
};
