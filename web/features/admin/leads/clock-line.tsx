import css from './clock-line.module.css';
import { type Clocked, clockText, responseClock } from './response-clock.ts';

interface ClockLineProps {
  readonly lead: Clocked;
  readonly now: number;
  /** Short text, for table rows. */
  readonly short?: boolean;
}

/** The time left of the 24-hour promise. */
export const ClockLine = ({ lead, now, short }: ClockLineProps) => {
  const state = responseClock(lead, now);
  if (state.kind === 'none') return null;
  const pressing =
    state.kind === 'overdue' ? css.overdue : state.kind === 'running' && state.soon && css.soon;
  return <span className={[css.clock, pressing].filter(Boolean).join(' ')}>{clockText(state, short)}</span>;
};
