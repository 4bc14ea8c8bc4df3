import { Button, Group, Text } from '@mantine/core';
import { listUses } from '#shared/flow/linked-flows.ts';
import { FlowUseList } from '#web/ui/flow-use-list.tsx';
import { Modal } from '#web/ui/modal.tsx';
import type { CardDialogProps } from './card-dialog.ts';
import { useFlows } from './use-flows.ts';

export const WhereUsedDialog = ({ flow, onClose }: CardDialogProps) => {
  const { flows } = useFlows();
  const uses = listUses(flow.uuid, flows);
  return (
    <Modal title={`Where ${flow.name} is used`} size="small" onClose={onClose}>
      {uses.length === 0 ? (
        <Text>No other flow jumps to this one or runs it as a sub-flow.</Text>
      ) : (
        <FlowUseList uses={uses} />
      )}
      <Group justify="end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Modal>
  );
};
