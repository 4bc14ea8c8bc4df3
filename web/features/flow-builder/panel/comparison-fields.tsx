import { NativeSelect, TextInput } from '@mantine/core';
import { useId } from 'react';
import { type ConditionOperator, conditionOperators, hasValue } from '#shared/flow/condition.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import type { Comparison } from '#shared/flow/nodes/condition.ts';
import { TextWithVariables } from './text-with-variables.tsx';

export const operatorNames: Readonly<Record<ConditionOperator, string>> = {
  equals: 'Equals',
  contains: 'Contains',
  greater: 'Greater than',
  less: 'Less than',
  exists: 'Exists',
  not_equals: 'Is not',
  not_contains: 'Does not contain',
  starts: 'Starts with',
  ends: 'Ends with',
  matches: 'Matches pattern',
  empty: 'Is empty',
};

interface ComparisonProps {
  readonly of: Comparison;
  /** Appended to the labels. */
  readonly number: string;
  readonly variables: readonly string[];
  readonly onChange: (comparison: Comparison, field: string) => void;
}

/** A variable, an operator and the value that it is compared with. */
export const ComparisonFields = ({ of, number, variables, onChange }: ComparisonProps) => {
  const names = useId();
  const { condition, operator, value } = of;
  const change = (part: Partial<Comparison>, field: string) =>
    onChange({ condition, operator, value, ...part }, field);
  return (
    <>
      <datalist id={names}>
        {variables.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextInput
        label={`Variable${number}`}
        list={names}
        maxLength={flowLimits.variableChars}
        value={condition}
        onChange={(event) => change({ condition: event.target.value }, 'condition')}
      />
      <NativeSelect
        label={`Operator${number}`}
        value={operator}
        onChange={(event) => change({ operator: event.target.value as ConditionOperator }, 'operator')}
      >
        {conditionOperators.map((name) => (
          <option key={name} value={name}>
            {operatorNames[name]}
          </option>
        ))}
      </NativeSelect>
      {hasValue(operator) && (
        <TextWithVariables
          label={`${operator === 'matches' ? 'Pattern' : 'Value'}${number}`}
          hint={operator === 'matches' ? 'A regular expression, such as ^[A-Z]{2}-\\d+$' : undefined}
          maxLength={flowLimits.valueChars}
          value={value}
          variables={variables}
          onChange={(changed) => change({ value: changed }, 'value')}
        />
      )}
    </>
  );
};
