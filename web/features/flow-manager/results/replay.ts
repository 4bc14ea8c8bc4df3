import type { FlowDocument } from '#shared/flow/document.ts';
import { getExitKey } from '#shared/flow/exits.ts';
import type { MessageMedia } from '#shared/flow/media.ts';

export interface TranscriptLine {
  readonly role: 'bot' | 'visitor' | 'notice';
  readonly text: string;
  readonly node?: string | undefined;
  readonly media?: readonly MessageMedia[] | undefined;
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

interface Link {
  readonly from: string;
  readonly exit: string;
}

/**
 * The exits taken up to a step, each as `from exit`. For older sessions without stored exits, uses the first
 * exit that leads to the next step.
 */
export const buildTrail = (
  steps: readonly ReplayStep[],
  at: number,
  links: readonly Link[],
  flow: FlowDocument | undefined,
): ReadonlySet<string> => {
  const trail = new Set<string>();
  let next = 0;
  for (let index = 1; index <= at; index += 1) {
    const [from, to] = [steps[index - 1]?.node, steps[index]?.node];
    const found = links.findIndex((link, place) => place >= next && link.from === from);
    const link = links[found];
    if (link) next = found + 1;
    const node = flow?.nodes.find(({ id }) => id === from);
    const connection = flow?.connections.find((other) => other.from === from && other.to === to);
    const exit = link?.exit ?? (links.length === 0 && node && connection && getExitKey(node, connection));
    if (from !== undefined && exit) trail.add(`${from} ${exit}`);
  }
  return trail;
};
