interface Turn {
  readonly role: string;
  readonly content: string;
}

/** The visitor's own messages in a history, oldest first. */
export const visitorMessages = (history: readonly Turn[]): string[] =>
  history.filter(({ role }) => role === 'user').map(({ content }) => content);

/** The visitor's previous message in the history that their browser sends. */
export const lastVisitorMessage = (history: readonly Turn[]): string | undefined =>
  history.findLast(({ role }) => role === 'user')?.content;
