const outcomeNames: Readonly<Record<string, string>> = {
  completed: 'Completed',
  dead_end: 'Dead end',
  open: 'Not finished',
  stopped: 'Stopped',
};

/** Outcomes that every flow can have. */
export const engineOutcomes = Object.keys(outcomeNames);

/** The label of an outcome; outcomes that the author named are unchanged. */
export const formatOutcome = (outcome: string): string => outcomeNames[outcome] ?? outcome;

export const getOutcomeColor = (outcome: string): string =>
  outcome === 'dead_end' ? 'warning' : outcome === 'open' || outcome === 'stopped' ? 'gray' : 'accent';
