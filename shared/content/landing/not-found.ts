export const notFound = {
  title: '404 Page Not Found',
  /** What the visitor asked for, said as a question; the address is put in. */
  asked: (path: string) => `Is there anything at ${path}?`,
  answer: 'Not any more, or not yet. These pages are real:',
  hint: 'Did you forget to add the page to the router?',
  home: 'Back to the start',
} as const;
