import { type ConditionOperator, conditionOperators, type NodeOf } from '#shared/flow/document.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { operatorNames } from '../node-words.ts';

interface ConditionFieldsProps {
  readonly node: NodeOf<'condition'>;
  readonly variables: readonly string[];
  readonly onChange: (data: NodeOf<'condition'>['data'], field: string) => void;
}

export const ConditionFields = ({ node, variables, onChange }: ConditionFieldsProps) => {
  const { data } = node;
  return (
    <>
      <TextField
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
      <SelectField
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
      </SelectField>
      {data.operator !== 'exists' && (
        <TextField
          label="Value"
          maxLength={flowLimits.valueChars}
          value={data.value}
          onChange={(event) => onChange({ ...data, value: event.target.value }, 'value')}
        />
      )}
    </>
  );
};
