import { useEffect, useRef, useState } from 'react';
import { cardText, learningText } from '#shared/content/learning/text.ts';
import { stepIds } from '#shared/domain/learning/catalogue.ts';
import { overallLevel } from '#shared/domain/learning/levels.ts';
import { isGraduate, type LearningFacts, totalPoints } from '#shared/domain/learning/progress.ts';
import { visitedKey } from '#shared/domain/learning/storage-keys.ts';
import { formatCount } from '#web/lib/format.ts';
import { persisted } from '#web/lib/persist.ts';
import { Button } from '#web/ui/button.tsx';
import css from './learning-card.module.css';
import { useOverlap } from './use-overlap.ts';

const isTrue = (value: unknown): boolean => value === true;
const dismissal = persisted('learning-card-dismissed', { fallback: false, parse: isTrue, area: 'session' });
const visit = persisted(visitedKey, { fallback: false, parse: isTrue });

interface LearningCardProps {
  readonly facts: LearningFacts;
  /** Shrinks to one line on pages with a tool in the same corner. */
  readonly isCompact: boolean;
  readonly onOpen: () => void;
  readonly onTour: () => void;
}

/**
 * The card at the bottom left: shown until five steps are done or the visitor dismisses it for this visit. It
 * shrinks over text and hides over a form or tool in use; the header and the footer also open the path.
 */
export const LearningCard = ({ facts, isCompact, onOpen, onTour }: LearningCardProps) => {
  const [dismissed, setDismissed] = useState(dismissal.read);
  const [firstVisit] = useState(() => !visit.read());
  useEffect(() => {
    visit.write(true);
  }, []);
  const card = useRef<HTMLElement>(null);
  const overlap = useOverlap(card);
  if (dismissed || isGraduate(facts)) return null;

  const dismiss = () => {
    dismissal.write(true);
    setDismissed(true);
  };
  const done = facts.completedSteps.length;
  const points = totalPoints(facts);
  const greets = firstVisit && done === 0;
  return (
    <aside
      className={[css.card, greets ? css.greeting : '', isCompact ? css.compact : ''].join(' ')}
      aria-label={cardText.label}
      ref={card}
      data-away={overlap.tool || undefined}
      data-tucked={overlap.text || undefined}
    >
      <div className={css.body}>
        {greets ? (
          <>
            <p className={css.title}>{cardText.greetingTitle}</p>
            <p className={css.text}>
              {cardText.greeting}{' '}
              <button type="button" className={css.link} onClick={onTour}>
                {learningText.tour}
              </button>
            </p>
          </>
        ) : (
          <>
            <p className={css.title}>
              {learningText.overallLevel(overallLevel(points))}
              <span className={css.points}>
                {formatCount(points)} {learningText.points}
              </span>
            </p>
            <progress
              className={css.bar}
              value={done}
              max={stepIds.length}
              aria-label={learningText.progress(done, stepIds.length)}
            />
            <p className={css.text}>{learningText.progress(done, stepIds.length)}</p>
          </>
        )}
      </div>
      <Button size="small" data-learning-open onClick={onOpen}>
        {done === 0 ? cardText.start : cardText.continue}
      </Button>
      <button type="button" className={css.dismiss} aria-label={cardText.dismiss} onClick={dismiss}>
        ×
      </button>
    </aside>
  );
};
