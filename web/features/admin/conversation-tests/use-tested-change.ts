import { useCallback, useEffect, useRef, useState } from 'react';
import { listConversationTests, type TestedChange, type TestResult } from '#shared/api/conversation-tests.ts';
import { ApiError } from '#web/lib/http.ts';
import { describeFailure, sessionCall } from '#web/lib/session.ts';
import { countEffects, runTests } from './run-tests.ts';

/** `idle`: not started. `none`: there is nothing to test. */
export type ChangeCheck =
  | { readonly state: 'idle' }
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly done: number; readonly total: number }
  | { readonly state: 'failed'; readonly problem: string }
  | { readonly state: 'done'; readonly results: readonly TestResult[] };

export interface TestedChangeState {
  readonly check: ChangeCheck;
  /** The tests have run, and the owner has confirmed any loss. */
  readonly mayGoOn: boolean;
  readonly isConfirmed: boolean;
  readonly confirm: (isConfirmed: boolean) => void;
  /** Runs the tests with a change. Resolves to the results; undefined if they could not be run. */
  readonly start: (change: TestedChange) => Promise<readonly TestResult[] | undefined>;
  /** Forgets the result, because the change has been edited. */
  readonly reset: () => void;
}

const needsConfirmation = (check: ChangeCheck): boolean =>
  check.state === 'failed' || (check.state === 'done' && countEffects(check.results).lost > 0);

/** Runs all tests with a change before it goes live. */
export const useTestedChange = (): TestedChangeState => {
  const [check, setCheck] = useState<ChangeCheck>({ state: 'idle' });
  const [isConfirmed, setConfirmed] = useState(false);
  /** Counts runs, so that the result of an outdated one is ignored. */
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );
  const start = useCallback(async (change: TestedChange) => {
    latest.current += 1;
    const run = latest.current;
    const show = (next: ChangeCheck) => {
      if (run === latest.current) setCheck(next);
    };
    setConfirmed(false);
    show({ state: 'running', done: 0, total: 0 });
    try {
      const tests = await sessionCall(listConversationTests);
      if (tests.length === 0) {
        show({ state: 'none' });
        return [];
      }
      const ids = tests.map(({ id }) => id);
      const results = await runTests(ids, change, (done) =>
        show({ state: 'running', done, total: ids.length }),
      );
      show({ state: 'done', results });
      return results;
    } catch (error) {
      // The change itself is invalid: saving it names the fields.
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
        show({ state: 'none' });
        return [];
      }
      show({ state: 'failed', problem: describeFailure(error, 'Couldn’t run the tests') });
      return undefined;
    }
  }, []);
  const reset = useCallback(() => {
    latest.current += 1;
    setCheck({ state: 'idle' });
    setConfirmed(false);
  }, []);
  return {
    check,
    mayGoOn:
      check.state !== 'idle' && check.state !== 'running' && (isConfirmed || !needsConfirmation(check)),
    isConfirmed,
    confirm: setConfirmed,
    start,
    reset,
  };
};
