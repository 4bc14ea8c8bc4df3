import { Button, Kbd } from '@mantine/core';
import { type Ref, useId } from 'react';
import { SnoozeMenu } from './snooze-menu.tsx';
import css from './today.module.css';
import type { TodayItem, Until } from './today-item.ts';

interface TodayRowProps {
  readonly item: TodayItem;
  readonly chosen: boolean;
  readonly buttonRef: Ref<HTMLButtonElement> | undefined;
  readonly snoozing: boolean;
  readonly onChoose: () => void;
  readonly onOpen: () => void;
  readonly onDone: () => void;
  readonly onSnoozing: (open: boolean) => void;
  readonly onSnooze: (until: Until) => void;
}

/** What Enter does with an item, in a word. */
export const openLabel = ({ opens, person }: TodayItem): string | undefined =>
  opens ? opens.label : person ? 'Answer' : undefined;

/** One thing to do. The chosen one shows all that was written, and what the keys do with it. */
export const TodayRow = ({
  item,
  chosen,
  buttonRef,
  snoozing,
  onChoose,
  onOpen,
  onDone,
  onSnoozing,
  onSnooze,
}: TodayRowProps) => {
  const { name, company, text, due, urgency, done, snooze } = item;
  const words = useId();
  const opens = openLabel(item);
  return (
    <li className={css.row} data-chosen={chosen || undefined} data-urgency={urgency}>
      <button
        ref={buttonRef}
        type="button"
        className={css.open}
        aria-current={chosen || undefined}
        aria-describedby={chosen ? words : undefined}
        tabIndex={chosen ? 0 : -1}
        onFocus={onChoose}
        onClick={onOpen}
      >
        <span className={css.name}>
          <bdi>{name}</bdi>
          {company && <bdi className={css.company}>{company}</bdi>}
        </span>
        <span className={css.due}>{due}</span>
        <span id={words} className={css.text} dir="auto">
          {text}
        </span>
      </button>
      {chosen && (
        <div className={css.actions}>
          {opens && (
            <Button
              size="compact-sm"
              tabIndex={-1}
              rightSection={
                <Kbd size="xs" aria-hidden="true">
                  Enter
                </Kbd>
              }
              onClick={onOpen}
            >
              {opens}
            </Button>
          )}
          {done && (
            <Button
              variant="default"
              size="compact-sm"
              tabIndex={-1}
              rightSection={
                <Kbd size="xs" aria-hidden="true">
                  C
                </Kbd>
              }
              onClick={onDone}
            >
              {done.label}
            </Button>
          )}
          {snooze && <SnoozeMenu open={snoozing} onOpen={onSnoozing} onUntil={onSnooze} />}
        </div>
      )}
    </li>
  );
};
