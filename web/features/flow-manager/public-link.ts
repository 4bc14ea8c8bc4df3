import type { Flow } from '#shared/api/flows.ts';
import { paths } from '#web/lib/paths.ts';
import { isSignedIn } from '#web/lib/session.ts';

/** A text to be taken as a whole: one press selects it. */
export const selectAllStyle = {
  style: { whiteSpace: 'normal', overflowWrap: 'anywhere', userSelect: 'all' },
} as const;

export const getPublicLink = (flow: Pick<Flow, 'uuid'>): string =>
  `${location.origin}${paths.sharedFlow.to(flow.uuid)}`;

/** What its author should know before they pass the link on. */
export const describeLink = (flow: Pick<Flow, 'isActive'>): string =>
  [
    flow.isActive ? '' : 'It works as soon as the flow is active.',
    isSignedIn()
      ? ''
      : 'Whoever opens it is told that you do not get their answers: you see how many there were, and where they stopped.',
  ]
    .filter(Boolean)
    .join(' ');
