import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { errorsOf } from '#functions/http/row-errors.ts';
import type { RouteRow } from '#functions/http/types.ts';
import { routeMatcher } from '#infra/local/route-match.ts';
import { type ErrorCode, errorCatalogue } from '#shared/errors.ts';
import type { Answer } from './http-client.ts';

/** Path of the first difference between two values, with dots. */
const firstDifference = (a: unknown, b: unknown, path = ''): string => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path || 'the body';
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const name = names.find(
    (one) => !isDeepStrictEqual((a as Record<string, unknown>)[one], (b as Record<string, unknown>)[one]),
  );
  if (name === undefined) return path || 'the body';
  return firstDifference(
    (a as Record<string, unknown>)[name],
    (b as Record<string, unknown>)[name],
    path ? `${path}.${name}` : name,
  );
};

/** Describes a missing, mistyped or undeclared field in the body of a success, by its path. */
export const problemOfBody = (schema: z.ZodMiniType, body: unknown): string | undefined => {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `${issue?.path.join('.') || 'the body'}: ${issue?.message}`;
  }
  // Response schemas drop unknown fields, so a dropped field was not declared.
  return isDeepStrictEqual(parsed.data, body)
    ? undefined
    : `${firstDifference(parsed.data, body)} is not declared`;
};

const problemOfError = (row: RouteRow, { status, text }: Answer): string | undefined => {
  const { code, message } = JSON.parse(text) as { code?: ErrorCode; message?: unknown };
  if (code === undefined || !(code in errorCatalogue) || typeof message !== 'string')
    return `${status} without a known code and a message`;
  if (errorCatalogue[code].status !== status) return `${code} with the status ${status}`;
  return errorsOf(row).includes(code) ? undefined : `the error ${code} is not declared: add it to \`errors\``;
};

const noBody = new Set([204, 304]);
/** Statuses of the gateway, which rejects before the route runs. */
const ofGateway = new Set([408, 431]);

/** Compares every API response with its route's contract; throws when they differ. */
export const contractCheck = (routes: Readonly<Record<string, RouteRow>>) => {
  const match = routeMatcher(routes);
  return (method: string, path: string, answer: Answer): void => {
    const found = match(method === 'HEAD' ? 'GET' : method, path.split('?')[0] ?? '');
    if (
      found.kind !== 'route' ||
      method === 'HEAD' ||
      noBody.has(answer.status) ||
      ofGateway.has(answer.status)
    )
      return;
    const { row, name } = found.route;
    const { contract } = row;
    let problem: string | undefined;
    if (answer.status >= 400) problem = problemOfError(row, answer);
    else if (answer.status !== (contract.status ?? 200))
      problem = `the status ${answer.status} is not declared`;
    else {
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      problem = problemOfBody(contract.response, isJson ? JSON.parse(answer.text) : answer.text);
    }
    if (problem !== undefined)
      throw new Error(`${name} (${method} ${contract.path}) breaks its contract: ${problem}`);
  };
};
