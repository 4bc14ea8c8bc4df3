/** Screens that the owner may choose to see after a login; the first is the specified one. */
export const firstScreens = ['clients', 'today'] as const;
export type FirstScreen = (typeof firstScreens)[number];
