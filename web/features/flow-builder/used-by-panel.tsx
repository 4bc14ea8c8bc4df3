import { Button, Text } from '@mantine/core';
import { listFlows } from '#shared/api/flows.ts';
import { listUses } from '#shared/flow/linked-flows.ts';
import { useReadAll } from '#web/lib/query.ts';
import { Empty } from '#web/ui/empty.tsx';
import { FlowUseList } from '#web/ui/flow-use-list.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PanelFrame } from './panel/panel-parts.tsx';
import type { BuilderPanelProps } from './panel-props.ts';

/** The flows that jump to this one or run it as a sub-flow. */
export const UsedByPanel = ({ saved }: BuilderPanelProps) => {
  const { data, problem, reload } = useReadAll(listFlows, {}, { failure: "Couldn't load your flows." });
  const uses = saved && data ? listUses(saved.uuid, data) : [];
  return (
    <PanelFrame label="Where used" title="Where used">
      {problem ? (
        <Empty title={problem}>
          <Button onClick={reload}>Retry</Button>
        </Empty>
      ) : !data ? (
        <Spinner label="Loading your flows" />
      ) : uses.length === 0 ? (
        <Text size="sm" c="dimmed">
          No other flow jumps to this one or runs it as a sub-flow.
        </Text>
      ) : (
        <FlowUseList uses={uses} />
      )}
    </PanelFrame>
  );
};
