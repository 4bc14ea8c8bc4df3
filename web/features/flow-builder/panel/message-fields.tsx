import { type InputKind, inputKinds, type NodeOf } from '#shared/flow/document.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { TextWithVariables } from './text-with-variables.tsx';

type MessageNode = NodeOf<'start'> | NodeOf<'text'>;

interface MessageFieldsProps {
  readonly node: MessageNode;
  readonly variables: readonly string[];
  readonly onChange: (data: MessageNode['data'], field: string) => void;
}

const kindNames: Readonly<Record<InputKind, string>> = {
  text: 'Any text',
  email: 'E-mail address',
  phone: 'Phone number',
  number: 'Number',
  date: 'Date',
};

/** Delay as the specification reads it: a whole number, 0 when it is none. */
const delayOf = (text: string): number => {
  const delay = Number.parseInt(text, 10);
  return Number.isNaN(delay) ? 0 : Math.min(flowLimits.delayMs, Math.max(0, delay));
};

export const MessageFields = ({ node, variables, onChange }: MessageFieldsProps) => {
  const { data } = node;
  const { input } = data;
  const withInput = (kind: string): MessageNode['data'] => {
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
      : rest;
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
      {'delay' in data && (
        <TextField
          label="Delay (ms)"
          type="number"
          min={0}
          max={flowLimits.delayMs}
          step={100}
          value={data.delay}
          onChange={(event) => onChange({ ...data, delay: delayOf(event.target.value) }, 'delay')}
        />
      )}
      <SelectField
        label="Wait for an answer"
        value={input?.kind ?? ''}
        onChange={(event) => onChange(withInput(event.target.value), 'input')}
      >
        <option value="">No, go on at once</option>
        {inputKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </SelectField>
      {input && (
        <>
          <TextField
            label="Keep the answer as"
            hint="A name such as first_name; use it as {{first_name}}."
            maxLength={flowLimits.variableChars}
            value={input.variable}
            onChange={(event) =>
              onChange({ ...data, input: { ...input, variable: event.target.value } }, 'variable')
            }
          />
          <TextWithVariables
            label="When the answer does not fit"
            hint="Left empty, the visitor is asked again in a standard sentence."
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
