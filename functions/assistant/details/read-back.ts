import { type Details, isReachable } from './read-details.ts';

/**
 * Returns a message's sentences without those that contain details, which leaves the question beside them.
 */
export const questionBeside = (message: string, { email, phone }: Details): string | undefined => {
  const rest = message
    .split(/(?<=[.!?。！？؟]\s?)(?=\S)|\n/u)
    .filter((sentence) => ![email, phone].some((value) => value && sentence.includes(value)))
    .join('')
    .trim();
  return /[?？؟]/u.test(rest) ? rest : undefined;
};

/**
 * Whether a message gives an address or a number, or a name and a time, rather than mentioning one in
 * passing.
 */
export const leavesDetails = (details: Details): boolean =>
  isReachable(details) || (details.name !== undefined && details.when !== undefined);
