import { useState } from 'react';
import { ApiError } from '#web/lib/http.ts';
import { errorMessage, SessionEnded } from '#web/lib/session.ts';

interface SaveState<T> {
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Set after a 409: the record as another session saved it. */
  readonly stale: T | undefined;
  readonly run: (save: () => Promise<void>) => Promise<void>;
  readonly clearStale: () => void;
}

/**
 * Saves one record at a time. Failures keep the form; conflicts return the other version instead of
 * overwriting it.
 */
export const useSave = <T>(failureText: string): SaveState<T> => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [stale, setStale] = useState<T>();
  const run = async (save: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    setFields({});
    try {
      await save();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'record.stale' && error.current)
        setStale(error.current as T);
      else {
        if (error instanceof ApiError) setFields(error.fields);
        setFailure(
          error instanceof SessionEnded
            ? 'Log in again, then save: what you typed is still here.'
            : `${failureText}. ${errorMessage(error, 'Check the connection and try again.')}`,
        );
      }
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, fields, stale, run, clearStale: () => setStale(undefined) };
};
