import { quote } from './values.ts';

/** A question for a saved answer that only has a short code, and the hint to complete it. */
export const titleOfCode = (
  code: string,
): { readonly title: string; readonly changes: readonly string[] } => {
  const words = code.replace(/^[!/]/, '').replace(/[_-]+/g, ' ').trim();
  return {
    title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    changes: [`Its only question is its short code ${quote(code)}: add questions that visitors ask.`],
  };
};
