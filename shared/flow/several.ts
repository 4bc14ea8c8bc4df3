import type { FlowOption } from './fields.ts';

/** Between the values of chosen options in one answer. Labels and values have no line breaks. */
export const choiceSeparator = '\n';

/** Joins labels or values for people, messages and conditions. */
export const joinChoices = (texts: readonly string[]): string => texts.join(', ');

type Choosable = Pick<FlowOption, 'label' | 'value'>;

/** The labels of the options that a control sent, one on each line; undefined for anything else. */
export const describeChoice = (options: readonly Choosable[] = [], input: string): string | undefined => {
  const labels = input.split(choiceSeparator).map((line) => {
    const option = options.find(({ label, value }) => line === value || line === label);
    return option && (option.label || option.value);
  });
  return labels.every((label) => label !== undefined) ? joinChoices(labels) : undefined;
};

/** The labels of a stored answer, whose values are joined in the order of the options; undefined if they are unknown. */
export const describeStoredChoice = (options: readonly Choosable[], answer: string): string | undefined => {
  const labels: string[] = [];
  let rest = answer;
  for (const { label, value } of options) {
    if (value === '' || (rest !== value && !rest.startsWith(joinChoices([value, ''])))) continue;
    labels.push(label.trim() || value);
    rest = rest.slice(joinChoices([value, '']).length);
  }
  return rest === '' && labels.length > 0 ? joinChoices(labels) : undefined;
};
