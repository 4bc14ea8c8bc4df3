import type { ChatTexts } from '#shared/content/chat-ui/types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { formatBrief } from '#web/lib/format.ts';
import type { FreeTime, FreeTimes } from '#web/lib/free-times.ts';
import { Button } from '#web/ui/button.tsx';
import css from './next-times.module.css';

export type TimeWords = Pick<ChatTexts, 'nextTimes' | 'noTimes' | 'retry' | 'timesFailed' | 'timesLoading'>;

interface NextTimesProps {
  readonly times: readonly FreeTime[];
  readonly zone: string;
  readonly language: LanguageCode;
  readonly words: TimeWords;
  readonly onPick: (time: FreeTime) => void;
}

/** Buttons that choose one of the next free times. */
export const NextTimes = ({ times, zone, language, words, onPick }: NextTimesProps) =>
  times.length > 0 && (
    <fieldset className={css.times}>
      <legend>{words.nextTimes}</legend>
      {times.map((time) => (
        <Button key={time.start.getTime()} look="quiet" size="small" onClick={() => onPick(time)}>
          {formatBrief(time.start, zone, language)}
        </Button>
      ))}
    </fieldset>
  );

interface TimesStateProps {
  readonly free: FreeTimes;
  readonly words: TimeWords;
  /** The chosen day has no free time. */
  readonly isFull: boolean;
}

/** Says that free times are loading, couldn't be loaded, or are all taken on the chosen day. */
export const TimesState = ({ free, words, isFull }: TimesStateProps) => (
  <p className={css.state} role="status">
    {free.state === 'loading' && words.timesLoading}
    {free.state === 'ready' && isFull && words.noTimes}
    {free.state === 'failed' && (
      <>
        {words.timesFailed}{' '}
        <button type="button" className={css.retry} onClick={free.reload}>
          {words.retry}
        </button>
      </>
    )}
  </p>
);
