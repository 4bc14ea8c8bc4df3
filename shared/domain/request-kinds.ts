/** Requests that a visitor makes in the chat: a customer's outage or wrong charge, a call-back, a consultation, a question. */
export const requestKinds = ['incident', 'billing', 'call', 'booking', 'question'] as const;
export type RequestKind = (typeof requestKinds)[number];
