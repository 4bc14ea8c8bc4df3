/** The visitor's previous message in the history that their browser sends. */
export const lastSaid = (
  history: readonly { readonly role: string; readonly content: string }[],
): string | undefined => history.findLast(({ role }) => role === 'user')?.content;
