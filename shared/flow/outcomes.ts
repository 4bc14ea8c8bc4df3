/**
 * How a conversation ended: at the flow's end, where a way out leads nowhere though it should, or by the engine because it
 * could not go on.
 */
export const flowOutcomes = ['completed', 'dead_end', 'stopped'] as const;
export type FlowOutcome = (typeof flowOutcomes)[number];
