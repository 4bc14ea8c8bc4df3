import { Button, TextInput } from '@mantine/core';
import { flowLimits } from '#shared/flow/limits.ts';
import { getBranchPercent, type SplitBranch } from '#shared/flow/nodes/ab-split.ts';
import { IconSwitchHorizontal } from '#web/ui/icons.tsx';
import { NumberField } from '../panel/number-field.tsx';
import { FieldGroup, FieldRow, rowField } from '../panel/panel-parts.tsx';
import type { FormProps, NodeView } from './view.ts';

const branchIds = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

const Form = ({ node: { data }, onChange }: FormProps<'ab_split'>) => {
  const set = (id: string, change: Partial<SplitBranch>, field: string) =>
    onChange(
      { branches: data.branches.map((branch) => (branch.id === id ? { ...branch, ...change } : branch)) },
      `${field} ${id}`,
    );
  const free = branchIds.find((letter) => !data.branches.some(({ id }) => id === letter));
  return (
    <FieldGroup legend="Branches">
      {data.branches.map((branch, index) => (
        <FieldRow key={branch.id}>
          <TextInput
            {...rowField}
            label={`Branch ${index + 1}`}
            maxLength={flowLimits.labelChars}
            value={branch.label}
            onChange={(event) => set(branch.id, { label: event.target.value }, 'label')}
          />
          <NumberField
            {...rowField}
            label={`Weight ${index + 1} (${getBranchPercent(data, branch.weight)} %)`}
            max={100}
            step={5}
            value={branch.weight}
            onChange={(weight) => set(branch.id, { weight }, 'weight')}
          />
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={`Remove branch ${branch.label}`}
            onClick={() => onChange({ branches: data.branches.filter(({ id }) => id !== branch.id) }, '')}
          >
            Remove
          </Button>
        </FieldRow>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        disabled={!free}
        onClick={() =>
          free &&
          onChange(
            { branches: [...data.branches, { id: free, label: free.toUpperCase(), weight: 50 }] },
            'branches',
          )
        }
      >
        Add branch
      </Button>
    </FieldGroup>
  );
};

export const abSplit: NodeView<'ab_split'> = {
  hint: 'Splits visitors between branches',
  icon: IconSwitchHorizontal,
  color: 'var(--warning)',
  cardContent: (data) => ({ effect: abSplit.preview(data) }),
  preview: (data) =>
    data.branches
      .map(({ label, id, weight }) => `${label || id} ${getBranchPercent(data, weight)} %`)
      .join(' · ') || '(no branches)',
  Form,
};
