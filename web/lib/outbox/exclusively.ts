/**
 * Runs alone among all tabs and the worker of this browser. Where there are no locks, the idempotency key alone keeps a
 * form from arriving twice.
 */
export const exclusively = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request('outbox', run) as Promise<T>) : run();
