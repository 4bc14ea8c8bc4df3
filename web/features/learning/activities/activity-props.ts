import type { LearningFacts } from '#shared/domain/learning/progress.ts';

export interface ActivityProps {
  readonly facts: LearningFacts;
  /** Closes the dialog and navigates to a path of the site. */
  readonly onLeave: (to: string) => void;
}
