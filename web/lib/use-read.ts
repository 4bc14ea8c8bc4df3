import { useEffect, useState } from 'react';
import useSWR, { type KeyedMutator, mutate } from 'swr';
import type { RouteContract, RouteResponse } from '#shared/api/route.ts';
import { type CallArgs, urlOf } from './api.ts';
import {
  SessionEnded,
  sentenceOf,
  sessionCall,
  sessionPages,
  useSessionEnded,
  useWorkspace,
} from './session.ts';
import { readOnce } from './swr.ts';

/** A value with the time at which it was asked for. */
interface Taken<T> {
  readonly value: T;
  readonly at: number;
}

export interface Reading<T> {
  readonly data: T | undefined;
  /** What to say about the last try, if it failed; nothing while the login is asked for. */
  readonly problem: string | undefined;
  readonly error: unknown;
  /** True until there is either. */
  readonly loading: boolean;
  readonly reload: () => void;
  /** Puts what a save answered in its place, without asking again. */
  readonly put: (change: (before: T) => T) => void;
}

interface ReadOptions {
  /** What to say where the server says nothing. */
  readonly failure: string;
  /** Read again this often, while no login is asked for. */
  readonly everyMs?: number;
  /** What an earlier visit of the screen read is not good enough: this visit reads for itself. Default true. */
  readonly anew?: boolean;
}

const group = 'session';

const useTaken = <T>(
  name: string | null,
  take: () => Promise<T>,
  { failure, everyMs, anew = true }: ReadOptions,
): Reading<T> => {
  const workspace = useWorkspace();
  const ended = useSessionEnded();
  const [since] = useState(() => performance.now());
  const key = name === null ? null : [group, workspace, name];
  const {
    data: taken,
    error,
    isValidating,
    mutate: change,
  } = useSWR<Taken<T>, unknown>(
    key,
    async () => {
      const at = performance.now();
      return { value: await take(), at };
    },
    {
      ...readOnce,
      dedupingInterval: anew ? 0 : 2000,
      revalidateOnMount: anew ? true : undefined,
      refreshInterval: ended ? 0 : (everyMs ?? 0),
    },
  );
  // What failed because the session had ended is read once somebody has logged in.
  const wasRefused = error instanceof SessionEnded;
  useEffect(() => {
    if (wasRefused && !ended) void change();
  }, [wasRefused, ended, change]);

  const early = anew && taken !== undefined && taken.at < since;
  // SWR asks for nothing on mount while another screen's request is under way or kept; its own would begin in the first frame.
  const unasked = early && !isValidating && error === undefined;
  useEffect(() => {
    if (!unasked) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => void change());
    });
    return () => cancelAnimationFrame(frame);
  }, [unasked, change]);

  const data = early ? undefined : taken?.value;
  const problem = error && !wasRefused ? sentenceOf(error, failure) : undefined;
  return {
    data,
    problem,
    error,
    loading: data === undefined && problem === undefined,
    reload: () => void change().catch(() => undefined),
    put: (alter) => putInto(change, alter),
  };
};

const putInto = <T>(change: KeyedMutator<Taken<T>>, alter: (before: T) => T) =>
  void change((before) => before && { ...before, value: alter(before.value) }, { revalidate: false });

/** Reads by contract in the caller's workspace; `options: null` waits. */
export const useRead = <C extends RouteContract>(
  contract: C,
  options: CallArgs<C>[0] | null,
  how: ReadOptions,
): Reading<RouteResponse<C>> =>
  useTaken(
    options === null ? null : urlOf(contract, options ?? {}),
    () => sessionCall(contract, ...([options ?? undefined] as CallArgs<C>)),
    how,
  );

const wholeList = (contract: RouteContract, options?: object): string =>
  `all ${urlOf(contract, options ?? {})}`;

/** A whole list as somebody else read it in this workspace, if anybody did; asks for nothing. */
export const useKnown = <C extends RouteContract>(contract: C): RouteResponse<C> | undefined => {
  const key = [group, useWorkspace(), wholeList(contract)];
  return useSWR<Taken<RouteResponse<C>>>(key, null).data?.value;
};

/** Reads a list to its last page. */
export const useReadAll = <C extends RouteContract>(
  contract: C,
  options: CallArgs<C>[0] | null,
  how: ReadOptions,
): Reading<RouteResponse<C>> =>
  useTaken(
    options === null ? null : wholeList(contract, options),
    async () => {
      const rows: unknown[] = [];
      for await (const page of sessionPages(contract, ...([options ?? undefined] as CallArgs<C>)))
        rows.push(...(page.data as unknown[]));
      return rows as RouteResponse<C>;
    },
    how,
  );

/** Forgets everything that was read in a session. */
export const forgetReads = (): void => {
  void mutate((key) => Array.isArray(key) && key[0] === group, undefined, { revalidate: false });
};
