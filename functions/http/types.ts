import type { CollectionName, VersionName } from '#functions/table/keys.ts';
import type { IndexPartition, Partition } from '#functions/table/partitions.ts';
import type { Table } from '#functions/table/table.ts';
import type { ApiScope } from '#shared/api/api-keys.ts';
import type { RouteBody, RouteContract, RouteParams, RouteQuery, RouteResponse } from '#shared/api/route.ts';
import type { StoredSecret } from './stored-secret.ts';

/** One structured line per call. Never pass personal data, tokens or bodies. */
export interface Logger {
  info(event: string, data?: Record<string, unknown>): void;
  warn(event: string, data?: Record<string, unknown>): void;
  error(event: string, data?: Record<string, unknown>): void;
}

/** A handler's dependencies; created once per cold start from the environment that its route row grants. */
export interface Deps {
  readonly table: Table;
  /** The current time. Injected to make expiry and limits testable. */
  readonly clock: () => Date;
  /** A new id (UUID version 7), which sorts by creation time, or by `at` if given. */
  readonly newId: (at?: Date) => string;
  /** Only the variables that the route row names, see `RouteRow.env`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: Logger;
  /** Absent in functions that send no mail. */
  readonly mailPassword?: StoredSecret | undefined;
  /** The model's API key that the owner entered. Absent in functions that call no model. */
  readonly modelKey?: StoredSecret | undefined;
  /**
   * Local installations store the owner's emails in a file: deletes those about these people and returns how
   * many. Then removes what is left of deleted items in the database's file.
   */
  readonly afterErasure?: ((people: readonly string[], hasErased: boolean) => Promise<number>) | undefined;
}

/** The administrator, or an API key of theirs: then `username` is the key's name. */
export interface AdminIdentity {
  readonly username: string;
  readonly sessionId: string;
}

/** Read with the admin session in one BatchGetItem, strongly consistent. */
export interface StoredState {
  /** The raw item of the row's `recordOf` with the path's `id`; undefined if it doesn't exist. */
  readonly record?: Readonly<Record<string, unknown>>;
  /** Totals of each collection in the row's `versions`; `n` is the version. */
  readonly totals: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A validated request. `params`, `query` and `body` are the contract's parsed output. */
export interface RouteRequest<C extends RouteContract> {
  readonly params: RouteParams<C>;
  readonly query: RouteQuery<C>;
  readonly body: RouteBody<C>;
  /** The viewer's address as the edge reports it, IPv6 cut to its /64. For limits only, never log it. */
  readonly viewer: string;
  /** Lower-case header names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The request's cookies, one `name=value` each. */
  readonly requestCookies: readonly string[];
  /** The anonymous visitor (signed cookie); present when the row's access is `visitor`. */
  readonly visitorId: string;
  /** The request had no valid cookie, so nobody has used this workspace before. */
  readonly isNewVisitor: boolean;
  /**
   * Present when the row's access is `admin`, and on `visitor` routes with `knowsAdmin` when a valid session
   * was sent.
   */
  readonly admin: AdminIdentity | undefined;
  /** The validated Idempotency-Key header (8-64 of [A-Za-z0-9_-]). */
  readonly idempotencyKey: string | undefined;
  readonly requestId: string;
  /** Items read together with the admin session, see `RoutePolicy.recordOf` and `versions`. */
  readonly stored: StoredState;
  /** Aborts shortly before the function's time limit. */
  readonly signal: AbortSignal;
}

/**
 * A response with its own status, headers or a body that is not JSON. A plain value is sent with 200 or the
 * contract's status.
 */
export interface Reply<T = unknown> {
  readonly reply: true;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body?: T | string;
  /** The body is base64; its bytes are sent as they are. */
  readonly isBase64?: true;
}

export type RouteHandler<C extends RouteContract> = (
  request: RouteRequest<C>,
) => Promise<RouteResponse<C> | Reply<RouteResponse<C>>>;

/** The `route` export of a handler file: its contract and a factory over its dependencies. */
export interface Route<C extends RouteContract = RouteContract> {
  readonly contract: C;
  readonly make: (deps: Deps) => RouteHandler<C>;
}

/** Fixed-window limit, counted in the table. Routes with the same `name` share one count. */
export interface RateLimit {
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
  /**
   * Also limits bytes: a visitor's body counts once for every started block of this many bytes. An
   * administrator's request counts once.
   */
  readonly bytesOfOne?: number;
  /**
   * If the table can't be reached: `open` admits the request (with a coarse local limit), `closed` refuses
   * it.
   */
  readonly onFailure: 'open' | 'closed';
}

export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  /** Reads the whole table; IAM can't limit it to partitions. */
  | 'Scan'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem'
  | 'BatchWriteItem';

/**
 * The policy of a route, as plain data for the Lambda's entry, the CDK stack and the local runtime. Access:
 * `public`: anyone. `visitor`: anyone, identified by a signed cookie that is set when missing. `admin`: a
 * valid X-Admin-Session only; cookies are ignored.
 */
export interface RoutePolicy {
  readonly access: 'public' | 'visitor' | 'admin';
  readonly rateLimit?: RateLimit;
  /**
   * Counts stored bytes against the daily budget of everybody without a login. `refuse`: 429 once it is used
   * up; `form`: the same, with a reserve for forms; `drop`: answers without storing.
   */
  readonly storage?: 'refuse' | 'form' | 'drop';
  /** Cache-Control of 2xx answers; default `no-store`. */
  readonly cacheControl?: string;
  /**
   * Admin routes: collections whose version and totals are read with the session into `request.stored`, in
   * one BatchGetItem.
   */
  readonly versions?: readonly VersionName[];
  /**
   * Admin routes with `{id}`: the collection whose record (or conversation head) is read with the session
   * into `request.stored`.
   */
  readonly recordOf?: CollectionName | 'CONVERSATION';
  /**
   * Public routes: passes the visitor from an existing signed cookie as `visitorId` (otherwise empty); never
   * sets a cookie.
   */
  readonly knowsVisitor?: boolean;
  /** Reads the published site values, so that `brand` holds what the owner published. */
  readonly usesSite?: boolean;
  /** Visitor routes: reads X-Admin-Session, so that a signed-in administrator is recognised. */
  readonly knowsAdmin?: boolean;
  /**
   * The scope with which an API key may call the route, on rows that accept an administrator. Without it, a key
   * is refused.
   */
  readonly apiScope?: ApiScope;
}

/**
 * API Gateway's limit for a route, for all callers together; above it the gateway itself responds with 429.
 */
export interface Throttle {
  readonly rate: number;
  readonly burst: number;
}

export type RouteSecret = 'session' | 'visitor' | 'model';

/** One row of the route table. The stack, the local runtime, the tests and the docs read it. */
export interface RouteRow extends RoutePolicy {
  readonly contract: RouteContract;
  /** Handler file, relative to functions/, exporting `route`; for `lists`, the collection's file. */
  readonly entry: `${string}.ts`;
  /** The route lists the collection that `entry` exports under this name, see functions/lists/list-row.ts. */
  readonly lists?: string;
  readonly load: () => Promise<{ route: Route<never> | Route }>;
  /** Table actions that handler and pipeline use. Unused ones fail the deploy check. */
  readonly table: readonly TableAction[];
  /**
   * Partitions that the handler reads and writes; on AWS its role may touch no others. Those of the session,
   * `versions`, `recordOf` and the limit are added automatically.
   */
  readonly reads?: readonly Partition[];
  readonly writes?: readonly Partition[];
  /** Partitions of the `gsi1` index that it queries. */
  readonly index?: IndexPartition;
  /**
   * Secrets in its environment: `session` signs admin sessions, `visitor` signs cookies, `model` is the API
   * key.
   */
  readonly secrets?: readonly RouteSecret[];
  /**
   * What it may send: `mail` through the owner's mail server or SES (NOTIFY_EMAIL, NOTIFY_FROM), `slack` to the
   * owner's webhook (NOTIFY_WEBHOOK_URL). `mail` needs `GetItem` for the settings of the mail server.
   */
  readonly sends?: readonly ('mail' | 'slack')[];
  /**
   * How the function changes the mail server's password, which it then can't read. Without this, senders can
   * only read it.
   */
  readonly changesMailPassword?: readonly ('PutParameter' | 'DeleteParameter')[];
  /** How the function changes the model's API key, which it then can't read. */
  readonly changesModelKey?: readonly ('PutParameter' | 'DeleteParameter')[];
  /** Further environment variables that the function reads; all optional, never secrets. */
  readonly env?: readonly string[];
  /** Seconds; default 10, at most 29. */
  readonly timeoutSeconds?: number;
  /** Bundled with lazy chunks. Always on for rows that may call the model. */
  readonly splits?: boolean;
  /** Module of a thread that the handler starts, relative to functions/; built beside the function. */
  readonly worker?: `${string}.ts`;
  /** Default: 512. */
  readonly memoryMb?: number;
  /** Requests a second and burst, for all callers together; see `routeThrottle` for the defaults. */
  readonly throttle?: Throttle;
}
