import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { IconX } from '#web/ui/icons.tsx';
import { FieldGroup, FieldRow, rowField } from './panel-parts.tsx';

type Pairs = Readonly<Record<string, string>>;
type Row = readonly [string, string];

interface PairListProps {
  readonly legend: string;
  readonly names: readonly [string, string];
  readonly max: number;
  readonly pairs: Pairs;
  readonly onChange: (pairs: Record<string, string>) => void;
}

const toRecord = (rows: readonly Row[]): Record<string, string> =>
  Object.fromEntries(rows.filter(([name]) => name.trim()).map(([name, value]) => [name.trim(), value]));

/** A list of names and values. Rows without a name are shown but not stored. */
export const PairList = ({ legend, names, max, pairs, onChange }: PairListProps) => {
  const [rows, setRows] = useState<readonly Row[]>(() => Object.entries(pairs));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an outside change such as undo replaces the typed rows
  useEffect(() => {
    if (JSON.stringify(toRecord(rows)) !== JSON.stringify(pairs)) setRows(Object.entries(pairs));
  }, [pairs]);
  const set = (next: readonly Row[]) => {
    setRows(next);
    onChange(toRecord(next));
  };
  return (
    <FieldGroup legend={legend}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no stable key while its name is typed
        <FieldRow key={index}>
          {names.map((label, column) => (
            <TextInput
              key={label}
              size="xs"
              {...rowField}
              aria-label={`${label} ${index + 1}`}
              placeholder={label}
              value={row[column]}
              onChange={({ target: { value } }) =>
                set(rows.with(index, column === 0 ? [value, row[1]] : [row[0], value]))
              }
            />
          ))}
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={`Remove ${row[0] || 'row'}`}
            onClick={() => set(rows.filter((_, at) => at !== index))}
          >
            <IconX size={16} />
          </ActionIcon>
        </FieldRow>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        disabled={rows.length >= max}
        onClick={() => setRows([...rows, ['', '']])}
      >
        Add
      </Button>
    </FieldGroup>
  );
};
