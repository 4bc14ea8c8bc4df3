import { Badge, Box, Button, DataList, Flex, Group, Paper, Stack, Text, UnstyledButton } from '@mantine/core';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { getFlowResult } from '#shared/api/flow-results.ts';
import { type Flow, getFlowRevision } from '#shared/api/flows.ts';
import { personKey } from '#shared/domain/person.ts';
import { findNode } from '#shared/flow/graph.ts';
import { getNodeLabel } from '#shared/flow/node-titles.ts';
import { paths } from '#web/lib/paths.ts';
import { useRead } from '#web/lib/query.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Bubble } from '#web/ui/talk/bubble.tsx';
import { MessageMedia } from '#web/ui/talk/message-media.tsx';
import type { FlowPreview } from '../templates-tab.tsx';
import { formatAnswer, formatHeading } from './columns.ts';
import { formatOutcome, getOutcomeColor } from './outcomes.ts';
import { buildReplaySteps, buildTrail } from './replay.ts';
import css from './results.module.css';
import { SaveAsTest } from './save-as-test.tsx';

interface SessionDrawerProps {
  readonly flow: Flow;
  readonly session: string;
  readonly preview: FlowPreview;
  readonly onClose: () => void;
}

/** Replays a conversation step by step, on the canvas and as a transcript. */
export const SessionDrawer = ({ flow, session, preview: Preview, onClose }: SessionDrawerProps) => {
  const { data, problem } = useRead(
    getFlowResult,
    { params: { id: flow.id, session } },
    { failure: "Couldn't load this conversation" },
  );
  const [chosen, setChosen] = useState<number>();
  const version = data?.version;
  const revision = useRead(
    getFlowRevision,
    version && version !== flow.version ? { params: { id: flow.id, version: String(version) } } : null,
    { failure: 'This version of the flow is no longer stored' },
  );
  const document = version === flow.version ? flow.flowData : revision.data?.flowData;
  const steps = useMemo(() => buildReplaySteps(data?.transcript ?? [], data?.seen ?? []), [data]);
  const last = steps.length - 1;
  const at = Math.max(0, Math.min(chosen ?? last, last));
  const trail = useMemo(
    () => buildTrail(steps, at, data?.links ?? [], document),
    [steps, at, data, document],
  );
  const currentStep = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll whenever the step changes
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's cleanup.
    currentStep.current?.scrollIntoView({ block: 'nearest' });
  }, [at, data]);
  const nameOf = (node: string | undefined): string => {
    const known = node === undefined || !document ? undefined : findNode(document, node);
    if (known) return getNodeLabel(known);
    return node?.includes('/') ? 'In another flow' : 'Step of an older version';
  };
  const person = data?.variables.email ?? data?.variables.phone;
  const current = steps[at]?.node;
  return (
    <Modal title="Conversation" place="side" size="wide" onClose={onClose}>
      {problem && <p role="alert">{problem}</p>}
      {!data && !problem && <Spinner label="Loading the conversation" />}
      {data && (
        <Flex direction={{ base: 'column', sm: 'row' }} gap="lg" align="stretch">
          <Stack
            flex={{ base: 'none', sm: '1 1 0' }}
            miw={0}
            gap="sm"
            component="section"
            aria-label="Path through the flow"
            className={css.stage}
          >
            {document && (
              <Paper
                pos="relative"
                bg="transparent"
                h={{ base: '15rem', sm: 'calc(100dvh - 10rem)' }}
                style={{ overflow: 'hidden' }}
              >
                <Suspense fallback={<Spinner label="Loading the canvas" />}>
                  <Preview flow={document} current={current} trail={trail} />
                </Suspense>
              </Paper>
            )}
            {revision.problem && <Text c="dimmed">{revision.problem}</Text>}
            {last >= 0 && (
              <Group gap="sm" wrap="nowrap">
                <Button variant="default" size="sm" disabled={at === 0} onClick={() => setChosen(at - 1)}>
                  Back
                </Button>
                <input
                  type="range"
                  className={css.range}
                  aria-label="Step"
                  aria-valuetext={`Step ${at + 1} of ${last + 1}: ${nameOf(current)}`}
                  min={0}
                  max={last}
                  value={at}
                  onChange={(event) => setChosen(Number(event.target.value))}
                />
                <Text size="sm" ff="monospace" miw="4.5rem" ta="end">
                  {at + 1} of {last + 1}
                </Text>
                <Button variant="default" size="sm" disabled={at === last} onClick={() => setChosen(at + 1)}>
                  Next
                </Button>
              </Group>
            )}
          </Stack>
          <Stack flex={{ base: 'none', sm: '0 0 24rem' }} miw={0} gap="md">
            <DataList gap={4}>
              <DataList.Item>
                <DataList.ItemLabel>Outcome</DataList.ItemLabel>
                <DataList.ItemValue>
                  <Badge color={getOutcomeColor(data.outcome)}>{formatOutcome(data.outcome)}</Badge>
                </DataList.ItemValue>
              </DataList.Item>
              {Object.entries(data.variables).map(([name, value]) => (
                <DataList.Item key={name}>
                  <DataList.ItemLabel>{formatHeading(name)}</DataList.ItemLabel>
                  <DataList.ItemValue dir="auto">{formatAnswer(flow, name, value)}</DataList.ItemValue>
                </DataList.Item>
              ))}
            </DataList>
            <Group gap="xs">
              {data.contactId && person && (
                <Button
                  component={Link}
                  to={`${paths.admin.to()}?tab=contacts&person=${personKey(person)}`}
                  variant="light"
                  size="xs"
                >
                  Open the lead
                </Button>
              )}
              {data.conversation && (
                <Button
                  component={Link}
                  to={`${paths.admin.to()}?tab=conversations&talk=${data.conversation}`}
                  variant="default"
                  size="xs"
                >
                  Open the conversation
                </Button>
              )}
            </Group>
            {document && <SaveAsTest flow={flow} result={data} document={document} />}
            <Stack component="ol" gap="xs" aria-label="Transcript">
              {steps.map(({ node, lines }, index) => (
                <Box
                  // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
                  key={index}
                  component="li"
                  ref={index === at ? currentStep : undefined}
                  aria-current={index === at ? 'step' : undefined}
                  className={css.replayed}
                >
                  <UnstyledButton
                    w="fit-content"
                    mih="1.5rem"
                    fz="xs"
                    {...(index === at ? { c: 'var(--accent-text)', fw: 600 } : { c: 'dimmed' })}
                    onClick={() => setChosen(index)}
                  >
                    {nameOf(node)}
                  </UnstyledButton>
                  {data.requests
                    .filter(({ nodeId }) => nodeId === node)
                    .map(({ text }) => (
                      <Text key={text} size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                        {text}
                      </Text>
                    ))}
                  <Stack component="ol" gap="xs">
                    {lines.map(({ role, text, media }, place) =>
                      role === 'notice' ? null : (
                        <Bubble
                          // biome-ignore lint/suspicious/noArrayIndexKey: the same
                          key={place}
                          from={role === 'visitor' ? 'us' : 'them'}
                          speaker={role === 'visitor' ? 'Visitor' : flow.name}
                          tone={media ? 'bare' : 'plain'}
                        >
                          {media ? (
                            <MessageMedia items={media} language="en" plays="nothing" text={text} />
                          ) : (
                            text
                          )}
                        </Bubble>
                      ),
                    )}
                  </Stack>
                </Box>
              ))}
            </Stack>
          </Stack>
        </Flex>
      )}
    </Modal>
  );
};
