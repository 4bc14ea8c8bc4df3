import { defaultMaxBodyBytes } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import type { Call } from '../call.ts';
import { parseSafeJson } from '../safe-json.ts';
import type { Step } from './step.ts';

/** Checks the encoded length first, so that a body too large is refused without decoding it. */
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

/** Refuses bodies that are too large (413) before any other work. */
export const bodySize = (): Step => ({ before: ({ event }) => assertSize(event) });

/** Parses the body on routes that have one: 415 unless it is JSON, 400 unless it is well formed. */
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
