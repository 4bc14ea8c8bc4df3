const outcomeNames: Readonly<Record<string, string>> = {
  completed: 'Completed',
  dead_end: 'Dead end',
  open: 'Not finished',
  stopped: 'Stopped',
};

/** Ways to end, and not to have ended, that every flow knows. */
export const engineOutcomes = Object.keys(outcomeNames);

/** How a conversation ended: the engine's words as a person says them, the author's as they are. */
export const formatOutcome = (outcome: string): string => outcomeNames[outcome] ?? outcome;

export const getOutcomeColor = (outcome: string): string =>
  outcome === 'dead_end' ? 'warning' : outcome === 'open' || outcome === 'stopped' ? 'gray' : 'accent';
