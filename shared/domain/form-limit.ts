/** Limit on new leads per viewer, shared by all forms and conversations. */
export const formLimit = { name: 'forms', max: 10, windowSeconds: 600 } as const;
