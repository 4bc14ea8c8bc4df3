/** New leads of one viewer: every form and every conversation that makes one count together. */
export const formLimit = { name: 'forms', max: 10, windowSeconds: 600 } as const;
