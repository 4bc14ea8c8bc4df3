import { Button, Stack, Table, Title } from '@mantine/core';
import { useState } from 'react';
import { type FlowAnalytics, getFlowAnalytics } from '#shared/api/flow-analytics.ts';
import { type Flow, getFlow, updateFlow } from '#shared/api/flows.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { addOption, findNode, replaceNode } from '#shared/flow/graph.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { getNodeLabel } from '#shared/flow/node-titles.ts';
import { ApiError } from '#web/lib/http.ts';
import { useRead } from '#web/lib/query.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { TrafficView } from './traffic-view.tsx';

type Miss = FlowAnalytics['misses'][number];

/** Adds an unmatched answer as an option; undefined if the question can't have more. */
export const addMissAsOption = (
  flow: FlowDocument,
  { nodeId, text }: Pick<Miss, 'nodeId' | 'text'>,
): FlowDocument | undefined => {
  const before = findNode(flow, nodeId);
  if (before?.type !== 'quick_reply' || before.data.options.length >= flowLimits.options) return undefined;
  const added = addOption(flow, nodeId);
  const node = findNode(added, nodeId);
  if (node?.type !== 'quick_reply') return undefined;
  const last = node.data.options.length - 1;
  const label = text.slice(0, flowLimits.labelChars);
  return replaceNode(added, {
    ...node,
    data: {
      ...node.data,
      options: node.data.options.map((option, index) => (index === last ? { ...option, label } : option)),
    },
  });
};

const hasOption = (flow: FlowDocument, { nodeId, text }: Miss): boolean => {
  const node = findNode(flow, nodeId);
  const label = text.slice(0, flowLimits.labelChars).toLowerCase();
  return (
    node?.type === 'quick_reply' &&
    node.data.options.some((option) => option.label.trim().toLowerCase() === label)
  );
};

/** Saves the flow with the new option; retries once on top of a newer version. */
const saveOption = async (flow: Flow, miss: Miss): Promise<Flow> => {
  const params = { id: flow.id };
  const save = (on: Flow) => {
    const flowData = addMissAsOption(on.flowData, miss);
    return flowData
      ? sessionCall(updateFlow, { params, body: { flowData, baseVersion: on.version } })
      : Promise.resolve(on);
  };
  try {
    return await save(flow);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'record.stale') throw error;
    const latest = await sessionCall(getFlow, { params });
    return hasOption(latest.flowData, miss) ? latest : save(latest);
  }
};

/** The flow's traffic, and answers that matched no option. */
export const Traffic = ({ flow }: { flow: Flow }) => {
  const [current, setCurrent] = useState(flow);
  const [busy, setBusy] = useState(false);
  const { data } = useRead(getFlowAnalytics, { query: { flow: flow.id } }, { failure: '' });
  if (!data) return null;
  const misses = data.misses.filter(({ nodeId }) => findNode(current.flowData, nodeId));
  const add = async (miss: Miss) => {
    setBusy(true);
    try {
      setCurrent(await saveOption(current, miss));
      showToast({
        title: 'Added to the draft',
        description: 'Publish the flow to show it to visitors.',
        tone: 'success',
      });
    } catch (error) {
      showToast({
        title: 'Not added',
        description: errorMessage(error, "Couldn't save the flow"),
        tone: 'error',
      });
    }
    setBusy(false);
  };
  return (
    <>
      <TrafficView flow={current} data={data} />
      {misses.length > 0 && (
        <Stack component="section" gap="xs" mt="md">
          <Title order={2} size="h4">
            Answers that matched no option
          </Title>
          <Table.ScrollContainer
            minWidth={480}
            role="region"
            tabIndex={0}
            aria-label="Answers that matched no option"
          >
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Question</Table.Th>
                  <Table.Th scope="col">Answer</Table.Th>
                  <Table.Th scope="col">Times</Table.Th>
                  <Table.Th scope="col">
                    <span className="visually-hidden">Action</span>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {misses.map((miss) => {
                  const node = findNode(current.flowData, miss.nodeId);
                  const isAdded = hasOption(current.flowData, miss);
                  const isFull =
                    node?.type === 'quick_reply' && node.data.options.length >= flowLimits.options;
                  return (
                    <Table.Tr key={`${miss.nodeId} ${miss.text}`}>
                      <Table.Td>{node && getNodeLabel(node)}</Table.Td>
                      <Table.Td dir="auto">{miss.text}</Table.Td>
                      <Table.Td>{miss.count}</Table.Td>
                      <Table.Td>
                        {node?.type === 'quick_reply' && (
                          <Button
                            size="compact-sm"
                            variant="default"
                            disabled={busy || isAdded || isFull}
                            aria-label={`${isAdded ? 'Added' : 'Add as option'}: “${miss.text}”`}
                            onClick={() => void add(miss)}
                          >
                            {isAdded ? 'Added' : isFull ? 'No room' : 'Add as option'}
                          </Button>
                        )}
                      </Table.Td>
                    </Table.Tr>
                  );
                })}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </Stack>
      )}
    </>
  );
};
