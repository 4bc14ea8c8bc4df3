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
      {(changes.length ? changes : ['No change of content']).map((change) => (
        <List.Item key={change}>{change}</List.Item>
      ))}
    </List>
  </section>
);

/** Someone saved this flow meanwhile: both sides' changes and a choice. Whatever is chosen, the other is kept as a version. */
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
    <p>Version {theirs.version} was saved while you were working. Nothing has been overwritten.</p>
    <Changes title="What they changed" changes={describeChanges(base, theirs.flowData)} />
    <Changes title="What you changed" changes={describeChanges(base, mine)} />
    <ModalFoot>
      <Button variant="subtle" onClick={onClose}>
        Decide later
      </Button>
      <Button variant="default" onClick={onTakeTheirs}>
        Take theirs
      </Button>
      <Button disabled={busy} onClick={onKeepMine}>
        Save mine as version {theirs.version + 1}
      </Button>
    </ModalFoot>
  </Modal>
);
