import { matchOption } from './answer.ts';
import type { Assistant } from './assistant-schema.ts';
import type { FlowOption } from './fields.ts';
import { matchIntent } from './match-intent.ts';
import type { InputContext, NodeContext, Step } from './nodes/kind.ts';
import { readForm } from './read-form.ts';
import type { RequestResult } from './state.ts';

const turnsKey = 'turns';
const goOn = 'continue';

const listOptions = ({ exits }: Assistant, { texts, interpolate }: NodeContext): FlowOption[] => [
  ...exits.map(({ id, label }) => ({ id, label: interpolate(label) || id, value: id })),
  { id: goOn, label: texts.assistant.continue, value: goOn },
];

const waitForQuestion = (node: Assistant, context: NodeContext, turns: number): Step => {
  context.remember({ [turnsKey]: String(turns) });
  return context.offer(listOptions(node, context));
};

/** Sends the node's message and waits for the first question. */
export const enterAssistant = (node: Assistant, context: NodeContext): Step => {
  context.say(node.message);
  return waitForQuestion(node, context, 0);
};

/**
 * Stores the details in a message, then leaves through the exit that the visitor means, or passes the message
 * to the site's assistant.
 */
export const answerAssistant = (node: Assistant, context: InputContext, input: string): Step => {
  const { language, today } = context;
  const fields = (node.collect ?? []).map(({ variable, kind }) => ({
    id: variable.trim(),
    label: variable,
    kind,
  }));
  for (const [name, value] of Object.entries(readForm(input, { fields, values: {}, language, today }).values))
    context.storeAnswer(fields.find(({ id }) => id === name)?.kind ?? 'text', name, value);
  const chosen = matchOption(listOptions(node, context), input)?.id;
  if (chosen === goOn) return context.proceed();
  const exit = node.exits.find(({ id }) => id === chosen) ?? matchIntent(node.exits, input);
  return exit ? context.proceed(exit.id) : context.askAssistant(input.trim());
};

/** Sends the assistant's answer, then waits for the next question, or continues after the last. */
export const showAnswer = (
  node: Assistant,
  context: NodeContext,
  { ok, body, isSimulated }: RequestResult,
): Step => {
  const turns = Number(context.memory[turnsKey] ?? 0) + 1;
  // Not a template: braces in an answer are plain text.
  if (!isSimulated) context.say(ok && body ? body.replaceAll('{{', '{ {') : context.texts.assistant.unknown);
  return turns >= node.maxTurns ? context.proceed() : waitForQuestion(node, context, turns);
};
