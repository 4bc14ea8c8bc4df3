import { useSyncExternalStore } from 'react';
import type { RouteContract, RouteResponse } from '#shared/api/route.ts';
import { type Answer, type CallArgs, callFull, callPages } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** Where the session token is kept. Source: product specification, section 3. */
export const tokenKey = 'admin-token';

const listeners = new Set<() => void>();
let memory: string | undefined;

const read = (): string | undefined => {
  try {
    return localStorage.getItem(tokenKey) ?? undefined;
  } catch {
    return memory;
  }
};

const tell = () => {
  for (const listener of listeners) listener();
};

export const setToken = (token: string | undefined): void => {
  memory = token;
  try {
    if (token) localStorage.setItem(tokenKey, token);
    else localStorage.removeItem(tokenKey);
  } catch {
    // Storage is blocked: the session lives as long as the page.
  }
  tell();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => (event.key === tokenKey || event.key === null) && listener();
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

/** The stored token; another tab's login or logout is followed. */
export const useToken = (): string | undefined => useSyncExternalStore(subscribe, read, () => undefined);

/** When the token ends, in epoch milliseconds; undefined where it cannot be read. The server decides, this only warns. */
export const tokenEnd = (token: string): number | undefined => {
  try {
    const part = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = (claims as { exp?: unknown }).exp;
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
};

/** Thrown when the session is gone; the portal shows the login and keeps everything else as it was. */
export class SessionEnded extends Error {
  constructor() {
    super('Authentication required');
    this.name = 'SessionEnded';
  }
}

const withToken = <C extends RouteContract>([options]: CallArgs<C>): CallArgs<C> =>
  [
    { ...options, headers: { ...options?.headers, 'x-admin-session': read() ?? '' } },
  ] as unknown as CallArgs<C>;

const guarded = (error: unknown): never => {
  if (error instanceof ApiError && error.status === 401) {
    setToken(undefined);
    throw new SessionEnded();
  }
  throw error;
};

/** A call with the admin header. A 401 clears the token and rejects with SessionEnded. */
export const adminCallFull = <C extends RouteContract>(
  contract: C,
  ...args: CallArgs<C>
): Promise<Answer<RouteResponse<C>>> => callFull(contract, ...withToken<C>(args)).catch(guarded);

export const adminCall = async <C extends RouteContract>(
  contract: C,
  ...args: CallArgs<C>
): Promise<RouteResponse<C>> => (await adminCallFull(contract, ...args)).data;

/** Every page of a list, with the admin header. */
export async function* adminPages<C extends RouteContract>(
  contract: C,
  ...args: CallArgs<C>
): AsyncGenerator<Answer<RouteResponse<C>>> {
  try {
    yield* callPages(contract, ...withToken<C>(args));
  } catch (error) {
    guarded(error);
  }
}

/** The sentence a person should see: the server's own where it has one, otherwise the portal's. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof SessionEnded
    ? error.message
    : error instanceof ApiError
      ? (error.serverMessage ?? fallback)
      : fallback;
