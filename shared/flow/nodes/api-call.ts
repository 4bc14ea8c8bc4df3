import * as z from 'zod/mini';
import { requestFields } from '../fields.ts';
import { compact, headersOf, mappingOf, methodOf, optionalText, own, textOf } from '../reading.ts';
import { asksNothing, defineNode, errorExit, nextExit, saysNothing } from './kind.ts';
import { checkRequest, requestVariables } from './requests.ts';

/** Asks another service and keeps what its answer holds. */
export const apiCall = defineNode({
  ...asksNothing,
  ...saysNothing,
  name: 'API Call',
  mayBeLast: true,
  data: z.strictObject(requestFields),
  defaults: () => ({ url: '', method: 'GET' as const, headers: {}, responseMapping: {} }),
  exits: () => [nextExit, errorExit],
  read: (raw) =>
    compact({
      url: textOf(own(raw, 'url')),
      method: methodOf(own(raw, 'method')) ?? 'GET',
      headers: headersOf(own(raw, 'headers')),
      responseMapping: mappingOf(own(raw, 'responseMapping')),
      body: optionalText(own(raw, 'body')),
    }),
  title: () => '',
  // The host alone: what follows it may be a secret, and lists of nodes are shown to others.
  subject: ({ method, url }) => {
    const host = /^https?:\/\/([^/?#\\\s@{}]+)/i.exec(url.trim())?.[1];
    return host ? `${method} ${host}` : '';
  },
  variables: requestVariables,
  uses: () => [],
  request: (data) => data,
  problems: (data, check) => checkRequest(data, 'This API call', check),
  enter: (_data, talk) => talk.request(),
});
