import { Badge, Button, Group, Progress, Stack, Table, Text } from '@mantine/core';
import { formatCount } from '#web/lib/format.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { Quiet } from '../parts/quiet.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { buildFailedCsv, countOutcomes, type RowOutcome } from './import-rows.ts';
import type { Import, ImportState } from './use-import.ts';

/** Rows shown on screen; the downloaded file has all of them. */
const shownRows = 200;

const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const rank = { error: 0, duplicate: 1, created: 2 } as const;

const words = (trial: boolean) =>
  ({
    created: trial ? 'To import' : 'Imported',
    duplicate: 'Already exists',
    error: 'Invalid',
  }) as const;

const colours = { created: 'accent', duplicate: 'gray', error: 'red' } as const;

const Rows = ({
  state,
  outcomes,
  trial,
}: {
  state: ImportState;
  outcomes: readonly RowOutcome[];
  trial: boolean;
}) => {
  const sorted = [...outcomes].sort((a, b) => rank[a.result] - rank[b.result] || a.row - b.row);
  return (
    <>
      <Table.ScrollContainer
        minWidth={290}
        maxHeight={360}
        type="native"
        role="region"
        tabIndex={0}
        aria-label="Rows"
      >
        <Table verticalSpacing={6} aria-label="Report">
          <Table.Thead>
            <Table.Tr>
              <Table.Th style={{ whiteSpace: 'nowrap' }}>Line</Table.Th>
              <Table.Th>Row</Table.Th>
              <Table.Th>Result</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sorted.slice(0, shownRows).map(({ row, result, problems }) => (
              <Table.Tr key={row}>
                <Table.Td>{state.sheet.lines[row]}</Table.Td>
                <Table.Td maw="22rem" style={{ overflowWrap: 'anywhere' }}>
                  <bdi>
                    {(state.sheet.rows[row] ?? [])
                      .filter((cell) => cell.trim())
                      .slice(0, 4)
                      .join(', ')}
                  </bdi>
                </Table.Td>
                <Table.Td>
                  <Badge color={colours[result]}>{words(trial)[result]}</Badge>
                  {problems.map((problem) => (
                    <Text key={problem} size="xs" c="red">
                      {problem}
                    </Text>
                  ))}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {sorted.length > shownRows && (
        <Quiet>{formatCount(sorted.length - shownRows)} further rows are not shown.</Quiet>
      )}
    </>
  );
};

/** The result of the check, the progress and the result of the import, row by row. */
export const ImportReport = ({
  work,
  state,
  onClose,
}: {
  work: Import;
  state: ImportState;
  onClose: () => void;
}) => {
  const all = state.sheet.rows.length;
  const trial = state.run === undefined;
  const outcomes = trial ? state.checked : state.done;
  const { created, duplicate, error } = countOutcomes(outcomes);
  const finished = !trial && outcomes.length >= all;
  const failed = duplicate + error;
  const download = () =>
    saveFile(
      `not-imported-${new Date().toISOString().slice(0, 10)}.csv`,
      buildFailedCsv(state.sheet, outcomes),
      'text/csv',
    );
  return (
    <Stack fz="sm">
      <Text role="status" ff="heading" size="lg" fw={650}>
        {[
          `${counted(created, 'row', 'rows')} ${trial ? 'to import' : 'imported'}`,
          duplicate > 0 && `${formatCount(duplicate)} already ${duplicate === 1 ? 'exists' : 'exist'}`,
          error > 0 && `${formatCount(error)} with problems`,
        ]
          .filter(Boolean)
          .join(', ')}
      </Text>
      {!trial && !finished && (
        <Progress value={(outcomes.length / all) * 100} aria-label={`${outcomes.length} of ${all} rows`} />
      )}
      <Failure
        text={
          work.failure &&
          (trial
            ? work.failure
            : `${work.failure} Imported rows are kept, and continuing imports no row twice.`)
        }
      />
      <Rows state={state} outcomes={outcomes} trial={trial} />
      <Group gap="sm">
        {trial && (
          <Button disabled={work.busy || created === 0} onClick={() => void work.start()}>
            Import {counted(created, 'row', 'rows')}
          </Button>
        )}
        {!trial && !finished && (
          <Button disabled={work.busy} onClick={() => void work.start()}>
            {work.busy ? `Importing… ${outcomes.length} of ${all}` : 'Continue'}
          </Button>
        )}
        {finished && (
          <Button
            onClick={() => {
              work.giveUp();
              onClose();
            }}
          >
            Done
          </Button>
        )}
        {failed > 0 && (
          <Button variant="default" onClick={download}>
            Download the {counted(failed, 'row', 'rows')} not imported
          </Button>
        )}
        {trial && (
          <Button variant="default" disabled={work.busy} onClick={() => work.change({})}>
            Back to the columns
          </Button>
        )}
        {!trial && (
          <Button variant="subtle" disabled={work.busy} onClick={work.giveUp}>
            Another file
          </Button>
        )}
      </Group>
    </Stack>
  );
};
