import { defaultMaxBodyBytes } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import type { Call } from '../call.ts';
import { parseSafeJson } from '../safe-json.ts';
import type { Step } from './step.ts';

/** Size first, from the encoded length, so that nothing large is decoded just to be refused. */
const assertSize = ({ rawBody = '', base64, headers, contract }: Call): void => {
  const max = contract.maxBodyBytes ?? defaultMaxBodyBytes;
  const bytes = base64 ? Math.floor((rawBody.length * 3) / 4) - 2 : Buffer.byteLength(rawBody);
  if (bytes > max || Number(headers['content-length'] ?? 0) > max) throw new AppError('request.too_large');
};

const assertType = ({ headers }: Call): void => {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (type !== 'application/json' || (encoding !== 'identity' && encoding !== '')) {
    throw new AppError('request.content_type');
  }
};

const decode = ({ rawBody = '', base64 }: Call): string | undefined => {
  if (!base64) return rawBody;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(rawBody, 'base64'));
  } catch {
    return undefined;
  }
};

/** Refuses what is too large before anything else is done with it (413). */
export const bodySize = (): Step => ({ before: ({ event }) => assertSize(event) });

/** Reads the body of routes that have one: JSON type (415), well-formed JSON (400). */
export const jsonBody = (): Step => ({
  before: ({ event }) => {
    if (!event.contract.body) return;
    if (event.contract.optionalBody && !event.rawBody) {
      event.json = {};
      return;
    }
    assertType(event);
    const text = decode(event);
    const value = text === undefined ? undefined : parseSafeJson(text);
    if (value === undefined) throw new AppError('request.malformed');
    event.json = value;
  },
});
