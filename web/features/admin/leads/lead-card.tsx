import { type ReactNode, useId } from 'react';
import css from './lead-card.module.css';

interface LeadCardProps {
  readonly name: ReactNode;
  /** Beside the name: the clock, badges. */
  readonly marks?: ReactNode;
  /** Which fields of the stored record could not be read; the rest is shown as it is. */
  readonly problem: string | undefined;
  /** Nobody answered in time. */
  readonly late?: boolean;
  readonly facts?: ReactNode;
  readonly actions: ReactNode;
  /** What was written, and what else there is to read. */
  readonly children?: ReactNode;
}

/** One lead of a list: who, what is known, what was written, what can be done. */
export const LeadCard = ({ name, marks, problem, late, facts, actions, children }: LeadCardProps) => {
  const title = useId();
  return (
    <article className={css.card} data-late={late || undefined} aria-labelledby={title}>
      <header className={css.head}>
        <h3 id={title} className={css.name}>
          <bdi>{name}</bdi>
        </h3>
        {marks}
      </header>
      {facts}
      {problem && <p className={css.problem}>Stored data could not be read: {problem}</p>}
      {children}
      <div className={css.actions}>{actions}</div>
    </article>
  );
};

/** A line of facts about a lead; a minor one is smaller and says what is seldom looked for. */
export const Facts = ({ minor, children }: { minor?: boolean; children: ReactNode }) => (
  <p className={minor ? css.minor : css.facts}>{children}</p>
);
