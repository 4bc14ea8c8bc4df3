/** Start screens that the owner can choose; the first is the default. */
export const firstScreens = ['clients', 'today'] as const;
export type FirstScreen = (typeof firstScreens)[number];
