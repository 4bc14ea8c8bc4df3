import { Badge, Table, Text } from '@mantine/core';
import { byteOrderMark, csvLine } from '#shared/csv.ts';
import { formatCount } from '#web/lib/format.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { Quiet } from '../parts/quiet.tsx';
import type { RecordResult } from './run.ts';

/** Records shown on screen; the downloaded report has all of them. */
const shownRecords = 200;

const rank = { 'left-out': 0, new: 1, known: 2 } as const;
const colors = { 'left-out': 'red', new: 'accent', known: 'gray' } as const;

const labelOf = ({ result, notes }: RecordResult, isStored: boolean): string => {
  if (result === 'left-out') return 'Left out';
  if (result === 'known') return 'Already here';
  const changed = notes.length > 0 ? ', changed' : '';
  return `${isStored ? 'Imported' : 'New'}${changed}`;
};

/** How many of the records have each result, as a sentence. */
export const summarize = (results: readonly RecordResult[], isStored: boolean): string => {
  const countOf = (result: RecordResult['result'], kind?: RecordResult['kind']) =>
    results.filter((one) => one.result === result && (kind === undefined || one.kind === kind)).length;
  const counted = (count: number, one: string, many: string) =>
    count > 0 && `${formatCount(count)} ${count === 1 ? one : many}`;
  const fresh = [
    counted(countOf('new', 'person'), 'contact', 'contacts'),
    counted(countOf('new', 'conversation'), 'conversation', 'conversations'),
    counted(countOf('new', 'answer'), 'answer', 'answers'),
  ].filter(Boolean);
  return [
    fresh.length > 0
      ? `${fresh.join(', ')} ${isStored ? 'imported' : 'to import'}`
      : isStored
        ? 'Nothing imported'
        : 'Nothing to import',
    counted(countOf('known'), 'already here', 'already here'),
    counted(countOf('left-out'), 'left out', 'left out'),
  ]
    .filter(Boolean)
    .join('; ');
};

/** Downloads the result of every record. */
export const downloadReport = (results: readonly RecordResult[], isStored: boolean): void => {
  const lines = results.map((one) => csvLine([one.record, labelOf(one, isStored), one.notes.join(' ')]));
  saveFile(
    `import-report-${new Date().toISOString().slice(0, 10)}.csv`,
    [byteOrderMark, csvLine(['Record', 'Result', 'Notes']), ...lines].join(''),
    'text/csv',
  );
};

interface MovingResultsProps {
  readonly results: readonly RecordResult[];
  readonly isStored: boolean;
}

/** The result of each record, those left out first. */
export const MovingResults = ({ results, isStored }: MovingResultsProps) => {
  const weight = ({ result, notes }: RecordResult) => rank[result] * 2 - (notes.length > 0 ? 1 : 0);
  const sorted = results.toSorted((a, b) => weight(a) - weight(b));
  return (
    <>
      <Table.ScrollContainer
        minWidth={280}
        maxHeight={360}
        type="native"
        role="region"
        tabIndex={0}
        aria-label="Records"
      >
        <Table verticalSpacing={6} aria-label="Report" style={{ tableLayout: 'fixed' }}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Record</Table.Th>
              <Table.Th w="9.5rem">Result</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sorted.slice(0, shownRecords).map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two records may have one name
              <Table.Tr key={index}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  <bdi>{one.record}</bdi>
                  {one.notes.map((note) => (
                    <Text key={note} size="xs" c={one.result === 'left-out' ? 'red' : 'dimmed'}>
                      {note}
                    </Text>
                  ))}
                </Table.Td>
                <Table.Td>
                  <Badge color={colors[one.result]}>{labelOf(one, isStored)}</Badge>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {sorted.length > shownRecords && (
        <Quiet>
          {formatCount(sorted.length - shownRecords)} further records are in the downloaded report.
        </Quiet>
      )}
    </>
  );
};
