import { createRoot } from 'react-dom/client';
import { queueTexts } from '#shared/content/queue.ts';
import { shownForms } from '#web/lib/lead-form.ts';
import { deliverForms, enqueue, needsConsent, type QueuedWrite, useQueue, withdraw } from '#web/lib/queue.ts';
import { useStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import css from './queue-notice.module.css';

const { notice: texts, form } = queueTexts;

const Item = ({ write }: { write: QueuedWrite }) => {
  const isOld = needsConsent(write);
  const send = () => {
    enqueue(write);
    void deliverForms();
  };
  const cancel = async () => showToast((await withdraw(write)) ? texts.cancelled : form.tooLate);
  return (
    <li className={css.item}>
      <p className={css.name}>{texts.names[write.topic] ?? texts.other}</p>
      <p className={css.text}>{isOld ? texts.old : texts.waiting}</p>
      <div className={css.actions}>
        {isOld && (
          <Button size="small" onClick={send}>
            {texts.send}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={() => void cancel()}>
          {isOld ? texts.discard : form.cancel}
        </Button>
      </div>
    </li>
  );
};

/** A notice about queued forms that aren't on this page; expanded when the visitor has to decide. */
const QueueNotice = () => {
  const shown = useStore(shownForms);
  const writes = useQueue().filter(({ key, path }) => path && !shown.has(key));
  if (writes.length === 0) return null;
  return (
    <section className={css.notice} aria-label={texts.label}>
      <details open={writes.some(needsConsent)}>
        <summary className={css.summary}>{texts.summary(writes.length)}</summary>
        <ul className={css.list}>
          {writes.map((write) => (
            <Item key={write.key} write={write} />
          ))}
        </ul>
      </details>
    </section>
  );
};

/** Mounts in its own root, outside the hydrated page. */
export const mountNotice = (): void => {
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(<QueueNotice />);
};
