import { Table } from '@mantine/core';
import { askedOf } from '#shared/domain/conversations.ts';
import { formatCount } from '#web/lib/format.ts';
import { StatsTable } from '../overview/stats-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { Quiet } from '../parts/quiet.tsx';
import { RowsLink } from '../parts/rows-link.tsx';
import { outcomeLabels } from './labels.ts';

const shownOutcomes = ['answered', 'clarified', 'unknown', 'disputed', 'declined', 'passed', 'left'] as const;
const maxRows = 12;

type Counts = Readonly<Record<string, number>>;

const tableStyle = { withRowBorders: false, verticalSpacing: 4, horizontalSpacing: 4, fz: 'sm' } as const;

const others = 'others';

/** Keeps the first rows and sums the rest into one last row, so each column still adds up to the total. */
const topGroups = (sorted: readonly (readonly [string, Counts])[]): [string, Counts][] => {
  const shown = sorted.length > maxRows ? sorted.slice(0, maxRows - 1) : sorted;
  const rest = sorted.slice(shown.length);
  const sum = (outcome: string) =>
    rest.reduce((all, [, counts]) => all + Math.max(0, counts[outcome] ?? 0), 0);
  return [
    ...shown.map(([name, counts]): [string, Counts] => [name, counts]),
    ...(rest.length > 0
      ? [[others, Object.fromEntries(shownOutcomes.map((one) => [one, sum(one)]))] as [string, Counts]]
      : []),
  ];
};

interface GroupTableProps {
  readonly title: string;
  readonly groups: Readonly<Record<string, Counts>>;
  readonly formatName: (name: string) => string;
  /** The query that lists a row's conversations; a column adds its outcome. */
  readonly search: (name: string) => string;
  /** Sorts by name, descending, instead of by number of questions. */
  readonly latestFirst?: boolean;
}

/** Outcomes of questions, one row per language, page, topic or day. */
export const GroupTable = ({ title, groups, formatName, search, latestFirst }: GroupTableProps) => (
  <Panel title={title}>
    {Object.keys(groups).length === 0 ? (
      <Quiet>No questions yet.</Quiet>
    ) : (
      <Table.ScrollContainer minWidth={340} type="native" tabIndex={0} role="group" aria-label={title}>
        <Table aria-label={title} {...tableStyle}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">
                <span className="visually-hidden">{title}</span>
              </Table.Th>
              {shownOutcomes.map((outcome) => (
                <Table.Th key={outcome} scope="col" ta="end" fz="xs" fw={400} c="dimmed">
                  {outcome === 'left' ? 'Left' : outcomeLabels[outcome]}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {topGroups(
              Object.entries(groups).sort(([nameA, a], [nameB, b]) =>
                latestFirst ? nameB.localeCompare(nameA) : askedOf(b) - askedOf(a),
              ),
            ).map(([name, counts]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" fw={500} style={{ whiteSpace: 'nowrap' }}>
                  {name === others ? (latestFirst ? 'Before' : 'Others') : formatName(name)}
                </Table.Th>
                {shownOutcomes.map((outcome) => {
                  const count = Math.max(0, counts[outcome] ?? 0);
                  return (
                    <Table.Td key={outcome} ta="end" c={count === 0 ? 'dimmed' : undefined}>
                      <RowsLink
                        search={
                          count === 0 || name === others || outcome === 'left'
                            ? undefined
                            : `${search(name)}&cout=${outcome}`
                        }
                      >
                        {formatCount(count)}
                      </RowsLink>
                    </Table.Td>
                  );
                })}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    )}
  </Panel>
);

interface CardTableProps {
  readonly title: string;
  readonly hint?: string;
  readonly rows: readonly (readonly [card: string, count: number])[];
  readonly nameOf: (card: string) => string;
  /** Shown when there are no rows. */
  readonly emptyText: string;
}

/** Cards and how often each was counted. */
export const CardTable = ({ title, hint, rows, nameOf, emptyText: none }: CardTableProps) => (
  <StatsTable
    title={title}
    unit="Times"
    rows={rows
      .slice(0, maxRows)
      .map(([name, count]) => ({ name, label: nameOf(name), count: Math.max(0, count), before: 0 }))}
    empty={none}
    {...(rows.length > 0 && hint ? { note: hint } : {})}
  />
);
