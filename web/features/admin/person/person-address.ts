import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { identityOfKey, personKey } from '#shared/domain/person.ts';
import { latestParams } from '#web/lib/url-state.ts';
import { cancelTypeAhead, startTypeAhead } from './type-ahead.ts';

/** Router state of an opened record. It is not in the URL, so that a shared link just opens the record. */
interface RecordState {
  readonly opened?: boolean;
  readonly answer?: boolean;
}

const readState = (state: unknown): RecordState =>
  typeof state === 'object' && state !== null ? (state as RecordState) : {};

export interface PersonAddress {
  /** Key of the open person; undefined if none is open. */
  readonly key: string | undefined;
  /** The record was opened to write a reply. */
  readonly answering: boolean;
  /** Opens the record of an email address or phone number. The browser's Back closes it. */
  readonly open: (identity: string, how?: { readonly answer?: boolean }) => void;
  /** Switches to another record by key. */
  readonly openKey: (key: string) => void;
  readonly close: () => void;
}

/**
 * The record named in the URL, on any screen of the portal: `&person=ada@example.com`. Links with a key from
 * the API work too.
 */
export const usePersonAddress = (): PersonAddress => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const opening = readState(state);
  // `setParams` changes with each keystroke of a search; a ref keeps `open` stable, so rows don't render
  // again.
  const latest = useRef(setParams);
  useLayoutEffect(() => {
    latest.current = setParams;
  }, [setParams]);
  const go = useCallback(
    (identity: string, more: RecordState) =>
      latest.current(
        (before) => {
          const next = latestParams(before);
          next.set('person', identity);
          // Close the booking that led here; Back reopens it.
          next.delete('booking');
          return next;
        },
        { state: { opened: true, ...more } },
      ),
    [],
  );
  const open = useCallback<PersonAddress['open']>(
    (identity, how) => {
      startTypeAhead();
      go(identity, how?.answer ? { answer: true } : {});
    },
    [go],
  );
  const openKey = useCallback((key: string) => go(identityOfKey(key) ?? key, {}), [go]);
  const close = useCallback(() => {
    cancelTypeAhead();
    // Go back if the record was opened here; a record opened by URL has no page behind it.
    if (opening.opened) return void navigate(-1);
    setParams(
      (before) => {
        const next = latestParams(before);
        next.delete('person');
        return next;
      },
      { replace: true },
    );
  }, [opening.opened, navigate, setParams]);
  const named = params.get('person') ?? undefined;
  const key = named !== undefined && identityOfKey(named) === undefined ? personKey(named) : named;
  return { key, answering: opening.answer ?? false, open, openKey, close };
};
