import { Button } from '@mantine/core';
import type { Flow } from '#shared/api/flows.ts';
import { FlowTestGate, useFlowTestGate } from '#web/ui/flow-test-gate.tsx';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';

interface TestsDialogProps {
  readonly flow: Flow;
  readonly onClose: () => void;
  readonly onActivate: () => void;
}

/** Asks before a flow goes live that no longer passes its tests. */
export const TestsDialog = ({ flow, onClose, onActivate }: TestsDialogProps) => {
  const { id, flowData, language, name } = flow;
  const gate = useFlowTestGate({ flowId: id, flow: flowData, language });
  return (
    <Modal title="Activate" onClose={onClose}>
      <p>“{name}” goes live as last saved.</p>
      <FlowTestGate gate={gate} flow={flowData} action="Activate" />
      <ModalFoot>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!gate.mayGoOn} onClick={onActivate}>
          Activate
        </Button>
      </ModalFoot>
    </Modal>
  );
};
