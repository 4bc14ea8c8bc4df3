import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { getSite, putSiteDraft } from '#shared/api/site.ts';
import { ApiError } from '#web/lib/http.ts';
import { describeFailure, SessionEnded, sessionCall, useSessionEnded } from '#web/lib/session.ts';
import { type Conflict, mergeDrafts } from './merge-drafts.ts';
import { isSame, readPath, type Values, writePath } from './site-path.ts';
import { type Unsaved, unsaved } from './unsaved.ts';

/** How long to wait after typing before the draft is saved. */
const pauseMs = 800;

export interface ServerDraft {
  readonly values: Values;
  readonly version: number;
}

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

export interface SiteDraft {
  readonly values: Values;
  /** The version that the server has stored. */
  readonly version: number;
  readonly state: SaveState;
  readonly failure: string | undefined;
  /** Values that the server refused, with the reason, by path. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly conflicts: readonly Conflict[];
  /** Text of fields that can't be read yet, by path. */
  readonly typed: Readonly<Record<string, string>>;
  readonly change: (path: string, value: unknown) => void;
  /** Stores typed text that is not a valid value yet; undefined once it is. */
  readonly setTyped: (path: string, text: string | undefined) => void;
  /** Saves at once; resolves with the stored version, or undefined if it could not be saved. */
  readonly save: () => Promise<number | undefined>;
  /** Resolves conflicts with one of the two versions of each value, and saves. */
  readonly resolve: (keepMine: boolean) => void;
  /** Replaces all values, to discard changes. */
  readonly replaceAll: (values: Values) => void;
  /** Merges a draft that another tab or an import saved. */
  readonly adopt: (newer: ServerDraft) => void;
}

/** The server's values with this browser's unsaved edits applied. */
const startFrom = (server: ServerDraft): Unsaved & { readonly conflicts: readonly Conflict[] } => {
  const local = unsaved.read();
  if (!local)
    return { version: server.version, base: server.values, values: server.values, typed: {}, conflicts: [] };
  const merged = mergeDrafts(local.base, local.values, server.values);
  return { version: server.version, base: server.values, typed: local.typed, ...merged };
};

const stripBody = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^values\./, ''), text]));

/**
 * Edits the site's draft. Every change is stored in this browser at once, and on the server after a pause. If
 * another tab saved first, changes to other values are merged; a value that both changed waits for a choice.
 */
export const useSiteDraft = (server: ServerDraft): SiteDraft => {
  const [start] = useState(() => startFrom(server));
  const [values, setValues] = useState(start.values);
  const [typed, setTypedTexts] = useState(start.typed);
  const [conflicts, setConflicts] = useState(start.conflicts);
  const [version, setVersion] = useState(start.version);
  const [state, setState] = useState<SaveState>(() =>
    start.conflicts.length > 0 ? 'conflict' : isSame(start.values, start.base) ? 'saved' : 'waiting',
  );
  const [failure, setFailure] = useState<string>();
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const now = useRef<Unsaved>(start);
  const running = useRef<Promise<number | undefined>>(undefined);
  const paused = useRef(start.conflicts.length > 0);

  const remember = useCallback((next: Unsaved) => {
    now.current = next;
    setValues(next.values);
    setTypedTexts(next.typed);
    setVersion(next.version);
    if (isSame(next.values, next.base) && Object.keys(next.typed).length === 0) unsaved.clear();
    else unsaved.write(next);
  }, []);

  const takeNewer = useCallback(
    (newer: ServerDraft): readonly Conflict[] => {
      const { base, values: mine, typed: texts } = now.current;
      const merged = mergeDrafts(base, mine, newer.values);
      remember({ version: newer.version, base: newer.values, values: merged.values, typed: texts });
      setConflicts(merged.conflicts);
      paused.current = merged.conflicts.length > 0;
      return merged.conflicts;
    },
    [remember],
  );

  const put = useCallback(async (): Promise<number | undefined> => {
    // Repeats if the owner typed or another tab saved during the request.
    for (;;) {
      const sent = now.current;
      if (paused.current) return undefined;
      if (isSame(sent.values, sent.base)) {
        setState('saved');
        return sent.version;
      }
      setState('saving');
      try {
        const saved = await sessionCall(putSiteDraft, {
          body: { baseVersion: sent.version, values: sent.values as never },
        });
        remember({ ...now.current, version: saved.version, base: sent.values });
        setFailure(undefined);
        setFieldErrors({});
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          const newer = await sessionCall(getSite).catch(() => undefined);
          if (newer && takeNewer(newer.draft as ServerDraft).length === 0) continue;
          setState(newer ? 'conflict' : 'failed');
          if (!newer) setFailure('The newer draft couldn’t be loaded');
          return undefined;
        }
        if (error instanceof ApiError) setFieldErrors(stripBody(error.fields));
        setFailure(
          error instanceof SessionEnded
            ? 'Log in again to save. Your changes are still here.'
            : describeFailure(error, 'Couldn’t save. Your changes are kept in this browser'),
        );
        setState('failed');
        return undefined;
      }
    }
  }, [remember, takeNewer]);

  const save = useCallback((): Promise<number | undefined> => {
    running.current ??= put().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [put]);

  const replaceAll = useCallback(
    (next: Values) => {
      remember({ ...now.current, values: next, typed: {} });
      setState((before) => (before === 'saving' || before === 'conflict' ? before : 'waiting'));
    },
    [remember],
  );
  const setTyped = useCallback(
    (path: string, text: string | undefined) => {
      const { [path]: _, ...others } = now.current.typed;
      remember({ ...now.current, typed: text === undefined ? others : { ...others, [path]: text } });
    },
    [remember],
  );
  const change = useCallback(
    (path: string, value: unknown) => {
      const { [path]: _, ...others } = now.current.typed;
      remember({ ...now.current, values: writePath(now.current.values, path, value), typed: others });
      setFieldErrors(({ [path]: _gone, ...rest }) => rest);
      setState((before) => (before === 'saving' || before === 'conflict' ? before : 'waiting'));
    },
    [remember],
  );
  const resolve = useCallback(
    (keepMine: boolean) => {
      const chosen = keepMine
        ? now.current.values
        : conflicts.reduce((merged, { path, theirs }) => writePath(merged, path, theirs), now.current.values);
      remember({ ...now.current, values: chosen });
      setConflicts([]);
      paused.current = false;
      setState('waiting');
    },
    [conflicts, remember],
  );

  const adopt = useCallback(
    (newer: ServerDraft) => {
      // A running save notices the change itself.
      if (running.current || paused.current || newer.version <= now.current.version) return;
      if (takeNewer(newer).length > 0) setState('conflict');
    },
    [takeNewer],
  );

  const ended = useSessionEnded();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the pause again
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => void save(), pauseMs);
    return () => clearTimeout(timer);
  }, [state, values, save]);
  useEffect(() => {
    if (state !== 'failed') return;
    const retry = () => void save();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [state, save]);
  useEffect(() => {
    if (!ended && failure?.startsWith('Log in again')) void save();
  }, [ended, failure, save]);
  useEffect(() => {
    if (state === 'saved') return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [state]);
  // On leaving the screen, saves at once instead of after the pause.
  useEffect(() => () => void save(), [save]);

  return useMemo(
    () => ({
      values,
      version,
      state,
      failure,
      fieldErrors,
      conflicts,
      typed,
      change,
      setTyped,
      save,
      resolve,
      replaceAll,
      adopt,
    }),
    [
      values,
      version,
      state,
      failure,
      fieldErrors,
      conflicts,
      typed,
      change,
      setTyped,
      save,
      resolve,
      replaceAll,
      adopt,
    ],
  );
};

/** The effective value: the draft's, or the default. */
export const effective = (values: Values, defaults: Values, path: string): unknown =>
  readPath(values, path) ?? readPath(defaults, path);
