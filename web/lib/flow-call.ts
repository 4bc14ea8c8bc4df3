import type { RouteContract, RouteResponse } from '#shared/api/route.ts';
import { type CallArgs, call, callPages } from './api.ts';
import { ApiError } from './api-error.ts';

/** The admin's token, if one is signed in on this browser: flows are then the site's own instead of this visitor's. */
const token = (): string | undefined => {
  try {
    return localStorage.getItem('admin-token') ?? undefined;
  } catch {
    return undefined;
  }
};

export const isSiteWorkspace = (): boolean => token() !== undefined;

const withToken = <C extends RouteContract>([options]: CallArgs<C>): CallArgs<C> => {
  const session = token();
  const headers = { ...options?.headers, ...(session ? { 'x-admin-session': session } : {}) };
  return [{ ...options, headers }] as unknown as CallArgs<C>;
};

/** A call in the caller's workspace. */
export const flowCall = <C extends RouteContract>(
  contract: C,
  ...args: CallArgs<C>
): Promise<RouteResponse<C>> => call(contract, ...withToken<C>(args));

/** Every page of a list of the caller's workspace. */
export const flowPages = <C extends RouteContract>(contract: C, ...args: CallArgs<C>) =>
  callPages(contract, ...withToken<C>(args));

/** What a person is told of a failed call: the server's own sentence, else ours. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? (error.serverMessage ?? fallback) : fallback;
