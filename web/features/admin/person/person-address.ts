import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { personKey } from '#shared/domain/person.ts';
import { newestAddress } from '#web/lib/url-state.ts';
import { beginTypeAhead, dropTypeAhead } from './type-ahead.ts';

/** How a record was opened: remembered beside the address, so that a reload opens the record and nothing else. */
interface Way {
  readonly opened?: boolean;
  readonly answer?: boolean;
}

const wayOf = (state: unknown): Way => (typeof state === 'object' && state !== null ? (state as Way) : {});

export interface PersonAddress {
  /** The person whose record is open; undefined for none. */
  readonly key: string | undefined;
  /** Whether it was opened to write an answer. */
  readonly answering: boolean;
  /** Opens the record of an e-mail address or phone number. Back closes it again. */
  readonly open: (identity: string, how?: { readonly answer?: boolean }) => void;
  /** From one record to another, by key. */
  readonly openKey: (key: string) => void;
  readonly close: () => void;
}

/** The record that the address names: `&person=<key>` on any screen of the portal. */
export const usePersonAddress = (): PersonAddress => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const way = wayOf(state);
  // Another function with each letter of a search would have every row drawn anew that opens a record.
  const latest = useRef(setParams);
  useLayoutEffect(() => {
    latest.current = setParams;
  }, [setParams]);
  const go = useCallback(
    (key: string, more: Way) =>
      latest.current(
        (before) => {
          const next = newestAddress(before);
          next.set('person', key);
          // A request that led here is left: back shows it again.
          next.delete('booking');
          return next;
        },
        { state: { opened: true, ...more } },
      ),
    [],
  );
  const open = useCallback<PersonAddress['open']>(
    (identity, how) => {
      beginTypeAhead();
      go(personKey(identity), how?.answer ? { answer: true } : {});
    },
    [go],
  );
  const openKey = useCallback((key: string) => go(key, {}), [go]);
  const close = useCallback(() => {
    dropTypeAhead();
    // What was opened from a screen goes back to it; an address that somebody came by has nothing behind it.
    if (way.opened) return void navigate(-1);
    setParams(
      (before) => {
        const next = newestAddress(before);
        next.delete('person');
        return next;
      },
      { replace: true },
    );
  }, [way.opened, navigate, setParams]);
  return { key: params.get('person') ?? undefined, answering: way.answer ?? false, open, openKey, close };
};
