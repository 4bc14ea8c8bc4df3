import css from './clock-line.module.css';
import { type Clocked, clockText, responseClock } from './response-clock.ts';

/** What is left of the 24-hour promise, in words. */
export const ClockLine = ({ lead, now }: { lead: Clocked; now: number }) => {
  const state = responseClock(lead, now);
  if (state.kind === 'none') return null;
  return (
    <span className={css.clock} data-kind={state.kind === 'running' && state.soon ? 'soon' : state.kind}>
      {clockText(state)}
    </span>
  );
};
