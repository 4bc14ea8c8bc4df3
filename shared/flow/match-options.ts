import { foldText, hasNumericValue, matchOption } from './answer.ts';
import type { FlowOption } from './fields.ts';
import { choiceSeparator } from './several.ts';

const separator = /^[\s,;.!&+/|、，،؛・]+/u;

/** In Hebrew, Intl joins Hebrew words in another way than Latin ones. */
const samples = [
  ['a', 'b'],
  ['א', 'ב'],
];
/** Intl joins Japanese words only with a comma. */
const moreConjunctions = ['と', 'や'];

/** "and", "or" in these languages, as Intl joins two words. */
const listConjunctions = (languages: readonly string[]): string[] => {
  const literals = languages.flatMap((language) =>
    (['conjunction', 'disjunction'] as const).flatMap((type) => {
      const format = new Intl.ListFormat(language, { type });
      return samples.flatMap((words) =>
        format
          .formatToParts(words)
          .filter((part) => part.type === 'literal')
          .map(({ value }) => foldText(value)),
      );
    }),
  );
  return [...new Set([...literals, ...moreConjunctions])].filter((word) => word && !separator.test(word));
};

/** Whether a text goes on with a separator or a conjunction, so that what comes before is whole. */
const endsName = (rest: string, conjunctions: readonly string[]): boolean =>
  rest === '' || separator.test(rest) || conjunctions.some((word) => rest.startsWith(word));

/**
 * Finds the options that an answer names, in the order of the options: values on separate lines as controls send them, or
 * labels, values and list numbers in any order, such as "red, blue and 4". Undefined if the answer has other words too.
 */
export const matchOptions = <T extends Omit<FlowOption, 'id'>>(
  options: readonly T[],
  input: string,
  language: string,
): T[] | undefined => {
  const lines = input.split(choiceSeparator).map((line) => options.find(({ value }) => value === line));
  if (lines.every((option) => option !== undefined))
    return options.filter((option) => lines.includes(option));
  const single = matchOption(options, input);
  if (single) return [single];
  const conjunctions = listConjunctions([language, 'en']);
  const names = options
    .flatMap((option) => [option.value, option.label].map((name) => ({ name: foldText(name), option })))
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);
  const hasPositions = !options.every(hasNumericValue);
  const chosen = new Set<T>();
  let rest = foldText(input);
  while (rest !== '') {
    const named = names.find(
      ({ name }) => rest.startsWith(name) && endsName(rest.slice(name.length), conjunctions),
    );
    const number = hasPositions ? /^\d{1,2}(?!\d)/.exec(rest)?.[0] : undefined;
    const option = named?.option ?? (number === undefined ? undefined : options[Number(number) - 1]);
    if (option) chosen.add(option);
    const skipped =
      (option && (named?.name ?? number)) ??
      separator.exec(rest)?.[0] ??
      conjunctions.find((word) => rest.startsWith(word));
    if (skipped === undefined) return undefined;
    rest = rest.slice(skipped.length);
  }
  return chosen.size > 0 ? options.filter((option) => chosen.has(option)) : undefined;
};
