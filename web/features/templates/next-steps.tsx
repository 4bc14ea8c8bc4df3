import { useEffect, useRef } from 'react';
import { emit } from '#web/lib/events.ts';
import { paths } from '#web/lib/paths.ts';
import type { ChosenTemplate } from '#web/lib/visit-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CloseButton } from '#web/ui/close-button.tsx';
import css from './next-steps.module.css';
import { galleryText as text } from './text.ts';

interface NextStepsProps {
  readonly template: ChosenTemplate;
  readonly onClose: () => void;
}

/** What a visitor can do with the template that was just chosen. */
export const NextSteps = ({ template, onClose }: NextStepsProps) => {
  const title = useRef<HTMLParagraphElement>(null);
  // Screen readers announce the choice, and the next key press reaches its steps.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const leaveFor = (open: () => void) => () => {
    onClose();
    open();
  };
  return (
    <section className={css.steps} aria-label={text.nextSteps} data-tool>
      <p className={css.title} ref={title} tabIndex={-1}>
        {text.chosen(template.name)}
      </p>
      <p className={css.hint}>{text.chosenHint}</p>
      <div className={css.actions}>
        <Button size="small" onClick={leaveFor(() => emit('open booking', {}))}>
          {text.nextBook}
        </Button>
        <Button
          size="small"
          look="quiet"
          onClick={leaveFor(() => emit('open templates', { templateId: template.id, view: 'demo' }))}
        >
          {text.nextTry}
        </Button>
        <ButtonLink size="small" look="quiet" to={paths.flows.to('?tab=templates')} onClick={onClose}>
          {text.nextBuild}
        </ButtonLink>
      </div>
      <CloseButton className={css.close} size="small" label={text.dismissNext} onClick={onClose} />
    </section>
  );
};
