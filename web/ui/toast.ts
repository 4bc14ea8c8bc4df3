import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone: 'info' | 'success' | 'error';
}

export interface ToastOptions {
  readonly title: string;
  readonly description?: string;
  readonly tone?: Toast['tone'];
  /** Milliseconds; see docs/behaviour.md, "Answers and waiting". */
  readonly durationMs?: number;
}

const toastDurationMs = 5000;

let current: Toast | undefined;
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const set = (toast: Toast | undefined) => {
  current = toast;
  for (const listener of listeners) listener();
};

/** Shows a toast in place of the current one; it leaves by itself. */
export const showToast = ({
  title,
  description,
  tone = 'info',
  durationMs = toastDurationMs,
}: ToastOptions): void => {
  clearTimeout(timer);
  lastId += 1;
  set({ id: lastId, title, description, tone });
  timer = setTimeout(() => set(undefined), durationMs);
};

export const dismissToast = (): void => {
  clearTimeout(timer);
  set(undefined);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToast = (): Toast | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
