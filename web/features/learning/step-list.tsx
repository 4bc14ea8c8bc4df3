import { learningText } from '#shared/content/learning/text.ts';
import { type StepId, steps } from '#shared/domain/learning/catalogue.ts';
import { isUnlocked, type LearningFacts, stepPoints } from '#shared/domain/learning/progress.ts';
import css from './step-list.module.css';

interface StepListProps {
  readonly facts: LearningFacts;
  readonly chosen: StepId;
  readonly onChoose: (id: StepId) => void;
}

/** The five steps in order, with their state in words. A locked step names its condition. */
export const StepList = ({ facts, chosen, onChoose }: StepListProps) => (
  <nav aria-label={learningText.steps}>
    <p className={css.progress}>
      <progress
        className={css.bar}
        value={facts.completedSteps.length}
        max={steps.length}
        aria-hidden="true"
      />
      {learningText.progress(facts.completedSteps.length, steps.length)}
    </p>
    <ol className={css.list}>
      {steps.map((step, index) => {
        const done = facts.completedSteps.includes(step.id);
        const open = isUnlocked(facts, step.id);
        const state = done ? learningText.completed : open ? learningText.open : learningText.locked;
        return (
          <li key={step.id}>
            <button
              type="button"
              className={css.step}
              data-state={done ? 'done' : open ? 'open' : 'locked'}
              aria-current={step.id === chosen ? 'step' : undefined}
              disabled={!open}
              onClick={() => onChoose(step.id)}
            >
              <span className={css.mark} aria-hidden="true">
                {done ? '✓' : index + 1}
              </span>
              <span className={css.words}>
                <span className={css.title}>{step.title}</span>
                <span className={css.description}>
                  {open ? step.description : learningText.lockedHint(steps[index - 1]?.title ?? '')}
                </span>
                <span className={css.facts}>
                  <span>{state}</span>
                  <span>
                    {stepPoints(facts, step.id)} {learningText.points}
                  </span>
                  <span>{learningText.minutes(step.minutes)}</span>
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  </nav>
);
