import { Alert, Button, Group, Table } from '@mantine/core';
import { describeValue, labelFor } from '../fields/labels.ts';
import type { SiteDraft } from './use-site-draft.ts';

/** Shows both versions of each value that another tab or device changed too. */
export const ConflictNotice = ({ conflicts, resolve }: Pick<SiteDraft, 'conflicts' | 'resolve'>) => (
  <Alert
    color="warning"
    role="alert"
    mb="md"
    title={
      conflicts.length === 1
        ? 'This value was also changed elsewhere'
        : `${conflicts.length} values were also changed elsewhere`
    }
  >
    <p>Another tab or device saved first. Nothing is lost: choose which version to keep.</p>
    <Table fz="sm" my="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Value</Table.Th>
          <Table.Th>Yours</Table.Th>
          <Table.Th>The other</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {conflicts.map(({ path, mine, theirs }) => (
          <Table.Tr key={path}>
            <Table.Td>{labelFor(path)}</Table.Td>
            <Table.Td>{describeValue(path, mine)}</Table.Td>
            <Table.Td>{describeValue(path, theirs)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
    <Group gap="xs">
      <Button size="compact-md" onClick={() => resolve(true)}>
        Keep mine
      </Button>
      <Button size="compact-md" variant="default" onClick={() => resolve(false)}>
        Use the other
      </Button>
    </Group>
  </Alert>
);
