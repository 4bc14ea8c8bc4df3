import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { numbersOutOfRange } from '../safe-json.ts';
import type { Step } from './step.ts';

type Issue = z.core.$ZodIssue;

const maxFields = 50;

/** The first message of each field, keyed by its dotted path; each unknown key counts as a field. */
const fieldsOf = (issues: readonly Issue[], part = ''): Record<string, string> => {
  const fields: Record<string, string> = Object.create(null);
  for (const issue of issues) {
    const path = [...(part ? [part] : []), ...issue.path.map(String)];
    const named: [string, string][] =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [[...path, key.slice(0, 80)].join('.'), 'This field is not known.'])
        : [[path.join('.') || 'body', issue.message]];
    for (const [key, message] of named) {
      if (Object.keys(fields).length < maxFields) fields[key] ??= message;
    }
  }
  return { ...fields };
};

/** Idempotency-Key as clients may choose it: 8-64 of [A-Za-z0-9_-]. */
const idempotencyPattern = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Parses path, query and body with the contract's schemas. An invalid path is a 404; anything else is a 400
 * that names each invalid field once.
 */
export const validate = (): Step => ({
  before: ({ event }) => {
    const { contract, headers } = event;
    const params = contract.params ? z.safeParse(contract.params, event.pathParameters) : undefined;
    if (params && !params.success) throw new AppError('record.not_found');
    const query = contract.query ? z.safeParse(contract.query, event.queryParameters) : undefined;
    const body = contract.body ? z.safeParse(contract.body, event.json) : undefined;
    const fields: Record<string, string> = {
      ...(query?.error ? fieldsOf(query.error.issues, 'query') : {}),
      ...(body?.error ? fieldsOf(body.error.issues) : {}),
    };
    for (const path of numbersOutOfRange(body?.data)) fields[path] = 'This number is out of range.';
    const key = headers['idempotency-key'];
    if (key !== undefined && !idempotencyPattern.test(key)) {
      fields['idempotency-key'] = 'Use 8 to 64 letters, digits, - or _.';
    }
    if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
    event.params = params?.data;
    event.query = query?.data;
    event.body = body?.data;
    event.idempotencyKey = key;
    event.validated = true;
  },
});
