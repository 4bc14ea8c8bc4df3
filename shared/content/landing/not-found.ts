import { withTexts } from '#shared/site/texts.ts';
export const notFound = withTexts('landing.not-found', {
  title: '404 Page Not Found',
  /** Phrases the request for a missing page as a question; the URL is inserted. */
  asked: (path: string) => `Is there anything at ${path}?`,
  answer: 'Not any more, or not yet. These pages are real:',
  hint: 'Did you forget to add the page to the router?',
  home: 'Back to the start',
});
