import { NativeSelect, TextInput } from '@mantine/core';
import { flowLimits } from '#shared/flow/limits.ts';
import { IconVariable } from '#web/ui/icons.tsx';
import { ExpressionField } from '../panel/expression-field.tsx';
import { TextWithVariables } from '../panel/text-with-variables.tsx';
import type { FormProps, NodeView } from './view.ts';

const Form = ({ node: { data }, variables, onChange }: FormProps<'set_variable'>) => (
  <>
    <TextInput
      label="Variable"
      maxLength={flowLimits.variableChars}
      value={data.variable}
      onChange={(event) => onChange({ ...data, variable: event.target.value }, 'variable')}
    />
    <NativeSelect
      label="Action"
      value={data.mode}
      onChange={(event) => onChange({ ...data, mode: event.target.value as typeof data.mode }, 'mode')}
    >
      <option value="set">Set to this value</option>
      <option value="add">Add this number</option>
      <option value="expression">Calculate</option>
    </NativeSelect>
    {data.mode === 'expression' ? (
      <ExpressionField
        value={data.value}
        variables={variables}
        onChange={(value) => onChange({ ...data, value }, 'value')}
      />
    ) : (
      <TextWithVariables
        label={data.mode === 'add' ? 'Number' : 'Value'}
        maxLength={flowLimits.valueChars}
        value={data.value}
        variables={variables}
        onChange={(value) => onChange({ ...data, value }, 'value')}
      />
    )}
  </>
);

export const setVariable: NodeView<'set_variable'> = {
  hint: 'Sets, adds to or calculates a variable',
  icon: IconVariable,
  color: 'var(--warning)',
  cardContent: (data) => ({ effect: setVariable.preview(data) }),
  preview: ({ variable, mode, value }) => `${variable || '…'} ${mode === 'add' ? '+' : '='} ${value || '…'}`,
  Form,
};
