import { Button, List, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Flow } from '#shared/api/flows.ts';
import { describeChanges } from '#shared/flow/changes.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { type FlowConflict, mergeFlows, type Side } from '#shared/flow/merge.ts';
import { Modal, ModalFoot } from '#web/ui/modal.tsx';
import { describeVersion } from './describe-version.ts';
import { toEditableDocument } from './model.ts';

interface StaleDialogProps {
  /** What both sides started from; undefined if its revision is gone. */
  readonly base: FlowDocument | undefined;
  readonly theirs: Flow;
  readonly mine: FlowDocument;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onMerge: (choices: ReadonlyMap<string, Side>) => void;
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

interface ConflictProps {
  readonly conflict: FlowConflict;
  readonly side: Side;
  readonly onChange: (side: Side) => void;
}

/** One thing that both changed, with both versions. */
const Conflict = ({ conflict, side, onChange }: ConflictProps) => (
  <Paper component="section" withBorder p="sm">
    <Stack gap="xs">
      <Text fw={650} dir="auto">
        {conflict.title}
      </Text>
      {(['mine', 'theirs'] as const).map((which) => (
        <Text key={which} size="sm" c={which === side ? undefined : 'dimmed'} dir="auto">
          <strong>{which === 'mine' ? 'Yours' : 'Theirs'}:</strong>{' '}
          {describeVersion(conflict[which], conflict[which === 'mine' ? 'theirs' : 'mine'])}
        </Text>
      ))}
      <SegmentedControl
        aria-label={`Version of ${conflict.title}`}
        size="xs"
        data={[
          { value: 'mine', label: 'Use yours' },
          { value: 'theirs', label: 'Use theirs' },
        ]}
        value={side}
        onChange={(next) => onChange(next as Side)}
      />
    </Stack>
  </Paper>
);

/** Resolves a conflict with a newer save from elsewhere: everything else is merged. */
export const StaleDialog = ({ base, theirs, mine, busy, ...on }: StaleDialogProps) => {
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const merged = useMemo(
    () => base && mergeFlows(base, mine, toEditableDocument(theirs)),
    [base, mine, theirs],
  );
  return (
    <Modal title="This flow was saved elsewhere" onClose={on.onClose}>
      <p>Version {theirs.version} was saved while you were editing. Nothing has been overwritten.</p>
      {merged ? (
        <>
          <p>Both of you changed the following. All other changes are kept.</p>
          {merged.conflicts.map((conflict) => (
            <Conflict
              key={conflict.key}
              conflict={conflict}
              side={choices.get(conflict.key) ?? 'mine'}
              onChange={(side) => setChoices(new Map(choices).set(conflict.key, side))}
            />
          ))}
        </>
      ) : (
        base && (
          <>
            <Changes title="Their changes" changes={describeChanges(base, theirs.flowData)} />
            <Changes title="Your changes" changes={describeChanges(base, mine)} />
          </>
        )
      )}
      <ModalFoot>
        <Button variant="subtle" onClick={on.onClose}>
          Decide later
        </Button>
        <Button variant="default" onClick={on.onTakeTheirs}>
          Use their version
        </Button>
        {merged ? (
          <Button disabled={busy} onClick={() => on.onMerge(choices)}>
            Save both as version {theirs.version + 1}
          </Button>
        ) : (
          <Button disabled={busy} onClick={on.onKeepMine}>
            Save mine as version {theirs.version + 1}
          </Button>
        )}
      </ModalFoot>
    </Modal>
  );
};
