import { Button, Group, List, Text } from '@mantine/core';
import { listFlowSessions } from '#shared/api/flow-analytics.ts';
import type { Flow } from '#shared/api/flows.ts';
import { listUses } from '#shared/flow/linked-flows.ts';
import { describeRunning, useRunning } from '#web/lib/flow-activity.ts';
import { describeUse } from '#web/lib/flow-uses.ts';
import { paths } from '#web/lib/paths.ts';
import { isSignedIn, sessionCall } from '#web/lib/session.ts';
import { Modal } from '#web/ui/modal.tsx';
import { describePages, describeTrigger } from './placement/labels.ts';

interface DeactivateDialogProps {
  readonly flow: Flow;
  readonly flows: readonly Flow[];
  readonly onClose: () => void;
  readonly onDeactivate: () => void;
}

/** Active flows that jump to this one or run it as a sub-flow. */
const listActiveUses = ({ id, uuid }: Flow, flows: readonly Flow[]) =>
  listUses(
    uuid,
    flows.filter((other) => other.id !== id && other.isActive),
  );

const listLivePlacements = ({ placements = [] }: Flow) => placements.filter(({ paused }) => !paused);

/** Whether deactivating a flow affects open conversations, placements or other flows. */
export const hasDeactivationEffects = async (flow: Flow, flows: readonly Flow[]): Promise<boolean> => {
  if (listLivePlacements(flow).length > 0 || listActiveUses(flow, flows).length > 0) return true;
  // Other authors don't see visitors' sessions, and today's count alone doesn't show which are open.
  if (!isSignedIn()) return false;
  // Don't block the change if sessions can't be counted.
  try {
    return describeRunning(await sessionCall(listFlowSessions, { params: { id: flow.id } })).count > 0;
  } catch {
    return false;
  }
};

/** Asks before deactivating a flow: lists what will stop working. */
export const DeactivateDialog = ({ flow, flows, onClose, onDeactivate }: DeactivateDialogProps) => {
  const running = useRunning(flow);
  const places = listLivePlacements(flow);
  const uses = listActiveUses(flow, flows);
  return (
    <Modal title={`Deactivate ${flow.name}`} onClose={onClose}>
      <Text>This stops:</Text>
      <List spacing="xs" listStyleType="disc">
        <List.Item>
          {running === undefined
            ? 'Open conversations: counting…'
            : running.count === 0
              ? running.words
              : `${running.words}. They get no further replies.`}
        </List.Item>
        <List.Item>
          Its link {paths.sharedFlow.to(flow.uuid)}
          {isSignedIn() && ', and all pages that embed it'}.
        </List.Item>
        {places.map((place) => (
          <List.Item key={place.id}>
            On the site: {describeTrigger(place)}, {describePages(place)}.
          </List.Item>
        ))}
        {uses.map((use) => (
          <List.Item key={use.flow.id}>
            The way on from “{use.flow.name}”, which {describeUse(use)}: it takes its error exit instead.
          </List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        Versions, placements and results are kept. Activating it again publishes the newest version.
      </Text>
      <Group justify="end" gap="sm">
        <Button variant="default" onClick={onClose}>
          Keep it active
        </Button>
        <Button color="red" onClick={onDeactivate}>
          Deactivate
        </Button>
      </Group>
    </Modal>
  );
};
