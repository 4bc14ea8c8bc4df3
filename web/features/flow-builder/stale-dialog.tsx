import { Button, List } from '@mantine/core';
import type { Flow } from '#shared/api/flows.ts';
import { describeChanges } from '#shared/flow/changes.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';

interface StaleDialogProps {
  readonly base: FlowDocument;
  readonly theirs: Flow;
  readonly mine: FlowDocument;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

const Changes = ({ title, changes }: { title: string; changes: readonly string[] }) => (
  <section>
    <h3>{title}</h3>
    <List size="xs">
      {(changes.length ? changes : ['No content changes']).map((change) => (
        <List.Item key={change}>{change}</List.Item>
      ))}
    </List>
  </section>
);

/** Resolves a conflict with a newer save from elsewhere. */
export const StaleDialog = ({
  base,
  theirs,
  mine,
  busy,
  onClose,
  onKeepMine,
  onTakeTheirs,
}: StaleDialogProps) => (
  <Modal title="This flow was saved elsewhere" onClose={onClose}>
    <p>Version {theirs.version} was saved while you were editing. Nothing has been overwritten.</p>
    <Changes title="Their changes" changes={describeChanges(base, theirs.flowData)} />
    <Changes title="Your changes" changes={describeChanges(base, mine)} />
    <ModalFoot>
      <Button variant="subtle" onClick={onClose}>
        Decide later
      </Button>
      <Button variant="default" onClick={onTakeTheirs}>
        Use their version
      </Button>
      <Button disabled={busy} onClick={onKeepMine}>
        Save mine as version {theirs.version + 1}
      </Button>
    </ModalFoot>
  </Modal>
);
