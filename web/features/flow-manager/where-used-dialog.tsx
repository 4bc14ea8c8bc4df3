import { Anchor, Button, Group, List, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Flow } from '#shared/api/flows.ts';
import { listUses } from '#shared/flow/linked-flows.ts';
import { describeUse } from '#web/lib/flow-uses.ts';
import { paths } from '#web/lib/paths.ts';
import { Modal } from '#web/ui/modal.tsx';
import type { CardDialogProps } from './card-dialog.ts';
import { useFlows } from './use-flows.ts';

/** The flows that jump to a flow or run it as a sub-flow, each with a link to its builder. */
export const UseList = ({ flow: { uuid }, flows }: { flow: Flow; flows: readonly Flow[] }) => (
  <List spacing="xs" listStyleType="disc">
    {listUses(uuid, flows).map((use) => (
      <List.Item key={use.flow.id}>
        <Anchor component={Link} to={paths.flow.to(use.flow.id)}>
          {use.flow.name}
        </Anchor>{' '}
        {describeUse(use)}
        {use.flow.isActive ? '' : ' (not published)'}
      </List.Item>
    ))}
  </List>
);

export const WhereUsedDialog = ({ flow, onClose }: CardDialogProps) => {
  const { flows } = useFlows();
  return (
    <Modal title={`Where ${flow.name} is used`} size="small" onClose={onClose}>
      {listUses(flow.uuid, flows).length === 0 ? (
        <Text>No other flow jumps to this one or runs it as a sub-flow.</Text>
      ) : (
        <UseList flow={flow} flows={flows} />
      )}
      <Group justify="end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Modal>
  );
};
