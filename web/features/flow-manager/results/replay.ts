export interface TranscriptLine {
  readonly role: 'bot' | 'visitor' | 'notice';
  readonly text: string;
  readonly node?: string | undefined;
}

/** A step of a conversation: the messages at one node; none at a node that only branches. */
export interface ReplayStep {
  readonly node: string | undefined;
  readonly lines: readonly TranscriptLine[];
}

/** Splits a conversation into steps. Messages give the order, even in loops; silent nodes appear at their first visit. */
export const buildReplaySteps = (
  transcript: readonly TranscriptLine[],
  seen: readonly string[],
): ReplayStep[] => {
  const speaking = new Set(transcript.map(({ node }) => node));
  const silent = (from: number, to?: number): ReplayStep[] =>
    seen
      .slice(from, to)
      .filter((node) => !speaking.has(node))
      .map((node) => ({ node, lines: [] }));
  const steps: ReplayStep[] = [];
  let next = 0;
  for (const line of transcript) {
    const last = steps.at(-1);
    if (last && (line.node === undefined || (line.node === last.node && last.lines.length > 0))) {
      steps[steps.length - 1] = { ...last, lines: [...last.lines, line] };
      continue;
    }
    const at = line.node === undefined ? -1 : seen.indexOf(line.node);
    if (at >= next) {
      steps.push(...silent(next, at));
      next = at + 1;
    }
    steps.push({ node: line.node, lines: [line] });
  }
  return [...steps, ...silent(next)];
};

/** The edges up to a step, each as `from to`. */
export const buildTrail = (steps: readonly ReplayStep[], at: number): ReadonlySet<string> =>
  new Set(steps.slice(1, at + 1).map(({ node }, index) => `${steps[index]?.node} ${node}`));
