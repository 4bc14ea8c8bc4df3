import { type RefObject, useEffect, useId, useState } from 'react';
import { IconHistory, IconPlus, IconTrash } from '#web/ui/icons.tsx';
import css from './resume-question.module.css';
import type { Words } from './use-words.ts';

interface ResumeQuestionProps {
  /** The question, which takes the focus. */
  readonly ref: RefObject<HTMLElement | null>;
  readonly words: Words;
  readonly onContinue: () => void;
  /** The browser has left the conversation. */
  readonly onLeft: () => void;
  /** The conversation was deleted on the server. */
  readonly onDeleted: () => void;
  readonly onFailed: () => void;
}

/**
 * Asks in a new browsing session what happens to the browser's conversation, without showing any of it: on a shared
 * computer it may be another person's.
 */
export const ResumeQuestion = ({ ref, words, ...props }: ResumeQuestionProps) => {
  const { texts } = words;
  const id = useId();
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);

  // Screen readers read the question; no answer is preselected.
  useEffect(() => ref.current?.focus(), [ref]);

  const run = async (act: () => Promise<void>, onDone: () => void) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await act();
    } catch {
      setBusy(false);
      props.onFailed();
      return;
    }
    onDone();
  };
  const leave = async () => (await import('./live/leave.ts')).leaveConversation();
  const remove = async () => (await import('./live/forget.ts')).deleteOwnConversation();

  const cancel = () => {
    setConfirming(false);
    ref.current?.focus();
  };

  return (
    <section
      ref={ref}
      className={css.question}
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      aria-busy={isBusy}
    >
      <h3 id={id} className={css.title}>
        {texts.resumeTitle}
      </h3>
      <p id={`${id}-hint`} className={css.hint}>
        {texts.resumeHint}
      </p>
      {isConfirming ? (
        <fieldset className={css.confirm}>
          <legend className={css.hint}>{texts.clearQuestion}</legend>
          <div className={css.pair}>
            <button type="button" className={css.delete} onClick={() => void run(remove, props.onDeleted)}>
              {texts.clearYes}
            </button>
            {/* biome-ignore lint/a11y/noAutofocus: the visitor just asked for this; the safe answer has the focus */}
            <button type="button" className={css.choice} autoFocus onClick={cancel}>
              {texts.clearNo}
            </button>
          </div>
        </fieldset>
      ) : (
        <>
          <button type="button" className={css.choice} onClick={props.onContinue}>
            <IconHistory size={18} stroke={1.75} aria-hidden="true" />
            {texts.resumeContinue}
          </button>
          <button type="button" className={css.choice} onClick={() => void run(leave, props.onLeft)}>
            <IconPlus size={18} stroke={1.75} aria-hidden="true" />
            {texts.resumeNew}
          </button>
          <button type="button" className={css.choice} onClick={() => setConfirming(true)}>
            <IconTrash size={18} stroke={1.75} aria-hidden="true" />
            {texts.resumeDelete}
          </button>
        </>
      )}
    </section>
  );
};
