import type { CSSProperties } from 'react';
import { queueTexts } from '#shared/content/queue.ts';
import type { Waiting } from '#web/lib/lead-form.ts';
import { Button } from './button.tsx';
import { showToast } from './toast.ts';

const words = queueTexts.form;

// Inline, because few visitors ever see this, and a sheet would be in every page's first load.
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
  /** For a form in another language. */
  readonly text?: string;
  readonly cancelLabel?: string;
}

/** Offers to queue a form that could not be sent, or shows that it is queued and lets the visitor cancel. */
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
