import { Table, Text } from '@mantine/core';
import { Panel } from '../parts/panel.tsx';
import { RowsLink } from '../parts/rows-link.tsx';
import { count, type Row } from './stats.ts';

interface StatsTableProps {
  readonly title: string;
  /** Unit of the count, for the column header. */
  readonly unit: string;
  readonly rows: readonly Row[];
  /** An additional column. */
  readonly extraColumn?: { readonly head: string; readonly of: (row: Row) => string };
  /** Adds a column for the previous period. */
  readonly compared?: boolean;
  /** The query that shows the rows behind a count, of this or the previous period. */
  readonly search?: ((row: Row, previous: boolean) => string | undefined) | undefined;
  readonly empty?: string;
  readonly note?: string;
}

const quiet = { ta: 'end', fz: 'xs', fw: 400, c: 'dimmed', style: { whiteSpace: 'nowrap' } } as const;

const nameStyle = (some: boolean) => ({
  borderInlineStart: `2px solid var(${some ? '--accent' : '--line'})`,
  overflowWrap: 'anywhere' as const,
});

/** Counts by name, each with a bar relative to the largest. */
export const StatsTable = ({
  title,
  unit: what,
  rows,
  extraColumn: further,
  compared,
  search,
  empty,
  note,
}: StatsTableProps) => {
  const most = Math.max(1, ...rows.map((row) => row.count));
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <Text size="xs" c="dimmed">
          {empty ?? 'Nothing yet.'}
        </Text>
      ) : (
        <Table
          aria-label={title}
          withRowBorders={false}
          verticalSpacing={4}
          tabularNums
          style={{ borderCollapse: 'separate', borderSpacing: '0 2px' }}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">
                <span className="visually-hidden">Name</span>
              </Table.Th>
              {[further?.head, compared && 'Before', what].map(
                (head) =>
                  head && (
                    <Table.Th key={head} scope="col" {...quiet}>
                      {head}
                    </Table.Th>
                  ),
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr
                key={row.name}
                bg={`linear-gradient(to right, var(--accent-soft) ${(row.count / most) * 100}%, transparent 0)`}
              >
                <Table.Th scope="row" w="100%" fw={400} dir="auto" style={nameStyle(row.count > 0)}>
                  {row.label}
                </Table.Th>
                {further && <Table.Td {...quiet}>{further.of(row)}</Table.Td>}
                {compared && (
                  <Table.Td {...quiet}>
                    <RowsLink search={row.before > 0 ? search?.(row, true) : undefined}>
                      {count(row.before)}
                    </RowsLink>
                  </Table.Td>
                )}
                <Table.Td ta="end" fw={600} miw="3.5rem">
                  <RowsLink search={row.count > 0 ? search?.(row, false) : undefined}>
                    {count(row.count)}
                  </RowsLink>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {note && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </Panel>
  );
};
