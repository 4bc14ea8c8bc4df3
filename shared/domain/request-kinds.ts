/** Requests that a visitor makes in the chat: a customer's outage or wrong charge, a call-back, a consultation. */
export const requestKinds = ['incident', 'billing', 'call', 'booking'] as const;
export type RequestKind = (typeof requestKinds)[number];
