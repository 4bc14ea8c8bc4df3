import type { CollectionName, VersionName } from '#functions/table/keys.ts';
import type { IndexPartition, Partition } from '#functions/table/partitions.ts';
import type { Table } from '#functions/table/table.ts';
import type { RouteBody, RouteContract, RouteParams, RouteQuery, RouteResponse } from '#shared/api/route.ts';

/** One structured line per call. Never pass personal data, tokens or bodies. */
export interface Logger {
  info(event: string, data?: Record<string, unknown>): void;
  warn(event: string, data?: Record<string, unknown>): void;
  error(event: string, data?: Record<string, unknown>): void;
}

/** What a handler may use; made once per cold start from the environment its route's row grants. */
export interface Deps {
  readonly table: Table;
  /** Now. Injected, so that expiry and limits are testable. */
  readonly clock: () => Date;
  /** A new id (UUID version 7), which sorts by the time it was made, or by the time `at` that it stands for. */
  readonly newId: (at?: Date) => string;
  /** Only the variables that the route's row names, see `RouteRow.env`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Logger;
  /** Where mails to the owner are kept in a file, as in a local installation: takes a person's out, and says how many. */
  readonly forgetMails?: ((person: string) => Promise<number>) | undefined;
}

export interface AdminIdentity {
  readonly username: string;
  readonly sessionId: string;
}

/** Read with the admin session in one BatchGetItem, strongly consistent. */
export interface StoredState {
  /** The raw item of the row's `recordOf` whose id is the path's `id`; undefined when there is none. */
  readonly record?: Readonly<Record<string, unknown>>;
  /** For each collection in the row's `versions`: its totals; `n` is the version. */
  readonly totals: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A validated request. `params`, `query` and `body` are the contract's parsed output. */
export interface RouteRequest<C extends RouteContract> {
  readonly params: RouteParams<C>;
  readonly query: RouteQuery<C>;
  readonly body: RouteBody<C>;
  /** The viewer's address as the edge reports it; IPv6 is cut to its /64. Use for limits only, never log it. */
  readonly viewer: string;
  /** Lower-case header names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The request's cookies, one `name=value` each. */
  readonly requestCookies: readonly string[];
  /** The anonymous visitor (signed cookie): present when the row's access is `visitor`. */
  readonly visitorId: string;
  /** The visitor came without a cookie that holds: nobody has used this workspace before. */
  readonly isNewVisitor: boolean;
  /** Present when the row's access is `admin`; on `visitor` routes that know the administrator when a valid session was sent. */
  readonly admin: AdminIdentity | undefined;
  /** Value of the Idempotency-Key header, validated (8-64 of [A-Za-z0-9_-]). */
  readonly idempotencyKey: string | undefined;
  readonly requestId: string;
  /** What the pipeline read from the table together with the admin session, see `RoutePolicy.recordOf` and `versions`. */
  readonly stored: StoredState;
  /** Aborted shortly before the function's own time limit. */
  readonly signal: AbortSignal;
}

/** A reply with status, headers or a body that is not JSON. Plain values become 200 (or the contract's status). */
export interface Reply<T = unknown> {
  readonly reply: true;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body?: T | string;
}

export type RouteHandler<C extends RouteContract> = (
  request: RouteRequest<C>,
) => Promise<RouteResponse<C> | Reply<RouteResponse<C>>>;

/** What a handler file exports as `route`: the contract and a factory over its dependencies. */
export interface Route<C extends RouteContract = RouteContract> {
  readonly contract: C;
  readonly make: (deps: Deps) => RouteHandler<C>;
}

/** Fixed-window limit kept in the table; `name` may be shared by several routes to count together. */
export interface RateLimit {
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
  /**
   * Makes it a budget of bytes too: a visitor's body counts once for each of these bytes begun. An administrator's request counts once.
   */
  readonly bytesOfOne?: number;
  /** When the limiter itself cannot be reached: `open` lets the request through (with a coarse local cap). */
  readonly onFailure: 'open' | 'closed';
}

export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem'
  | 'BatchWriteItem';

/**
 * The policy half of a route: plain data, so that it can be written into the Lambda's entry, the CDK stack and the
 * local runtime alike. `public`: anyone. `visitor`: anyone, identified by the signed cookie, set when missing.
 * `admin`: a valid X-Admin-Session only; cookies are ignored.
 */
export interface RoutePolicy {
  readonly access: 'public' | 'visitor' | 'admin';
  readonly rateLimit?: RateLimit;
  /** Cache-Control of 2xx answers; default `no-store`. */
  readonly cacheControl?: string;
  /** Admin routes: collections whose version and totals are read with the session, in one BatchGetItem, into `request.stored`. */
  readonly versions?: readonly VersionName[];
  /** Admin routes with `{id}`: the collection whose record (or the conversation whose head) is read together with the session into `request.stored`. */
  readonly recordOf?: CollectionName | 'CONVERSATION';
  /** Public routes: tells the handler the visitor of an existing signed cookie (`visitorId`, else empty); never sets one. */
  readonly knowsVisitor?: boolean;
  /** Visitor routes: a signed-in administrator is known by X-Admin-Session; without it that header is not looked at. */
  readonly knowsAdmin?: boolean;
}

/** What API Gateway lets through to a route; above, it answers 429 by itself. */
export interface Throttle {
  readonly rate: number;
  readonly burst: number;
}

export type RouteSecret = 'session' | 'visitor' | 'model';

/** One row of the route table: everything the stack, the local runtime, the tests and the docs need to know. */
export interface RouteRow extends RoutePolicy {
  readonly contract: RouteContract;
  /** Handler file, relative to functions/, exporting `route`; with `lists` the collection's file. */
  readonly entry: `${string}.ts`;
  /** The route lists the collection that `entry` exports under this name, see functions/lists/list-row.ts. */
  readonly lists?: string;
  readonly load: () => Promise<{ route: Route<never> | Route }>;
  /** Exactly the table actions used by handler and pipeline together: unused ones fail the deploy check. */
  readonly table: readonly TableAction[];
  /**
   * Partitions that the handler reads and writes. Those of the session, of `versions` and `recordOf`, and of the limit come by
   * themselves. On AWS the role may touch no other.
   */
  readonly reads?: readonly Partition[];
  readonly writes?: readonly Partition[];
  /** Which partitions of the `gsi1` index it also queries. */
  readonly index?: IndexPartition;
  /** Secrets put into its environment: `session` signs admin sessions, `visitor` visitor cookies; `model` is the API key. */
  readonly secrets?: readonly RouteSecret[];
  /** Lets it send: `mail` by the owner's sender (NOTIFY_EMAIL, NOTIFY_FROM), `slack` to the owner's webhook (NOTIFY_WEBHOOK_URL). */
  readonly sends?: readonly ('mail' | 'slack')[];
  /** Further environment variables it reads (all optional settings, never secrets). */
  readonly env?: readonly string[];
  /** Seconds; default 10, at most 29. */
  readonly timeoutSeconds?: number;
  /** Built with a chunk of its own for what it loads late; rows that may call the model are as well. */
  readonly splits?: boolean;
  /** Default 512. */
  readonly memoryMb?: number;
  /** Requests a second and burst that the route takes from everybody together; default by what it does, see `routeThrottle`. */
  readonly throttle?: Throttle;
}
