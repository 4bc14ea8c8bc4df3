import { contact } from '#shared/content/landing/contact.ts';
import { queueTexts } from '#shared/content/queue.ts';
import { type FormAnswer, onEvent } from '#web/lib/events.ts';
import { ApiError } from '#web/lib/http.ts';
import { shownForms } from '#web/lib/lead-form.ts';
import { clearAttempt, clearDraft, findAttempt } from '#web/lib/persist.ts';
import { deliverForms, queuedWrites } from '#web/lib/queue.ts';
import { showToast } from '#web/ui/toast.ts';

/** Waits until the page is visible, so that a toast isn't missed. */
const whenVisible = (run: () => void) => {
  if (document.visibilityState === 'visible') return run();
  document.addEventListener('visibilitychange', run, { once: true });
};

const { sent, refused } = queueTexts.notice;
const refusedToastMs = 20_000;

/** The newsletter route declines with status 200. */
const isDeclined = (text: string): boolean =>
  (JSON.parse(text) as { success?: boolean } | null)?.success === false;

/** Reports the server's answer to a queued form that isn't on this page. */
const onAnswer = ({ key, topic, status, text, isLocal }: FormAnswer) => {
  if (shownForms.get().has(key)) return;
  const isSent = status < 400 && !isDeclined(text);
  if (isSent && findAttempt(topic)?.key === key) {
    clearDraft(topic);
    clearAttempt(topic);
  }
  if (!isLocal) return;
  const { serverMessage } = new ApiError({ status, statusText: '', text, retryAfter: null });
  whenVisible(() =>
    isSent
      ? showToast({ ...(topic === 'contact' ? contact.toasts.sent : sent), tone: 'success' })
      : showToast({ title: refused, description: serverMessage, tone: 'error', durationMs: refusedToastMs }),
  );
};

/** Loads the code that forms need offline, unless the visitor saves data. */
const preloadForms = async () => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  await Promise.all([
    import('#web/lib/http.ts'),
    import('#shared/api/contact.ts'),
    import('#shared/api/subscribe.ts'),
  ]);
};

let isStarted = false;
/** Performance mark: from here on, forms on this page work offline. */
const readyMark = 'site:offline';

/** Sends queued forms now and whenever the connection returns, and shows the waiting ones. */
export const startQueue = async (): Promise<void> => {
  if (isStarted) return;
  isStarted = true;
  onEvent('form answered', onAnswer);
  addEventListener('online', () => void deliverForms());
  const { mountNotice } = await import('./queue-notice.tsx');
  mountNotice();
  if (queuedWrites().length > 0) await deliverForms();
  await preloadForms().catch(() => undefined);
  performance.mark(readyMark);
};
