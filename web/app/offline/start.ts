import { contact } from '#shared/content/landing/contact.ts';
import { offline } from '#shared/content/offline.ts';
import { forgetAttempt, knownAttempt } from '#web/lib/idempotency.ts';
import { isClaimed } from '#web/lib/outbox/claims.ts';
import type { Delivery } from '#web/lib/outbox/deliver.ts';
import { onOutboxNews } from '#web/lib/outbox/news.ts';
import { sendWaiting, takeBack, waitingItems } from '#web/lib/outbox/outbox.ts';
import { clearDraft } from '#web/lib/persist.ts';
import { keepMessage } from '#web/offline/keep-message.ts';
import { showToast } from '#web/ui/toast.ts';

const sayIsSent = (form: string) =>
  showToast({ ...(form === 'contact' ? contact.toasts.sent : offline.notice.sent), tone: 'success' });

/** Runs when somebody looks: a toast that comes and goes behind another window tells nobody. */
const whenSeen = (run: () => void) => {
  if (document.visibilityState === 'visible') return run();
  document.addEventListener('visibilitychange', run, { once: true });
};

const forgetWords = (form: string, key: string) => {
  if (knownAttempt(form)?.key !== key) return;
  clearDraft(form);
  forgetAttempt(form);
};

const onAnswer = ({ key, form, isSent }: Delivery) => {
  if (!isSent || isClaimed(key)) return;
  forgetWords(form, key);
  whenSeen(() => sayIsSent(form));
};

/** What was sent while no page was open is told now. */
const readNotes = async (): Promise<void> => {
  for (const { key, form, state } of await waitingItems()) {
    if (state !== 'sent') continue;
    await takeBack(key);
    forgetWords(form, key);
    whenSeen(() => sayIsSent(form));
  }
};

let isNoticeShown = false;
const showNotice = async () => {
  if (isNoticeShown || (await waitingItems()).length === 0) return;
  isNoticeShown = true;
  const { mountNotice } = await import('./outbox-notice.tsx');
  mountNotice();
};

const startOutbox = async () => {
  onOutboxNews((news) => {
    if (news.type === 'answered') onAnswer(news.delivery);
    else void showNotice();
  });
  addEventListener('online', () => void sendWaiting().catch(() => undefined));
  await readNotes();
  await showNotice();
  if ((await waitingItems()).length > 0) await sendWaiting();
};

/** What a form needs to be checked, sent or put in line without a connection. Spared where the visitor saves data. */
const loadFormParts = async () => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  await Promise.all([
    import('#web/lib/http.ts'),
    import('#shared/api/contact.ts'),
    import('#shared/api/subscribe.ts'),
    import('./outbox-notice.tsx'),
  ]);
};

/** Asks the worker to keep what this page shows; a controlled page's files went through the worker already. */
const keepPage = async (isFirst: boolean) => {
  if (!navigator.serviceWorker || (isFirst && navigator.serviceWorker.controller)) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage(
    keepMessage.make([location.pathname, ...(navigator.serviceWorker.controller ? [] : files)]),
  );
};

let isStarted = false;

/** Set once this page hears of forms that wait, has the parts to put one in line, and has asked to be kept. */
const offlineReadyMark = 'site:offline';

/**
 * Everything that makes the public pages useful without a connection: the worker that keeps them, and forms that wait.
 * Called on every public page shown, the first time long after it was ready.
 */
export const visitPage = async (): Promise<void> => {
  const isFirst = !isStarted;
  isStarted = true;
  if (isFirst) {
    await startOutbox().catch(() => undefined);
    await loadFormParts().catch(() => undefined);
    if (import.meta.env.PROD)
      await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  }
  if (import.meta.env.PROD) await keepPage(isFirst);
  performance.mark(offlineReadyMark);
};
