import { matchOption, parseAnswer, parseYesNo } from './answer.ts';
import { findLimitProblem } from './answer-limits.ts';
import type { FlowOption } from './fields.ts';
import { formatDay } from './find-date.ts';
import type { Form, FormNodeField } from './form-schema.ts';
import { quoteValue } from './interpolate.ts';
import { isQuestion } from './is-question.ts';
import type { InputContext, NodeContext, Step } from './nodes/kind.ts';
import { readForm } from './read-form.ts';

type Values = Readonly<Record<string, string>>;

/** Keys in the node's memory other than the fields' values, which are stored under `v.<id>`. */
const askedKey = 'asked';
const stepKey = 'step';
type FormStep = 'fill' | 'confirm' | 'choose';

const recall = ({ memory }: InputContext | NodeContext): Values =>
  Object.fromEntries(
    Object.entries(memory).flatMap(([key, value]) => (key.startsWith('v.') ? [[key.slice(2), value]] : [])),
  );

const remember = (context: NodeContext, values: Values, step: FormStep, asked?: string): void =>
  context.remember({
    ...Object.fromEntries(Object.entries(values).map(([id, value]) => [`v.${id}`, value])),
    [stepKey]: step,
    ...(asked === undefined ? {} : { [askedKey]: asked }),
  });

const confirmOptions = ({ texts }: NodeContext): FlowOption[] => [
  { id: 'confirm', label: texts.form.confirm, value: 'confirm' },
  { id: 'change', label: texts.form.change, value: 'change' },
];

const fieldOptions = (fields: readonly FormNodeField[]): FlowOption[] =>
  fields.map(({ id, label }) => ({ id, label: label || id, value: id }));

const showValue = ({ kind }: FormNodeField, value: string, language: string): string =>
  kind === 'date' ? formatDay(value, language) : quoteValue(value);

/** Asks for what is missing, or reads everything back. */
const proceed = ({ fields }: Form, context: NodeContext, values: Values): Step => {
  const missing = fields.filter(({ id, optional }) => !optional && values[id] === undefined);
  const [first] = missing;
  if (first) {
    context.say(
      context.texts.form.stillNeed.replace('{fields}', missing.map(({ label }) => label).join(', ')),
    );
    remember(context, values, 'fill', missing.length === 1 ? first.id : undefined);
    return context.wait('text');
  }
  const lines = fields.flatMap((field) => {
    const value = values[field.id];
    return value === undefined ? [] : [`${field.label}: ${showValue(field, value, context.language)}`];
  });
  context.say([context.texts.form.readBack, ...lines].join('\n'));
  remember(context, values, 'confirm');
  return context.offer(confirmOptions(context));
};

const finish = ({ fields }: Form, context: NodeContext, values: Values): Step => {
  for (const { id, kind, variable } of fields) {
    const value = values[id];
    if (value !== undefined) context.storeAnswer(kind, variable.trim(), value);
  }
  return context.proceed();
};

const choose = (form: Form, context: NodeContext, values: Values): Step => {
  context.say(context.texts.form.whatToChange);
  remember(context, values, 'choose');
  return context.offer(fieldOptions(form.fields));
};

/**
 * Extracts values from a message: undefined if there are none, or an error message for a value outside its
 * limits.
 */
const takeValues = (
  { fields }: Form,
  context: InputContext,
  input: string,
): { readonly values: Values; readonly problem?: string } | undefined => {
  const { language, texts, today } = context;
  const { [askedKey]: asked } = context.memory;
  const values = recall(context);
  const own = fields.find(({ id }) => id === asked);
  const whole = own && own.kind !== 'text' ? parseAnswer(own.kind, input, { language, today }) : undefined;
  const read =
    own && whole ? { [own.id]: whole } : readForm(input, { fields, values, asked, language, today }).values;
  const isAsking = isQuestion(input);
  const found = fields.filter(({ id, kind }) => read[id] !== undefined && !(isAsking && kind === 'text'));
  if (found.length === 0) return undefined;
  let problem: string | undefined;
  const accepted: Record<string, string> = {};
  for (const { id, kind, label, limits: range } of found) {
    const value = read[id] ?? '';
    const outside = findLimitProblem(kind, range ?? {}, value, { language, texts, today });
    if (outside) problem ??= `${label}: ${outside}`;
    else accepted[id] = value;
  }
  return { values: { ...values, ...accepted }, ...(problem ? { problem } : {}) };
};

const describeRetry = ({ fields, retry }: Form, { memory, texts }: InputContext): string => {
  const own = fields.find(({ id }) => id === memory[askedKey]);
  if (retry?.trim()) return retry;
  if (own && own.kind !== 'date') return texts.again[own.kind];
  const values = Object.keys(memory);
  const missing = fields.filter(({ id, optional }) => !optional && !values.includes(`v.${id}`));
  return missing.length > 0
    ? texts.form.stillNeed.replace('{fields}', missing.map(({ label }) => label).join(', '))
    : texts.again.choice;
};

/** Asks for the fields of a form that are not known yet. */
export const enterForm = (node: Form, context: NodeContext): Step => {
  if (node.fields.length === 0) return context.stopWithApology();
  const { language } = context;
  const values = Object.fromEntries(
    node.fields.flatMap(({ id, kind, variable }) => {
      const given = context.takeKnown(variable.trim(), kind) ?? context.variable(variable.trim());
      const value = given === undefined ? undefined : parseAnswer(kind, given, { language });
      return value === undefined ? [] : [[id, value]];
    }),
  );
  if (
    node.fields.every(({ id, optional }) => optional || values[id] !== undefined) &&
    Object.keys(values).length > 0
  )
    return proceed(node, context, values);
  context.say(node.message);
  const missing = node.fields.filter(({ id, optional }) => !optional && values[id] === undefined);
  remember(context, values, 'fill', missing.length === 1 ? missing[0]?.id : undefined);
  return context.wait('text');
};

/** Reads fields, corrections and the confirmation from an answer. */
export const answerForm = (node: Form, context: InputContext, input: string): Step => {
  const values = recall(context);
  const step = context.memory[stepKey];
  if (step === 'confirm') {
    const said = parseYesNo(
      input
        .trim()
        .toLowerCase()
        .replace(/[.!,]+$/, ''),
    );
    const chosen = matchOption(confirmOptions(context), input)?.id;
    if (chosen === 'confirm' || said === 'yes') return finish(node, context, values);
    if (chosen === 'change' || said === 'no') return choose(node, context, values);
  }
  if (step === 'choose') {
    const field = matchOption(fieldOptions(node.fields), input);
    if (field) {
      const { [field.id]: _, ...others } = values;
      return proceed(
        {
          ...node,
          fields: node.fields.map((one) => (one.id === field.id ? { ...one, optional: false } : one)),
        },
        context,
        others,
      );
    }
  }
  const taken = takeValues(node, context, input);
  if (!taken) {
    if (step === 'confirm') context.offer(confirmOptions(context));
    else if (step === 'choose') context.offer(fieldOptions(node.fields));
    else context.wait('text');
    return context.reject(describeRetry(node, context));
  }
  if (taken.problem) context.say(taken.problem);
  return proceed(node, context, taken.values);
};
