import * as z from 'zod/mini';
import { requestFields } from '../fields.ts';
import {
  getOwn,
  omitUndefined,
  readHeaders,
  readMapping,
  readMethod,
  readOptionalText,
  readText,
} from '../read-fields.ts';
import { checkRequest, requestVariables } from './check-request.ts';
import { defineNode, errorExit, nextExit } from './kind.ts';

/** Calls another server and stores values from its response. */
export const apiCall = defineNode({
  name: 'API Call',
  canEndFlow: true,
  data: z.strictObject(requestFields),
  defaults: () => ({ url: '', method: 'GET' as const, headers: {}, responseMapping: {} }),
  exits: () => [nextExit, errorExit],
  normalise: (raw) =>
    omitUndefined({
      url: readText(getOwn(raw, 'url')),
      method: readMethod(getOwn(raw, 'method')) ?? 'GET',
      headers: readHeaders(getOwn(raw, 'headers')),
      responseMapping: readMapping(getOwn(raw, 'responseMapping')),
      body: readOptionalText(getOwn(raw, 'body')),
    }),
  // Only the host: the rest of the URL may be secret, and lists of nodes are shown to others.
  summary: ({ method, url }) => {
    const host = /^https?:\/\/([^/?#\\\s@{}]+)/i.exec(url.trim())?.[1];
    return host ? `${method} ${host}` : '';
  },
  assignedVariables: requestVariables,
  request: (data) => data,
  problems: (data, check) => checkRequest(data, 'This API call', check),
  enter: (_data, context) => context.request(),
});
