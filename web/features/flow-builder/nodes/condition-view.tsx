import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type ConditionOperator, conditionOperators } from '#shared/flow/condition.ts';
import type { NodeData } from '#shared/flow/document.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { listComparisons } from '#shared/flow/nodes/condition.ts';
import { IconArrowsSplit, IconTrash } from '#web/ui/icons.tsx';
import { FieldGroup } from '../panel/panel-parts.tsx';
import type { FormProps, NodeView } from './view.ts';

const operatorNames: Readonly<Record<ConditionOperator, string>> = {
  equals: 'Equals',
  contains: 'Contains',
  greater: 'Greater than',
  less: 'Less than',
  exists: 'Exists',
};

type Data = NodeData<'condition'>;
type Comparison = ReturnType<typeof listComparisons>[number];

interface ComparisonProps {
  readonly of: Comparison;
  /** Appended to the labels. */
  readonly number: string;
  readonly names: string;
  readonly onChange: (comparison: Comparison, field: string) => void;
}

const ComparisonFields = ({ of, number, names, onChange }: ComparisonProps) => (
  <>
    <TextInput
      label={`Variable${number}`}
      list={names}
      maxLength={flowLimits.variableChars}
      value={of.condition}
      onChange={(event) => onChange({ ...of, condition: event.target.value }, 'condition')}
    />
    <NativeSelect
      label={`Operator${number}`}
      value={of.operator}
      onChange={(event) => onChange({ ...of, operator: event.target.value as ConditionOperator }, 'operator')}
    >
      {conditionOperators.map((operator) => (
        <option key={operator} value={operator}>
          {operatorNames[operator]}
        </option>
      ))}
    </NativeSelect>
    {of.operator !== 'exists' && (
      <TextInput
        label={`Value${number}`}
        maxLength={flowLimits.valueChars}
        value={of.value}
        onChange={(event) => onChange({ ...of, value: event.target.value }, 'value')}
      />
    )}
  </>
);

const Form = ({ node, variables, onChange }: FormProps<'condition'>) => {
  const { data } = node;
  const { also = [] } = data;
  const names = `variables-${node.id}`;
  const set = (more: readonly Comparison[], field = '') => {
    const { also: _also, match, ...first } = data;
    onChange(more.length > 0 ? { ...first, also: [...more], ...(match ? { match } : {}) } : first, field);
  };
  return (
    <>
      <datalist id={names}>
        {variables.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ComparisonFields
        of={data}
        number=""
        names={names}
        onChange={({ condition: variable, operator, value }, field) =>
          onChange({ ...data, condition: variable, operator, value }, field)
        }
      />
      {also.length > 0 && (
        <NativeSelect
          label="Is true if"
          value={data.match ?? 'all'}
          onChange={(event) => onChange({ ...data, match: event.target.value === 'any' ? 'any' : 'all' }, '')}
        >
          <option value="all">All comparisons are true</option>
          <option value="any">Any comparison is true</option>
        </NativeSelect>
      )}
      {also.map((comparison, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: comparisons have no id
        <FieldGroup key={index} legend={`Comparison ${index + 2}`}>
          <ComparisonFields
            of={comparison}
            number={` ${index + 2}`}
            names={names}
            onChange={(changed, field) => set(also.with(index, changed), `${field} ${index}`)}
          />
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} />}
            style={{ alignSelf: 'start' }}
            onClick={() => set(also.toSpliced(index, 1))}
          >
            Remove comparison {index + 2}
          </Button>
        </FieldGroup>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        disabled={also.length >= flowLimits.comparisons - 1}
        onClick={() => set([...also, { condition: data.condition, operator: 'equals', value: '' }])}
      >
        Add comparison
      </Button>
    </>
  );
};

const describeComparison = ({ condition: variable, operator, value }: Comparison): string =>
  `${variable || '…'} ${operatorNames[operator].toLowerCase()} ${
    operator === 'exists' ? '' : `“${value}”`
  }`.trim();

const describeCondition = (data: Data): string =>
  `If ${listComparisons(data)
    .map(describeComparison)
    .join(data.match === 'any' ? ' or ' : ' and ')}`;

export const condition: NodeView<'condition'> = {
  hint: 'Branches on a variable',
  color: 'var(--warning)',
  icon: IconArrowsSplit,
  cardContent: (data) => ({ effect: describeCondition(data) }),
  preview: describeCondition,
  Form,
};
