import type * as z from 'zod/mini';
import type { ErrorCode } from '#shared/errors.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Schema = z.ZodMiniType;

/**
 * The contract of one route. `path` uses API Gateway's syntax (`/api/items/{id}`); `params`, `query` and
 * `body` are strict zod/mini objects; `response` describes the success body. Without a `body` schema the
 * request body is ignored.
 */
export interface RouteContract {
  readonly method: HttpMethod;
  readonly path: `/api/${string}`;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Treats a missing body as `{}`. */
  readonly optionalBody?: boolean;
  readonly response: Schema;
  /**
   * Error codes thrown by the handler, in addition to those of the pipeline (functions/http/row-errors.ts).
   */
  readonly errors?: readonly ErrorCode[];
  /** Success status; default 200. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Maximum size of the request body; default 64 KB. */
  readonly maxBodyBytes?: number;
}

export const defaultMaxBodyBytes = 64 * 1024;

/** Keeps the literal types of a contract so that handlers, hooks and tests can infer from it. */
export const defineRoute = <const C extends RouteContract>(contract: C): C => contract;

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

export type RouteParams<C extends RouteContract> = Out<C['params']>;
export type RouteQuery<C extends RouteContract> = Out<C['query']>;
export type RouteBody<C extends RouteContract> = Out<C['body']>;
export type RouteBodyInput<C extends RouteContract> = In<C['body']>;
export type RouteResponse<C extends RouteContract> = z.output<C['response']>;
