import { NativeSelect, TextInput } from '@mantine/core';
import { type ConditionOperator, conditionOperators } from '#shared/flow/condition.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { IconArrowsSplit } from '#web/ui/icons.tsx';
import type { FormProps, NodeView } from './view.ts';

const operatorNames: Readonly<Record<ConditionOperator, string>> = {
  equals: 'Equals',
  contains: 'Contains',
  greater: 'Greater than',
  less: 'Less than',
  exists: 'Exists',
};

const Form = ({ node, variables, onChange }: FormProps<'condition'>) => {
  const { data } = node;
  return (
    <>
      <TextInput
        label="Variable"
        list={`variables-${node.id}`}
        maxLength={flowLimits.variableChars}
        value={data.condition}
        onChange={(event) => onChange({ ...data, condition: event.target.value }, 'condition')}
      />
      <datalist id={`variables-${node.id}`}>
        {variables.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <NativeSelect
        label="Operator"
        value={data.operator}
        onChange={(event) =>
          onChange({ ...data, operator: event.target.value as ConditionOperator }, 'operator')
        }
      >
        {conditionOperators.map((operator) => (
          <option key={operator} value={operator}>
            {operatorNames[operator]}
          </option>
        ))}
      </NativeSelect>
      {data.operator !== 'exists' && (
        <TextInput
          label="Value"
          maxLength={flowLimits.valueChars}
          value={data.value}
          onChange={(event) => onChange({ ...data, value: event.target.value }, 'value')}
        />
      )}
    </>
  );
};

export const condition: NodeView<'condition'> = {
  hint: 'Goes one way or the other',
  color: 'var(--warning)',
  icon: IconArrowsSplit,
  face: (data) => ({ does: condition.preview(data) }),
  preview: ({ condition: variable, operator, value }) =>
    `If ${variable || '…'} ${operatorNames[operator].toLowerCase()} ${
      operator === 'exists' ? '' : `“${value}”`
    }`.trim(),
  Form,
};
