import useSWR, { preload, type SWRConfiguration, type SWRResponse } from 'swr';
import type { RouteContract, RouteResponse } from '#shared/api/route.ts';
import { type CallArgs, call, urlOf } from './api.ts';
import type { ApiError } from './api-error.ts';

/** Reading rules: fresh for ever, never refetched on focus, never retried. See docs/behaviour.md, "Answers and waiting". */
export const readOnce: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};

/** Reads by contract; `options: null` waits. Its key is the address, so equal reads share one request. */
export const useApi = <C extends RouteContract>(
  contract: C,
  options: CallArgs<C>[0] | null,
  config?: SWRConfiguration<RouteResponse<C>, ApiError>,
): SWRResponse<RouteResponse<C>, ApiError> =>
  useSWR<RouteResponse<C>, ApiError>(
    options === null ? null : urlOf(contract, options ?? {}),
    () => call(contract, ...([options ?? undefined] as CallArgs<C>)),
    { ...(readOnce as SWRConfiguration<RouteResponse<C>, ApiError>), ...config },
  );

/** Asks for a read while the page that shows it is still on its way; its `useApi` takes this answer. */
export const readAhead = <C extends RouteContract>(
  contract: C,
  ...args: CallArgs<C>
): Promise<RouteResponse<C>> => preload(urlOf(contract, args[0]), () => call(contract, ...args));
