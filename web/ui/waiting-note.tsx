import type { CSSProperties } from 'react';
import { queueTexts } from '#shared/content/queue.ts';
import type { Waiting } from '#web/lib/lead-form.ts';
import { Button } from './button.tsx';
import { showToast } from './toast.ts';

const words = queueTexts.form;

// Inline, because a sheet would be part of every page's first load, for something that few ever see.
const note: CSSProperties = {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 'var(--s3)',
  justifyItems: 'start',
  paddingInlineStart: 'var(--s4)',
  borderInlineStart: '4px solid var(--spark)',
  fontSize: 'var(--size-s)',
};

interface WaitingNoteProps {
  readonly waiting: Waiting;
  /** In the words of a form that speaks another language. */
  readonly text?: string;
  readonly cancelLabel?: string;
}

/** Says inside a form that it was not sent yet, what happens next, and lets the visitor decide. */
export const WaitingNote = ({
  waiting,
  text = words.waiting,
  cancelLabel = words.cancel,
}: WaitingNoteProps) => {
  const { state, accept } = waiting;
  const cancel = async () => showToast((await waiting.cancel()) ? words.cancelled : words.tooLate);
  if (state === 'no') return null;
  const [said, action, act] =
    state === 'offered' ? [words.offer, words.keep, accept] : [text, cancelLabel, cancel];
  return (
    <div role="alert" style={note}>
      <p>{said}</p>
      <Button look="quiet" size="small" onClick={act}>
        {action}
      </Button>
    </div>
  );
};
