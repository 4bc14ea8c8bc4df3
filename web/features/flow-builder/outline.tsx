import {
  ActionIcon,
  Box,
  Button,
  Group,
  Paper,
  Stack,
  Text,
  Title,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import type { FlowNode } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import type { Problem } from '#shared/flow/problems.ts';
import { IconAlertTriangle, IconCornerDownRight, IconPlus } from '#web/ui/icons.tsx';
import { AnswerField, NodeCardContent } from './card-content.tsx';
import { CommentBadge } from './comment-badge.tsx';
import { NodeIcon } from './node-picker.tsx';
import { getPreview } from './nodes/all.ts';
import css from './outline.module.css';
import { OutlineGroup } from './outline-group.tsx';
import { OutlineMenu, type OutlineMoves } from './outline-menu.tsx';
import { buildOutline, type OutlineExit, type OutlineStep, splitByGroup } from './outline-model.ts';
import type { Builder } from './use-builder.ts';

export interface OutlineProps extends OutlineMoves {
  readonly builder: Builder;
  readonly problems: readonly Problem[];
  readonly current: string | undefined;
  readonly onAdd: (from: string, on: string | undefined, pressed: Element) => void;
  readonly onLead: (from: string, on: string | undefined) => void;
}

const nameOf = (node: FlowNode): string =>
  `${node.title?.trim() || nodeKinds[node.type].name}: ${getPreview(node).slice(0, 36)}`;

const wrapped = { overflowWrap: 'anywhere' } as const;
/** Touch target that grows with its text. */
const tall = { h: 'auto', mih: '2.5rem' } as const;

/** An exit: its target, and a button to add a node. */
const OutlineExitRow = ({ from, way, props }: { from: FlowNode; way: OutlineExit; props: OutlineProps }) => {
  const { exit, target, line } = way;
  const onward = line.length > 0 ? 'below' : target ? nameOf(target) : 'Nowhere';
  return (
    <Group gap="0.25rem 0.5rem" mih="2.75rem" fz="sm">
      <IconCornerDownRight size={16} aria-hidden="true" />
      <Text component="span" inherit fw={600} miw={0} style={wrapped}>
        {exit.label}
      </Text>
      {line.length === 0 && (
        <Button
          size="compact-sm"
          variant="subtle"
          color={target ? 'accent' : 'gray'}
          {...tall}
          miw={0}
          fw={500}
          styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
          aria-label={`${exit.label} leads to ${onward}`}
          onClick={() => props.onLead(from.id, exit.on)}
        >
          {onward}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        {...tall}
        ms="auto"
        leftSection={<IconPlus size={16} />}
        aria-label={`Add after ${exit.label} of ${nameOf(from)}`}
        onClick={(event) => props.onAdd(from.id, exit.on, event.currentTarget)}
      >
        Add
      </Button>
    </Group>
  );
};

interface StepProps {
  readonly step: OutlineStep;
  readonly props: OutlineProps;
  /** Shows only the exits, for the last step of a collapsed group. */
  readonly isFolded?: boolean;
}

const Step = ({ step, props, isFolded = false }: StepProps) => {
  const { node, branches, end } = step;
  const own = props.problems.filter(({ nodeId }) => nodeId === node.id);
  const [only] = getExits(node);
  const isChosen = props.builder.selected.includes(node.id);
  return (
    <Stack component="li" gap="xs" miw={0}>
      {!isFolded && (
        <Paper
          display="flex"
          miw={0}
          className={css.card}
          data-selected={isChosen || undefined}
          data-current={props.current === node.id || undefined}
        >
          <UnstyledButton
            flex="1"
            miw={0}
            p="sm"
            fz="sm"
            bdrs="speech"
            data-outline={node.id}
            onClick={() => props.onEdit(node.id)}
          >
            <Stack component="span" gap="xs" align="start">
              <Group component="span" gap="0.25rem 0.5rem" fz="xs">
                <NodeIcon type={node.type} />
                <VisuallyHidden>Edit</VisuallyHidden>
                <strong>{node.title?.trim() || nodeKinds[node.type].name}</strong>
                <CommentBadge nodeId={node.id} />
                {own.length > 0 && (
                  <Group
                    component="span"
                    gap={4}
                    c={own[0]?.severity === 'error' ? 'var(--danger)' : 'var(--warning)'}
                  >
                    <IconAlertTriangle size={14} aria-hidden="true" />
                    {own.length === 1 ? own[0]?.message : `${own.length} problems`}
                  </Group>
                )}
              </Group>
              <NodeCardContent node={node} />
              <AnswerField node={node} />
            </Stack>
          </UnstyledButton>
          <OutlineMenu {...props} node={node} name={nameOf(node)} />
        </Paper>
      )}
      {branches.length > 0 && (
        <Stack component="ul" gap="sm" className={css.branches} aria-label={`Ways on from ${nameOf(node)}`}>
          {branches.map((way) => (
            <Stack component="li" key={way.exit.key} gap="sm" miw={0}>
              <OutlineExitRow from={node} way={way} props={props} />
              {way.line.length > 0 && <Line steps={way.line} props={props} />}
            </Stack>
          ))}
        </Stack>
      )}
      {end && <OutlineExitRow from={node} way={end} props={props} />}
      {branches.length === 0 && !end && only && (
        <ActionIcon
          variant="default"
          size="lg"
          style={{ alignSelf: 'center' }}
          aria-label={`Add after ${nameOf(node)}`}
          onClick={(event) => props.onAdd(node.id, only.on, event.currentTarget)}
        >
          <IconPlus size={18} />
        </ActionIcon>
      )}
    </Stack>
  );
};

const Line = ({ steps, props }: { steps: readonly OutlineStep[]; props: OutlineProps }) => (
  <Stack component="ol" gap="sm">
    {splitByGroup(props.builder.flow, steps).map(({ group, steps: own }) =>
      group ? (
        <OutlineGroup key={own[0]?.node.id} builder={props.builder} group={group}>
          {(group.isCollapsed ? own.slice(-1) : own).map((step) => (
            <Step key={step.node.id} step={step} props={props} isFolded={group.isCollapsed} />
          ))}
        </OutlineGroup>
      ) : (
        own.map((step) => <Step key={step.node.id} step={step} props={props} />)
      ),
    )}
  </Stack>
);

/** The flow as a list in which everything can be edited, for phones and screen readers. */
export const Outline = (props: OutlineProps) => {
  const { line, loose } = buildOutline(props.builder.flow);
  return (
    <Box
      component="section"
      h="100%"
      px="md"
      pt="md"
      pb="6rem"
      bg="var(--paper)"
      style={{ overflow: 'auto' }}
      aria-label="Outline"
    >
      <Stack gap="sm" maw="44rem" mx="auto">
        <Line steps={line} props={props} />
        {loose.length > 0 && (
          <>
            <Title order={2} mt="lg">
              Not connected
            </Title>
            <Text size="sm" c="dimmed">
              No conversation gets here.
            </Text>
            {loose.map((steps) => (
              <Line key={steps[0]?.node.id} steps={steps} props={props} />
            ))}
          </>
        )}
      </Stack>
    </Box>
  );
};
