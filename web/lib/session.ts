import { useSyncExternalStore } from 'react';
import type { RouteContract, RouteResponse } from '#shared/api/route.ts';
import { type Answer, ApiError, type CallArgs, callFull, nextQuery } from './http.ts';

/** The local storage key of the administrator's session token. */
export const tokenKey = 'admin-token';

/** The header that carries the session's token. */
export const sessionHeader = (token: string): Readonly<Record<string, string>> => ({
  'x-admin-session': token,
});

/** When a token expires, in epoch milliseconds; undefined if it cannot be parsed. Only for warnings: the server decides. */
export const tokenExpiresAt = (token: string): number | undefined => {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = (claims as { exp?: unknown }).exp;
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
};

const listeners = new Set<() => void>();
/** Holds the token while storage is blocked: the session then ends when the page closes. */
let memoryToken: string | undefined;
/**
 * The server refused the token while the administrator was working: calls wait until they log in again or
 * leave.
 */
let ended = false;
/** Part of every cache key. Changes on sign-in and sign-out, but not when an ended session resumes. */
let workspace = 0;

const readToken = (): string | undefined => {
  try {
    return localStorage.getItem(tokenKey) ?? undefined;
  } catch {
    return memoryToken;
  }
};

const writeToken = (token: string | undefined) => {
  memoryToken = token;
  try {
    if (token) localStorage.setItem(tokenKey, token);
    else localStorage.removeItem(tokenKey);
  } catch {
    // Storage is blocked: the token stays in memory.
  }
};

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** Stores the token after a login or password change. Resumes an ended session. */
export const startSession = (token: string): void => {
  if (!ended && !readToken()) workspace += 1;
  ended = false;
  writeToken(token);
  notifyListeners();
};

/** Signs out, or abandons an ended session. */
export const leaveSession = (): void => {
  ended = false;
  workspace += 1;
  writeToken(undefined);
  notifyListeners();
};

/** Ends the session after a refused call, unless the token has been replaced meanwhile. */
const endSession = (token: string | undefined) => {
  if (ended || readToken() !== token) return;
  ended = true;
  writeToken(undefined);
  notifyListeners();
};

/** Follows another tab that logged in or out or whose session ended. */
const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
  if (key !== tokenKey && key !== null) return;
  const isSignIn = key !== null && newValue !== null;
  if (!isSignIn && (oldValue !== null || key === null)) ended = !readToken();
  else if (isSignIn && !oldValue) {
    if (!ended) workspace += 1;
    ended = false;
  }
  notifyListeners();
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};

/** The stored token; follows logins and logouts in other tabs. */
export const useToken = (): string | undefined => useSyncExternalStore(subscribe, readToken, () => undefined);

/** Whether the session ended while the administrator was working: the login dialog then covers the screen. */
export const useSessionEnded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => ended,
    () => false,
  );

/** A key for cached reads, so that nobody sees data from the previous session. */
export const useWorkspace = (): number =>
  useSyncExternalStore(
    subscribe,
    () => workspace,
    () => 0,
  );

/** Whether the administrator uses this browser: flows are then the site's, not a visitor's. */
export const isSignedIn = (): boolean => ended || readToken() !== undefined;

/** Thrown when the session has ended. The screen stays, and the login dialog opens over it. */
export class SessionEnded extends Error {
  constructor() {
    super('Authentication required');
    this.name = 'SessionEnded';
  }
}

/**
 * A call with its status and headers, as the administrator if signed in. A 401 rejects with SessionEnded and
 * blocks further calls: without the token they would reach the visitor's own workspace.
 */
export const sessionCallFull = async <C extends RouteContract>(
  contract: C,
  ...[options]: CallArgs<C>
): Promise<Answer<RouteResponse<C>>> => {
  if (ended) throw new SessionEnded();
  const token = readToken();
  const headers = { ...options?.headers, ...(token && sessionHeader(token)) };
  try {
    return await callFull(contract, ...([{ ...options, headers }] as unknown as CallArgs<C>));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    endSession(token);
    throw new SessionEnded();
  }
};

/** A call in the caller's workspace: the site's own for the administrator, otherwise this visitor's. */
export const sessionCall = async <C extends RouteContract>(
  contract: C,
  ...options: CallArgs<C>
): Promise<RouteResponse<C>> => (await sessionCallFull(contract, ...options)).data;

/** Yields the pages of a list, one at a time. */
export async function* sessionPages<C extends RouteContract>(
  contract: C,
  ...[options]: CallArgs<C>
): AsyncGenerator<Answer<RouteResponse<C>>> {
  let query: unknown = options?.query;
  do {
    const answer = await sessionCallFull(contract, ...([{ ...options, query }] as unknown as CallArgs<C>));
    yield answer;
    query = nextQuery(answer.headers);
  } while (query);
}

/** The failure, followed by the server's reason when the request itself was at fault. */
export const describeFailure = (error: unknown, failure: string): string => {
  if (error instanceof SessionEnded) return error.message;
  const reason = error instanceof ApiError && error.status < 500 ? error.serverMessage : undefined;
  return reason ? `${failure}. ${reason}` : failure;
};

/** The message to show: the server's own if it sent one, otherwise the fallback. */
export const errorMessage = (error: unknown, fallback: string): string =>
  error instanceof SessionEnded
    ? error.message
    : error instanceof ApiError
      ? (error.serverMessage ?? fallback)
      : fallback;
