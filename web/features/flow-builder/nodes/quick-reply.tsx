import { Button, TextInput } from '@mantine/core';
import type { FlowOption } from '#shared/flow/fields.ts';
import { addOption } from '#shared/flow/graph.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import css from '../panel/panel.module.css';
import { TextWithVariables } from '../panel/text-with-variables.tsx';
import type { FormProps, NodeView } from './view.ts';

const Form = ({ node, variables, onChange, edit }: FormProps<'quick_reply'>) => {
  const { data } = node;
  const setOption = (id: string, change: Partial<FlowOption>) =>
    onChange(
      {
        ...data,
        options: data.options.map((option) => (option.id === id ? { ...option, ...change } : option)),
      },
      `option ${id}`,
    );
  const removeOption = (id: string) =>
    onChange({ ...data, options: data.options.filter((option) => option.id !== id) }, '');
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
      <fieldset className={css.group}>
        <legend>Options</legend>
        {data.options.map((option, index) => (
          <div key={option.id} className={css.option}>
            <TextInput
              label={`Option ${index + 1}`}
              maxLength={flowLimits.labelChars}
              value={option.label}
              onChange={(event) => setOption(option.id, { label: event.target.value })}
            />
            <TextInput
              label={`Value ${index + 1}`}
              maxLength={flowLimits.valueChars}
              value={option.value}
              onChange={(event) => setOption(option.id, { value: event.target.value })}
            />
            <Button
              size="compact-sm" variant="subtle"
              color="red"
              aria-label={`Remove option ${option.label}`}
              onClick={() => removeOption(option.id)}
            >
              Remove
            </Button>
          </div>
        ))}
        <Button
          size="compact-sm" variant="default"
          disabled={data.options.length >= flowLimits.options}
          onClick={() => edit((document) => addOption(document, node.id))}
        >
          Add option
        </Button>
      </fieldset>
      <TextInput
        label="Keep the choice as"
        description="Optional. The latest answer is always in {{user_input}}."
        maxLength={flowLimits.variableChars}
        value={data.variable ?? ''}
        onChange={(event) => onChange({ ...data, variable: event.target.value }, 'variable')}
      />
      <TextWithVariables
        label="When the answer is none of them"
        maxLength={flowLimits.messageChars}
        value={data.retry ?? ''}
        variables={variables}
        onChange={(retry) => onChange({ ...data, retry }, 'retry')}
      />
    </>
  );
};

export const quickReply: NodeView<'quick_reply'> = {
  hint: 'Offers options to tap',
  color: 'var(--info)',
  preview: ({ message }) => message || '(empty message)',
  Form,
};
