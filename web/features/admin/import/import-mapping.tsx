import { Button, Checkbox, Group, NativeSelect, Stack, Table, Text } from '@mantine/core';
import { formatCalendarDate, formatCount, formatDateTime } from '#web/lib/format.ts';
import { Quiet } from '../parts/quiet.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { importFields } from './columns.ts';
import type { Sheet } from './read-sheet.ts';
import { inferDateReading, readReceived } from './received-date.ts';
import type { Import, ImportState } from './use-import.ts';

/** Sample rows shown per column. */
const exampleRows = 3;

/** How the first date of a column is read, as a preview. */
const previewDate = ({ headings, rows }: Sheet, column: number): string => {
  const cells = rows.map((row) => (row[column] ?? '').trim());
  const cell = cells.find(Boolean);
  if (!cell) return 'No value';
  const read = readReceived(cell, inferDateReading(headings[column] ?? '', cells, new Date()));
  if ('problem' in read) return `${cell} ${read.problem}`;
  const value = String(read.value);
  return `${cell} is ${value.includes('T') ? formatDateTime(value) : formatCalendarDate(value)}`;
};

/** Lets the owner map columns to fields; starts from a guess and shows sample cells. */
export const ImportMapping = ({ work, state }: { work: Import; state: ImportState }) => {
  const { sheet, mapping, dataset, allowDuplicates } = state;
  const fields = importFields[dataset];
  const setField = (column: number, name: string) =>
    work.change({
      mapping: mapping.map((before, index) =>
        index === column ? name : name !== '' && before === name ? '' : before,
      ),
    });
  const count = sheet.rows.length;
  return (
    <Stack fz="sm">
      <p>
        {formatCount(count)} {count === 1 ? 'row' : 'rows'} for{' '}
        {dataset === 'contacts' ? 'contacts' : 'client projects'}. Check what each column is.
      </p>
      <Table verticalSpacing="xs" aria-label="Columns" style={{ tableLayout: 'fixed' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Column</Table.Th>
            <Table.Th visibleFrom="xs">First rows</Table.Th>
            <Table.Th>Import as</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sheet.headings.map((heading, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and two may have one heading
            <Table.Tr key={column}>
              <Table.Th scope="row">
                <bdi>{heading}</bdi>
              </Table.Th>
              <Table.Td visibleFrom="xs">
                {sheet.rows.slice(0, exampleRows).map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the first rows stay the first
                  <Text key={index} component="bdi" display="block" size="xs" c="dimmed" truncate>
                    {row[column]}
                  </Text>
                ))}
              </Table.Td>
              <Table.Td>
                <NativeSelect
                  aria-label={`Field for ${heading}`}
                  value={mapping[column] ?? ''}
                  description={mapping[column] === 'createdAt' && previewDate(sheet, column)}
                  inputWrapperOrder={['input', 'description']}
                  data={[
                    { value: '', label: 'Leave out' },
                    ...fields.map(({ name, label, required }) => ({
                      value: name,
                      label: required ? `${label} (needed)` : label,
                    })),
                  ]}
                  onChange={(event) => setField(column, event.currentTarget.value)}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Checkbox
        label="Also import rows whose email address already exists"
        checked={allowDuplicates}
        onChange={(event) => work.change({ allowDuplicates: event.currentTarget.checked })}
      />
      {work.missing.length > 0 && <Failure text={`Choose a column for ${work.missing.join(' and ')}.`} />}
      <Failure text={work.failure} />
      <Group gap="sm">
        <Button disabled={work.busy || work.missing.length > 0} onClick={() => void work.check()}>
          {work.busy ? `Checking… ${state.checked.length} of ${count}` : 'Check all rows'}
        </Button>
        <Button variant="default" disabled={work.busy} onClick={work.giveUp}>
          Another file
        </Button>
      </Group>
      <Quiet>Checking imports nothing.</Quiet>
    </Stack>
  );
};
