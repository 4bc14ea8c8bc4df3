import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { learningText } from '#shared/content/learning/text.ts';
import { achievements, type StepId, stepIds, steps } from '#shared/domain/learning/catalogue.ts';
import { pathLevel } from '#shared/domain/learning/levels.ts';
import {
  isGraduate,
  isUnlocked,
  type LearningFacts,
  totalPoints,
  unlockedAchievements,
} from '#shared/domain/learning/progress.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AchievementList } from './achievement-list.tsx';
import { Activity } from './activities/activity.tsx';
import { Counter } from './counter.tsx';
import css from './path-dialog.module.css';
import { StepList } from './step-list.tsx';

interface PathDialogProps {
  readonly facts: LearningFacts;
  /** The initially selected step; by default the first open one. */
  readonly step: string | undefined;
  readonly onClose: () => void;
  readonly onTour: () => void;
}

const firstOpen = (facts: LearningFacts): StepId =>
  stepIds[facts.completedSteps.length] ?? 'pricing-exploration';

const startStep = (facts: LearningFacts, wanted: string | undefined): StepId => {
  const step = stepIds.find((id) => id === wanted);
  // The calculator is useful by itself; its step counts only once it is unlocked.
  return step && (step === 'roi-calculator' || isUnlocked(facts, step)) ? step : firstOpen(facts);
};

/** The learning path: steps on the left, the selected step's activity beside them, achievements below. */
export const PathDialog = ({ facts, step, onClose, onTour }: PathDialogProps) => {
  const activity = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState(() => startStep(facts, step));
  const [atStart] = useState(() => unlockedAchievements(facts).length);
  const navigate = useNavigate();

  const choose = (id: StepId) => {
    setChosen(id);
    // On a phone the activity is below the list, so scroll to it.
    activity.current?.scrollIntoView({ block: 'nearest' });
    activity.current?.focus({ preventScroll: true });
  };
  const leaveFor = (to: string) => {
    onClose();
    navigate(to);
  };
  const points = totalPoints(facts);
  // Screen readers can't reach the page's toasts while a dialog is open, so the dialog repeats this one.
  const unlocked = unlockedAchievements(facts);
  const fresh = unlocked.length > atStart ? unlocked.at(-1) : undefined;
  const latest = achievements.find(({ id }) => id === fresh)?.title;
  const current = steps.find(({ id }) => id === chosen);
  const done = facts.completedSteps.includes(chosen);
  const next = stepIds[stepIds.indexOf(chosen) + 1];
  // Finishing a step may remove the focused button; keep the focus in the activity.
  useEffect(() => {
    if (done && document.activeElement === document.body) activity.current?.focus({ preventScroll: true });
  }, [done]);
  const intro = (
    <div className={css.head}>
      <p className={css.intro}>{learningText.intro}</p>
      <p className={css.score}>
        <Counter value={points} className={css.points} /> {learningText.points}
        <span className={css.level}>{learningText.pathLevel(pathLevel(points))}</span>
        {facts.streak && <span className={css.level}>{learningText.streak(facts.streak.days)}</span>}
      </p>
    </div>
  );
  return (
    <Dialog
      title={learningText.title}
      size="wide"
      intro={intro}
      closeLabel={learningText.close}
      onClose={onClose}
    >
      <div className={css.columns}>
        <StepList facts={facts} chosen={chosen} onChoose={choose} />
        <section ref={activity} className={css.activity} tabIndex={-1} aria-label={current?.title}>
          <Activity id={chosen} facts={facts} onLeave={leaveFor} />
          {done && next && (
            <p className={css.next}>
              <span className={css.tick}>{learningText.completed}</span>
              <Button size="small" onClick={() => choose(next)}>
                {learningText.next}
              </Button>
            </p>
          )}
          {isGraduate(facts) && (
            <div className={css.graduate}>
              <p className={css.graduateTitle}>{learningText.finished}</p>
              <p>{learningText.finishedText}</p>
              <Button size="small" onClick={() => leaveFor(paths.home.to('contact'))}>
                {learningText.talk}
              </Button>
            </div>
          )}
        </section>
      </div>
      <p className="visually-hidden" role="status">
        {latest ? learningText.unlocked(latest) : ''}
      </p>
      <AchievementList facts={facts} />
      <footer className={css.foot}>
        <Button look="quiet" size="small" onClick={onTour}>
          {learningText.tour}
        </Button>
        <p>{learningText.privacy}</p>
      </footer>
    </Dialog>
  );
};
