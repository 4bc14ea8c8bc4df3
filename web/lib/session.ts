import { useSyncExternalStore } from 'react';
import type { RouteContract, RouteResponse } from '#shared/api/route.ts';
import { type Answer, type CallArgs, callFull, callPages, urlOf } from './api.ts';
import { ApiError } from './api-error.ts';
import { dropEarly, isFresh, takeEarly } from './asked-early.ts';
import { callParts } from './call-parts.ts';
import { sessionHeader, storedToken, tokenKey } from './stored-token.ts';

const listeners = new Set<() => void>();
/** The token where storage is blocked: the session lives as long as the page. */
let memory: string | undefined;
/** The session ended while somebody worked with it: nothing is shown or loaded until they have logged in or left. */
let ended = false;
/** Counts whose data is shown: changes on entering and leaving, not when a session that ended is taken up again. */
let workspace = 0;

const read = (): string | undefined => {
  try {
    return storedToken();
  } catch {
    return memory;
  }
};

const write = (token: string | undefined) => {
  memory = token;
  try {
    if (token) localStorage.setItem(tokenKey, token);
    else localStorage.removeItem(tokenKey);
  } catch {
    // Kept in memory alone.
  }
};

/** A list that is read since before the code that shows it was there. */
interface Ahead {
  readonly token: string;
  /** When it was asked for, by `performance.now()`. */
  readonly at: number;
  readonly first: Promise<IteratorResult<Answer<unknown>>>;
  /** Its first page once that has come. */
  here?: Answer<unknown>;
  readonly pages: AsyncGenerator<Answer<unknown>>;
  readonly stop: () => void;
}

/** By the list's address. */
const ahead = new Map<string, Ahead>();

/** Hands a list over, once. */
const handOver = (path: string): Ahead | undefined => {
  const found = ahead.get(path);
  ahead.delete(path);
  return found;
};

/** Whoever comes or goes: what was asked for ahead is nothing to anybody else. */
const tell = () => {
  for (const path of [...ahead.keys()]) handOver(path)?.stop();
  dropEarly();
  for (const listener of listeners) listener();
};

/** Stores the token of a login (or of a changed password). After a session that ended, work goes on where it was. */
export const startSession = (token: string): void => {
  if (!ended && !read()) workspace += 1;
  ended = false;
  write(token);
  tell();
};

/** Logging out, or giving up a session that ended: what is shown afterwards belongs to nobody signed in. */
export const leaveSession = (): void => {
  ended = false;
  workspace += 1;
  write(undefined);
  tell();
};

/** A call with this token was refused. One that has been replaced meanwhile ends nothing. */
const endSession = (token: string | undefined) => {
  if (ended || read() !== token) return;
  ended = true;
  write(undefined);
  tell();
};

/** Another tab logged in or out, or saw the session end. */
const follow = ({ key, oldValue, newValue }: StorageEvent) => {
  if (key !== tokenKey && key !== null) return;
  const isIn = key === null ? false : newValue !== null;
  if (!isIn && (oldValue !== null || key === null)) ended = !read();
  else if (isIn && !oldValue) {
    if (!ended) workspace += 1;
    ended = false;
  }
  tell();
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
};

/** The stored token; another tab's login or logout is followed. */
export const useToken = (): string | undefined => useSyncExternalStore(subscribe, read, () => undefined);

/** Whether the session ended under somebody's hands: the login is asked for where they are. */
export const useSessionEnded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => ended,
    () => false,
  );

/** Whose data is on the screen, as a key: what it was made for is drawn anew for somebody else. */
export const useWorkspace = (): number =>
  useSyncExternalStore(
    subscribe,
    () => workspace,
    () => 0,
  );

/** Whether the administrator works in this browser: flows are then the site's own instead of this visitor's. */
export const isSignedIn = (): boolean => ended || read() !== undefined;

/** Thrown when the session is gone; the login is asked for and everything else stays as it was. */
export class SessionEnded extends Error {
  constructor() {
    super('Authentication required');
    this.name = 'SessionEnded';
  }
}

/**
 * The call's arguments with the session's header, and what to do with its failure. While the login is asked for nothing is
 * sent: without the token it would reach the visitor's own workspace instead.
 */
const inSession = <C extends RouteContract>([options]: CallArgs<C>) => {
  if (ended) throw new SessionEnded();
  const token = read();
  const headers = { ...options?.headers, ...(token && sessionHeader(token)) };
  const refused = (error: unknown): never => {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    endSession(token);
    throw new SessionEnded();
  };
  return { args: [{ ...options, headers }] as unknown as CallArgs<C>, refused };
};

/** A call with its status and headers, as the administrator where one is signed in. A 401 rejects with SessionEnded. */
export const sessionCallFull = async <C extends RouteContract>(
  contract: C,
  ...options: CallArgs<C>
): Promise<Answer<RouteResponse<C>>> => {
  const { args, refused } = inSession<C>(options);
  return callFull(contract, ...args).catch(refused);
};

/** A call in the caller's workspace: the site's own for the administrator, otherwise this visitor's. */
export const sessionCall = async <C extends RouteContract>(
  contract: C,
  ...options: CallArgs<C>
): Promise<RouteResponse<C>> => (await sessionCallFull(contract, ...options)).data;

/** Reads a list while the code that shows it is still on its way; nothing where nobody is signed in. */
export const askAhead = (contract: RouteContract): void => {
  const token = read();
  if (!token || ended) return;
  handOver(contract.path)?.stop();
  const early = takeEarly(urlOf(contract), token);
  const stopped = new AbortController();
  const options = { headers: sessionHeader(token), asked: early?.answer, signal: stopped.signal };
  const pages = callParts(contract, ...([options] as unknown as CallArgs<RouteContract>));
  const first = pages.next();
  const at = early?.at ?? performance.now();
  const one: Ahead = { token, at, first, pages, stop: () => stopped.abort() };
  first
    .then(({ value }) => {
      one.here = value;
    })
    // Whoever takes it says so.
    .catch(() => undefined);
  ahead.set(contract.path, one);
};

/** Until the first pages of all that was asked for ahead are here, or have failed. */
export const aheadAnswered = async (): Promise<void> => {
  await Promise.allSettled([...ahead.values()].map(({ first }) => first));
};

/** Of another session, what it was told is nothing to this one. */
const isOurs = ({ token, at }: Ahead): boolean => token === read() && isFresh(at);

/** The first page of what was asked for ahead, where it has come already: for what is drawn first. It is still there to be taken. */
export const hereAhead = <C extends RouteContract>(contract: C): Answer<RouteResponse<C>> | undefined => {
  const found = ahead.get(contract.path);
  return found && isOurs(found) ? (found.here as Answer<RouteResponse<C>> | undefined) : undefined;
};

async function* goOn<T>({ first, pages }: Ahead, refused: (error: unknown) => never): AsyncGenerator<T> {
  try {
    const { value, done } = await first;
    if (done) return;
    yield value as T;
    yield* pages as AsyncGenerator<T>;
  } catch (error) {
    refused(error);
  } finally {
    await pages.return(undefined);
  }
}

/**
 * The pages of a list that was asked for ahead in this session, once, as `sessionParts` has them; undefined where it wasn't, or
 * too long ago.
 */
export const takeAhead = <C extends RouteContract>(
  contract: C,
  signal: AbortSignal,
): AsyncGenerator<Answer<RouteResponse<C>>> | undefined => {
  const found = handOver(contract.path);
  if (!found || !isOurs(found)) {
    found?.stop();
    return undefined;
  }
  signal.addEventListener('abort', found.stop, { once: true });
  return goOn(found, inSession<C>([] as unknown as CallArgs<C>).refused);
};

/** Every page of a list of the caller's workspace. */
export async function* sessionPages<C extends RouteContract>(
  contract: C,
  ...options: CallArgs<C>
): AsyncGenerator<Answer<RouteResponse<C>>> {
  const { args, refused } = inSession<C>(options);
  try {
    yield* callPages(contract, ...args);
  } catch (error) {
    refused(error);
  }
}

/** Every page of a long list, several at once, in no order after the first; see `callParts`. */
export async function* sessionParts<C extends RouteContract>(
  contract: C,
  ...options: CallArgs<C>
): AsyncGenerator<Answer<RouteResponse<C>>> {
  const { args, refused } = inSession<C>(options);
  try {
    yield* callParts(contract, ...args);
  } catch (error) {
    refused(error);
  }
}

/** What failed; where the request itself was at fault, with the server's reason. */
export const failureOf = (error: unknown, failure: string): string => {
  if (error instanceof SessionEnded) return error.message;
  const reason = error instanceof ApiError && error.status < 500 ? error.serverMessage : undefined;
  return reason ? `${failure}. ${reason}` : failure;
};

/** The sentence a person should see: the server's own where it has one, otherwise the screen's. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof SessionEnded
    ? error.message
    : error instanceof ApiError
      ? (error.serverMessage ?? fallback)
      : fallback;
