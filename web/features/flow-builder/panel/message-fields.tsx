import { Group, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  type AnswerLimits,
  dayLimits,
  hasRange,
  type InputKind,
  inputKinds,
  type QuestionInput,
} from '#shared/flow/fields.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import type { MessageData } from '#shared/flow/nodes/message-node.ts';
import type { CardContent } from '../nodes/view.ts';
import { TextWithVariables } from './text-with-variables.tsx';

interface MessageFieldsProps<D> {
  readonly data: D;
  readonly variables: readonly string[];
  readonly onChange: (data: D, field: string) => void;
  /** Fields shown between the message and the question. */
  readonly children?: ReactNode;
}

export const inputKindNames: Readonly<Record<InputKind, string>> = {
  text: 'Any text',
  email: 'E-mail address',
  phone: 'Phone number',
  number: 'Number',
  date: 'Date',
};

const dayNames: Readonly<Record<'' | NonNullable<QuestionInput['days']>, string>> = {
  '': 'Any day',
  future: 'Today or later',
  past: 'Today or earlier',
};

interface LimitFieldsProps<I> {
  readonly input: I;
  readonly onChange: (input: I, field: string) => void;
}

/** The limits that this kind of answer has: a range of numbers or lengths, or of days. */
export const LimitFields = <I extends AnswerLimits & { readonly kind: InputKind }>({
  input,
  onChange,
}: LimitFieldsProps<I>) => {
  const { kind } = input;
  if (kind === 'date')
    return (
      <NativeSelect
        label="Accepted days"
        value={input.days ?? ''}
        data={Object.entries(dayNames).map(([value, label]) => ({ value, label }))}
        onChange={({ target: { value } }) =>
          onChange({ ...input, days: dayLimits.find((days) => days === value) }, 'days')
        }
      />
    );
  if (!hasRange(kind)) return null;
  const labels =
    kind === 'number'
      ? { min: 'Smallest number', max: 'Largest number' }
      : { min: 'Fewest characters', max: 'Most characters' };
  return (
    <Group grow gap="sm">
      {(['min', 'max'] as const).map((end) => (
        <TextInput
          key={end}
          type="number"
          step={kind === 'number' ? 'any' : 1}
          min={kind === 'number' ? undefined : 0}
          label={labels[end]}
          placeholder="No limit"
          value={input[end] ?? ''}
          onChange={({ target: { value, valueAsNumber } }) =>
            onChange(
              { ...input, [end]: value === '' || Number.isNaN(valueAsNumber) ? undefined : valueAsNumber },
              end,
            )
          }
        />
      ))}
    </Group>
  );
};

/** Card content of start and text nodes. */
export const getMessageCardContent = ({ message, input }: MessageData): CardContent => ({
  message: message,
  ...(input ? { answerHint: inputKindNames[input.kind], variable: input.variable } : {}),
});

export const MessageFields = <D extends MessageData>({
  data,
  variables,
  onChange,
  children,
}: MessageFieldsProps<D>) => {
  const { input } = data;
  const withInput = (kind: string): D => {
    const { input: _, ...rest } = data;
    return kind
      ? {
          ...data,
          input: {
            variable: input?.variable ?? 'answer',
            kind: kind as InputKind,
            ...(input?.retry ? { retry: input.retry } : {}),
          },
        }
      : (rest as D);
  };
  return (
    <>
      <TextWithVariables
        label="Message"
        lines
        maxLength={flowLimits.messageChars}
        value={data.message}
        variables={variables}
        onChange={(message) => onChange({ ...data, message }, 'message')}
      />
      {children}
      <NativeSelect
        label="Wait for an answer"
        value={input?.kind ?? ''}
        onChange={(event) => onChange(withInput(event.target.value), 'input')}
      >
        <option value="">No, continue at once</option>
        {inputKinds.map((kind) => (
          <option key={kind} value={kind}>
            {inputKindNames[kind]}
          </option>
        ))}
      </NativeSelect>
      {input && (
        <>
          <TextInput
            label="Save the answer as"
            description="Such as first_name. Use it as {{first_name}}, or {{first_name|there}} with a fallback."
            maxLength={flowLimits.variableChars}
            value={input.variable}
            onChange={(event) =>
              onChange({ ...data, input: { ...input, variable: event.target.value } }, 'variable')
            }
          />
          <LimitFields input={input} onChange={(next, field) => onChange({ ...data, input: next }, field)} />
          <TextWithVariables
            label="If the answer isn't valid"
            hint="Leave empty for a default text."
            maxLength={flowLimits.messageChars}
            value={input.retry ?? ''}
            variables={variables}
            onChange={(retry) => onChange({ ...data, input: { ...input, retry } }, 'retry')}
          />
        </>
      )}
    </>
  );
};
