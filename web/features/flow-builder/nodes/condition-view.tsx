import { Button, Group, NativeSelect } from '@mantine/core';
import { hasValue } from '#shared/flow/condition.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { type Comparison, type Condition, listComparisons } from '#shared/flow/nodes/condition.ts';
import { IconArrowsSplit, IconPlus, IconTrash } from '#web/ui/icons.tsx';
import { ComparisonFields, operatorNames } from '../panel/comparison-fields.tsx';
import { FieldGroup } from '../panel/panel-parts.tsx';
import type { FormProps, NodeView } from './view.ts';

type ComparisonGroup = NonNullable<Condition['groups']>[number];
type Match = ComparisonGroup['match'];

const MatchSelect = (props: {
  readonly label: string;
  readonly value: Match;
  readonly what: string;
  readonly onChange: (match: Match) => void;
}) => (
  <NativeSelect
    label={props.label}
    value={props.value}
    onChange={(event) => props.onChange(event.target.value === 'any' ? 'any' : 'all')}
  >
    <option value="all">All {props.what} are true</option>
    <option value="any">Any of the {props.what} is true</option>
  </NativeSelect>
);

const RemoveButton = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <Button
    size="compact-sm"
    variant="subtle"
    color="red"
    leftSection={<IconTrash size={16} />}
    style={{ alignSelf: 'start' }}
    onClick={onClick}
  >
    {children}
  </Button>
);

const Form = ({ node, variables, onChange }: FormProps<'condition'>) => {
  const { data } = node;
  const { also = [], groups = [] } = data;
  const newComparison: Comparison = { condition: data.condition, operator: 'equals', value: '' };
  const set = (change: Pick<Condition, 'also' | 'groups' | 'match'>, field = '') => {
    const { also: _also, groups: _groups, match, ...first } = data;
    const next = { also, groups, match, ...change };
    onChange(
      {
        ...first,
        ...(next.also.length > 0 ? { also: next.also } : {}),
        ...(next.groups.length > 0 ? { groups: next.groups } : {}),
        ...(next.match && next.also.length + next.groups.length > 0 ? { match: next.match } : {}),
      },
      field,
    );
  };
  const setGroup = (index: number, change: Partial<ComparisonGroup>, field = '') =>
    set({ groups: groups.map((group, at) => (at === index ? { ...group, ...change } : group)) }, field);
  return (
    <>
      <ComparisonFields
        of={data}
        number=""
        variables={variables}
        onChange={(changed, field) => onChange({ ...data, ...changed }, field)}
      />
      {also.length + groups.length > 0 && (
        <MatchSelect
          label="Is true if"
          value={data.match ?? 'all'}
          what={groups.length > 0 ? 'comparisons and groups' : 'comparisons'}
          onChange={(match) => set({ match })}
        />
      )}
      {also.map((comparison, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: comparisons have no id
        <FieldGroup key={index} legend={`Comparison ${index + 2}`}>
          <ComparisonFields
            of={comparison}
            number={` ${index + 2}`}
            variables={variables}
            onChange={(changed, field) => set({ also: also.with(index, changed) }, `${field} ${index}`)}
          />
          <RemoveButton onClick={() => set({ also: also.toSpliced(index, 1) })}>
            {`Remove comparison ${index + 2}`}
          </RemoveButton>
        </FieldGroup>
      ))}
      {groups.map(({ match, of }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no id
        <FieldGroup key={index} legend={`Group ${index + 1}`}>
          {of.length > 1 && (
            <MatchSelect
              label={`Group ${index + 1} is true if`}
              value={match}
              what="comparisons"
              onChange={(changed) => setGroup(index, { match: changed })}
            />
          )}
          {of.map((comparison, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: comparisons have no id
            <FieldGroup key={row} legend={`Comparison ${index + 1}.${row + 1}`}>
              <ComparisonFields
                of={comparison}
                number={` ${index + 1}.${row + 1}`}
                variables={variables}
                onChange={(changed, field) =>
                  setGroup(index, { of: of.with(row, changed) }, `${field} ${index} ${row}`)
                }
              />
              {of.length > 1 && (
                <RemoveButton onClick={() => setGroup(index, { of: of.toSpliced(row, 1) })}>
                  {`Remove comparison ${index + 1}.${row + 1}`}
                </RemoveButton>
              )}
            </FieldGroup>
          ))}
          <Group gap="xs">
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus size={16} />}
              disabled={of.length >= flowLimits.comparisons}
              onClick={() => setGroup(index, { of: [...of, newComparison] })}
            >
              Add to group {index + 1}
            </Button>
            <RemoveButton onClick={() => set({ groups: groups.toSpliced(index, 1) })}>
              {`Remove group ${index + 1}`}
            </RemoveButton>
          </Group>
        </FieldGroup>
      ))}
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          disabled={also.length >= flowLimits.comparisons - 1}
          onClick={() => set({ also: [...also, newComparison] })}
        >
          Add comparison
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={groups.length >= flowLimits.comparisonGroups}
          onClick={() => set({ groups: [...groups, { match: 'any', of: [newComparison, newComparison] }] })}
        >
          Add group
        </Button>
      </Group>
    </>
  );
};

const describeComparison = ({ condition: variable, operator, value }: Comparison): string =>
  `${variable || '…'} ${operatorNames[operator].toLowerCase()} ${hasValue(operator) ? `“${value}”` : ''}`.trim();

const joinWith = (match: Match | undefined, parts: readonly string[]): string =>
  parts.join(match === 'any' ? ' or ' : ' and ');

const describeCondition = (data: Condition): string => {
  const groups = (data.groups ?? []).map(
    ({ match, of }) => `(${joinWith(match, of.map(describeComparison))})`,
  );
  return `If ${joinWith(data.match, [...listComparisons(data).map(describeComparison), ...groups])}`;
};

export const condition: NodeView<'condition'> = {
  hint: 'Branches on a variable',
  color: 'var(--warning)',
  icon: IconArrowsSplit,
  cardContent: (data) => ({ effect: describeCondition(data) }),
  preview: describeCondition,
  Form,
};
