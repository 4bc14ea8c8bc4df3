/** How a conversation ended: at an end of the flow, at an exit without a connection, or because the engine couldn't continue. */
export const flowOutcomes = ['completed', 'dead_end', 'stopped'] as const;
export type FlowOutcome = (typeof flowOutcomes)[number];
