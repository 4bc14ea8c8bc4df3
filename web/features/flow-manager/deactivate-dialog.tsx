import { Button, Group, List, Text } from '@mantine/core';
import { listFlowSessions } from '#shared/api/flow-analytics.ts';
import type { Flow } from '#shared/api/flows.ts';
import { runningOf, useRunning } from '#web/lib/flow-activity.ts';
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

/** Flows that send their visitors on into this one. */
const listJumpingFlows = ({ id, uuid }: Flow, flows: readonly Flow[]): Flow[] =>
  flows.filter(
    (other) =>
      other.id !== id &&
      other.isActive &&
      other.flowData.nodes.some((node) => node.type === 'jump' && node.data.flow === uuid),
  );

const listLivePlacements = ({ placements = [] }: Flow) => placements.filter(({ paused }) => !paused);

/** Whether taking it off ends more than its link: a conversation, a place on the site, the way on from another flow. */
export const hasDeactivationEffects = async (flow: Flow, flows: readonly Flow[]): Promise<boolean> => {
  if (listLivePlacements(flow).length > 0 || listJumpingFlows(flow, flows).length > 0) return true;
  // What cannot be counted holds nobody up: the change says what is wrong.
  try {
    return runningOf(await sessionCall(listFlowSessions, { params: { id: flow.id } })).count > 0;
  } catch {
    return false;
  }
};

/** What ends when a flow is taken off: nobody should find that out from a visitor. */
export const DeactivateDialog = ({ flow, flows, onClose, onDeactivate }: DeactivateDialogProps) => {
  const running = useRunning(flow.id);
  const places = listLivePlacements(flow);
  const sources = listJumpingFlows(flow, flows);
  return (
    <Modal title={`Deactivate ${flow.name}`} onClose={onClose}>
      <Text>This ends:</Text>
      <List spacing="xs" listStyleType="disc">
        <List.Item>
          {running === undefined
            ? 'Conversations that are going on: being counted…'
            : running.count === 0
              ? running.words
              : `${running.words} and will get no further answer.`}
        </List.Item>
        <List.Item>
          Its link {paths.sharedFlow.to(flow.uuid)}
          {isSignedIn() && ', and every page that it is embedded in'}.
        </List.Item>
        {places.map((place) => (
          <List.Item key={place.id}>
            On the site: {describeTrigger(place)}, {describePages(place)}.
          </List.Item>
        ))}
        {sources.length > 0 && (
          <List.Item>
            The way on from {sources.map(({ name }) => `“${name}”`).join(', ')}, which takes its error exit
            instead.
          </List.Item>
        )}
      </List>
      <Text size="sm" c="dimmed">
        Versions, places and what was answered stay. Activating it again publishes the newest version.
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
