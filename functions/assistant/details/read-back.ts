import { type Details, isReachable } from './read-details.ts';

/** Returns the sentences of a message without those that hold the details: the question beside them. */
export const questionBeside = (message: string, { email, phone }: Details): string | undefined => {
  const rest = message
    .split(/(?<=[.!?。！？؟]\s?)(?=\S)|\n/u)
    .filter((sentence) => ![email, phone].some((value) => value && sentence.includes(value)))
    .join('')
    .trim();
  return /[?？؟]/u.test(rest) ? rest : undefined;
};

/** Whether a message leaves an address or a number, or a name and a time: more than a passing mention. */
export const leavesDetails = (details: Details): boolean =>
  isReachable(details) || (details.name !== undefined && details.when !== undefined);
