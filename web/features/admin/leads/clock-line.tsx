import { Text } from '@mantine/core';
import { type Clocked, clockText, responseClock } from './response-clock.ts';

/** What is left of the 24-hour promise, in words. */
export const ClockLine = ({ lead, now }: { lead: Clocked; now: number }) => {
  const state = responseClock(lead, now);
  if (state.kind === 'none') return null;
  const color =
    state.kind === 'overdue' ? 'red' : state.kind === 'running' && state.soon ? 'var(--warning)' : 'dimmed';
  return (
    <Text component="span" size="xs" c={color} fw={color === 'dimmed' ? 400 : 600}>
      {clockText(state)}
    </Text>
  );
};
