import { createStore, useStore } from '#web/lib/store.ts';

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

const current = createStore<Toast | undefined>(undefined);
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast in place of the current one; it closes by itself. */
export const showToast = ({
  title,
  description,
  tone = 'info',
  durationMs = toastDurationMs,
}: ToastOptions): void => {
  clearTimeout(timer);
  lastId += 1;
  current.set({ id: lastId, title, description, tone });
  timer = setTimeout(() => current.set(undefined), durationMs);
};

export const dismissToast = (): void => {
  clearTimeout(timer);
  current.set(undefined);
};

export const useToast = (): Toast | undefined => useStore(current);
