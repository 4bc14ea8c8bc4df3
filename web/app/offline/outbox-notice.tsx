import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { offline } from '#shared/content/offline.ts';
import { isClaimed, onClaims } from '#web/lib/outbox/claims.ts';
import { needsConsent, type OutboxItem } from '#web/lib/outbox/item.ts';
import { onOutboxNews } from '#web/lib/outbox/news.ts';
import { sendAfterAll, takeBack, waitingItems } from '#web/lib/outbox/outbox.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { backIntoForm, isOfThisTab } from './back-into-form.ts';
import css from './outbox-notice.module.css';

const { notice: words, form } = offline;

const textOf = (item: OutboxItem, now: number): string => {
  if (item.state === 'refused') return `${words.refused} ${item.said ?? ''}`.trim();
  if (needsConsent(item, now)) return item.tried ? words.oldTried : words.old;
  return item.notBefore && item.notBefore > now ? words.busy : words.waiting;
};

const needsPerson = (item: OutboxItem, now: number) => item.state === 'refused' || needsConsent(item, now);

const Item = ({ item }: { item: OutboxItem }) => {
  const now = Date.now();
  const isOurs = isOfThisTab(item);
  const isOld = item.state === 'waiting' && needsConsent(item, now);

  const cancel = async () => {
    if (!(await takeBack(item.key))) return showToast(form.tooLate);
    if (!isOurs) return showToast(words.cancelled);
    backIntoForm(item);
    showToast(form.cancelled);
  };
  const mend = async () => {
    await takeBack(item.key);
    backIntoForm(item, { go: true });
    showToast(words.mended);
  };

  return (
    <li className={css.item}>
      <p className={css.name}>{words.names[item.form] ?? words.other}</p>
      <p className={css.text}>{textOf(item, now)}</p>
      <div className={css.actions}>
        {isOld && (
          <Button size="small" onClick={() => void sendAfterAll(item)}>
            {words.send}
          </Button>
        )}
        {item.state === 'refused' && isOurs && (
          <Button size="small" onClick={() => void mend()}>
            {words.mend}
          </Button>
        )}
        {item.state === 'refused' || isOld ? (
          <Button size="small" look="quiet" onClick={() => void takeBack(item.key)}>
            {words.discard}
          </Button>
        ) : (
          <Button size="small" look="quiet" onClick={() => void cancel()}>
            {form.cancel}
          </Button>
        )}
      </div>
    </li>
  );
};

/**
 * What waits or was refused and isn't shown by a form on this page: one line while it only waits, open once the visitor
 * has to decide.
 */
const OutboxNotice = () => {
  const [items, setItems] = useState<readonly OutboxItem[]>([]);

  useEffect(() => {
    const read = async () => {
      const all = await waitingItems();
      setItems(all.filter(({ key, state }) => state !== 'sent' && !isClaimed(key)));
    };
    void read();
    const stops = [onOutboxNews(() => void read()), onClaims(() => void read())];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  if (items.length === 0) return null;
  return (
    <section className={css.notice} aria-label={words.label}>
      <details open={items.some((item) => needsPerson(item, Date.now()))}>
        <summary className={css.summary}>{words.summary(items.length)}</summary>
        <ul className={css.list}>
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </ul>
      </details>
    </section>
  );
};

/** Beside the site, in a root of its own: the prerendered page and its hydration stay as they are. */
export const mountNotice = (): void => {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<OutboxNotice />);
};
