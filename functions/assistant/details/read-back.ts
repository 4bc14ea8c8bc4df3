import type { DetailTexts } from '#shared/content/assistant/types.ts';
import { type Details, isReachable } from './read-details.ts';

const shown = ['name', 'email', 'phone', 'when'] as const;

/** Repeats a visitor's details for correction, and offers to pass them on or asks for an address. */
export const readBack = (texts: DetailTexts, details: Details): string => {
  const lines = shown.flatMap((key) => (details[key] ? [`${texts[key]}: ${details[key]}`] : []));
  return [texts.noted, ...lines, '', isReachable(details) ? texts.pass : texts.reach].join('\n');
};

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
