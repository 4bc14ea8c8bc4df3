import type { Flow } from '#shared/api/flows.ts';
import { paths } from '#web/lib/paths.ts';
import { isSignedIn } from '#web/lib/session.ts';

export const selectAllStyle = {
  style: { whiteSpace: 'normal', overflowWrap: 'anywhere', userSelect: 'all' },
} as const;

export const getPublicLink = (flow: Pick<Flow, 'uuid'>): string =>
  `${location.origin}${paths.sharedFlow.to(flow.uuid)}`;

/** Tells the author what the link does, depending on whether the flow is active. */
export const describeLink = (flow: Pick<Flow, 'isActive'>): string =>
  [
    flow.isActive ? '' : 'It works once the flow is active.',
    isSignedIn()
      ? ''
      : 'Visitors are told that you don’t get their answers. You see how many there were and where they stopped.',
  ]
    .filter(Boolean)
    .join(' ');
