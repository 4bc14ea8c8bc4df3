import type * as z from 'zod/mini';
import type { ErrorCode } from '#shared/errors.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = z.ZodMiniType;

/**
 * What both sides of a call agree on. `path` is in API Gateway's form (`/api/items/{id}`); `params`, `query` and
 * `body` are strict zod/mini objects; `response` describes the body of the success answer. A route without a
 * `body` schema ignores any body.
 */
export interface RouteContract {
  readonly method: HttpMethod;
  readonly path: `/api/${string}`;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** A request without any body counts as `{}`. */
  readonly optionalBody?: boolean;
  readonly response: Schema;
  /** Error codes of the handler, beside those that the pipeline gives every route of its kind (functions/http/row-errors.ts). */
  readonly errors?: readonly ErrorCode[];
  /** Success status; default 200. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Largest accepted body; default 64 KB. */
  readonly maxBodyBytes?: number;
}

export const defaultMaxBodyBytes = 64 * 1024;

/** Keeps the literal types of a contract, so that handlers, hooks and tests infer from it. */
export const defineRoute = <const C extends RouteContract>(contract: C): C => contract;

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

export type RouteParams<C extends RouteContract> = Out<C['params']>;
export type RouteQuery<C extends RouteContract> = Out<C['query']>;
export type RouteBody<C extends RouteContract> = Out<C['body']>;
export type RouteBodyInput<C extends RouteContract> = In<C['body']>;
export type RouteResponse<C extends RouteContract> = z.output<C['response']>;
