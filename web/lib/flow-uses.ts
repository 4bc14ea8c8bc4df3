import type { FlowUse } from '#shared/flow/linked-flows.ts';

/** How one flow uses another, shown after its name: “Intake” jumps here. */
export const describeUse = ({ hasJump, hasSubflow }: Omit<FlowUse<unknown>, 'flow'>): string =>
  [...(hasJump ? ['jumps here'] : []), ...(hasSubflow ? ['runs it as a sub-flow'] : [])].join(' and ');
