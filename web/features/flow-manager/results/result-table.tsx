import { Anchor, Badge, Table, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { FlowResult } from '#shared/api/flow-results.ts';
import type { Flow } from '#shared/api/flows.ts';
import { personKey } from '#shared/domain/person.ts';
import { formatDateTime, formatShortDateTime } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { formatAnswer, formatHeading } from './columns.ts';
import { formatOutcome, getOutcomeColor } from './outcomes.ts';

interface ResultTableProps {
  readonly flow: Flow;
  readonly columns: readonly string[];
  readonly rows: readonly FlowResult[];
  readonly onOpen: (session: string) => void;
}

const Lead = ({ row: { contactId, variables } }: { row: FlowResult }) => {
  const person = variables.email ?? variables.phone;
  return contactId && person ? (
    <Link
      to={`${paths.admin.to()}?tab=contacts&person=${personKey(person)}`}
      aria-label={`Open the lead of ${person}`}
    >
      Open
    </Link>
  ) : null;
};

/** One row per session, one column per answer. */
export const ResultTable = ({ flow, columns, rows, onOpen }: ResultTableProps) => (
  <Table.ScrollContainer
    minWidth={Math.max(640, 140 * (columns.length + 4))}
    role="region"
    tabIndex={0}
    aria-label="Answers"
  >
    <Table highlightOnHover verticalSpacing="xs" fz="sm">
      <Table.Thead>
        <Table.Tr>
          {['Started', 'Outcome', ...columns.map(formatHeading), 'Lead', 'Page', 'Language', 'Version'].map(
            (title) => (
              <Table.Th key={title} scope="col" style={{ whiteSpace: 'nowrap' }}>
                {title}
              </Table.Th>
            ),
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>
              <Anchor
                component="button"
                type="button"
                inherit
                mih="1.5rem"
                underline="always"
                style={{ whiteSpace: 'nowrap' }}
                title={formatDateTime(row.startedAt)}
                onClick={() => onOpen(row.id)}
              >
                {formatShortDateTime(row.startedAt)}
              </Anchor>
            </Table.Td>
            <Table.Td>
              <Badge color={getOutcomeColor(row.outcome)}>{formatOutcome(row.outcome)}</Badge>
            </Table.Td>
            {columns.map((name) => (
              <Table.Td key={name} maw="18rem" dir="auto" style={{ overflowWrap: 'anywhere' }}>
                {formatAnswer(flow, name, row.variables[name] ?? '')}
              </Table.Td>
            ))}
            <Table.Td>
              <Lead row={row} />
            </Table.Td>
            <Table.Td c="dimmed">
              <Text truncate inherit maw="10rem" title={row.page ?? row.host}>
                {row.page ?? row.host}
              </Text>
            </Table.Td>
            <Table.Td c="dimmed">{row.language}</Table.Td>
            <Table.Td c="dimmed">v{row.version}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Table.ScrollContainer>
);
