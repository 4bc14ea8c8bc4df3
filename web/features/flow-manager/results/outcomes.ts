const words: Readonly<Record<string, string>> = {
  completed: 'Completed',
  open: 'Not finished',
  stopped: 'Stopped',
};

/** How a conversation ended: the engine's words as a person says them, the author's as they are. */
export const outcomeWords = (outcome: string): string => words[outcome] ?? outcome;

export const outcomeColour = (outcome: string): string =>
  outcome === 'open' || outcome === 'stopped' ? 'gray' : 'accent';
