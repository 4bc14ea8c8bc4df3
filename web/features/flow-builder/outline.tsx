import { ActionIcon, Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { FlowNode } from '#shared/flow/document.ts';
import { exitsOf } from '#shared/flow/exits.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import type { Problem } from '#shared/flow/problems.ts';
import { IconAlertTriangle, IconCornerDownRight, IconPlus } from '#web/ui/icons.tsx';
import { AskedField, NodeFaceParts } from './node-face.tsx';
import { NodeMark } from './node-picker.tsx';
import { previewOf } from './nodes/all.ts';
import css from './outline.module.css';
import { OutlineMenu, type OutlineMoves } from './outline-menu.tsx';
import { type OutlineExit, type OutlineStep, outlineOf } from './outline-model.ts';
import type { Builder } from './use-builder.ts';

export interface OutlineProps extends OutlineMoves {
  readonly builder: Builder;
  readonly problems: readonly Problem[];
  readonly current: string | undefined;
  readonly onAdd: (from: string, on: string | undefined, pressed: Element) => void;
  readonly onLead: (from: string, on: string | undefined) => void;
}

const nameOf = (node: FlowNode): string => `${nodeKinds[node.type].name}: ${previewOf(node).slice(0, 36)}`;

/** Where an exit leads, and what can be done about it. */
const Way = ({ from, way, props }: { from: FlowNode; way: OutlineExit; props: OutlineProps }) => {
  const { exit, target, line } = way;
  const onward = line.length > 0 ? 'below' : target ? nameOf(target) : 'Nowhere';
  return (
    <div className={css.way}>
      <IconCornerDownRight size={16} aria-hidden="true" />
      <span className={css.label}>{exit.label}</span>
      {line.length === 0 && (
        <Button
          size="compact-sm"
          variant="subtle"
          color={target ? 'accent' : 'gray'}
          className={css.lead}
          aria-label={`${exit.label} leads to ${onward}`}
          onClick={() => props.onLead(from.id, exit.on)}
        >
          {onward}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        className={css.add}
        leftSection={<IconPlus size={16} />}
        aria-label={`Add after ${exit.label} of ${nameOf(from)}`}
        onClick={(event) => props.onAdd(from.id, exit.on, event.currentTarget)}
      >
        Add
      </Button>
    </div>
  );
};

const Step = ({ step, props }: { step: OutlineStep; props: OutlineProps }) => {
  const { node, branches, end } = step;
  const own = props.problems.filter(({ nodeId }) => nodeId === node.id);
  const [only] = exitsOf(node);
  const isChosen = props.builder.selected.includes(node.id);
  return (
    <li className={css.step}>
      <div
        className={css.card}
        data-selected={isChosen || undefined}
        data-current={props.current === node.id || undefined}
      >
        <UnstyledButton className={css.open} data-outline={node.id} onClick={() => props.onEdit(node.id)}>
          <span className={css.head}>
            <NodeMark type={node.type} />
            <VisuallyHidden>Edit</VisuallyHidden>
            <strong>{nodeKinds[node.type].name}</strong>
            {own.length > 0 && (
              <span className={css.problem} data-severity={own[0]?.severity}>
                <IconAlertTriangle size={14} aria-hidden="true" />
                {own.length === 1 ? own[0]?.message : `${own.length} problems`}
              </span>
            )}
          </span>
          <NodeFaceParts node={node} />
          <AskedField node={node} />
        </UnstyledButton>
        <OutlineMenu {...props} node={node} name={nameOf(node)} />
      </div>
      {branches.length > 0 && (
        <ul className={css.branches} aria-label={`Ways on from ${nameOf(node)}`}>
          {branches.map((way) => (
            <li key={way.exit.key} className={css.branch}>
              <Way from={node} way={way} props={props} />
              {way.line.length > 0 && <Line steps={way.line} props={props} />}
            </li>
          ))}
        </ul>
      )}
      {end && <Way from={node} way={end} props={props} />}
      {branches.length === 0 && !end && only && (
        <ActionIcon
          variant="default"
          size="lg"
          className={css.between}
          aria-label={`Add after ${nameOf(node)}`}
          onClick={(event) => props.onAdd(node.id, only.on, event.currentTarget)}
        >
          <IconPlus size={18} />
        </ActionIcon>
      )}
    </li>
  );
};

const Line = ({ steps, props }: { steps: readonly OutlineStep[]; props: OutlineProps }) => (
  <ol className={css.line}>
    {steps.map((step) => (
      <Step key={step.node.id} step={step} props={props} />
    ))}
  </ol>
);

/** The flow as a list that reads from top to bottom, in which all of it can be built: on a phone, or without a canvas. */
export const Outline = (props: OutlineProps) => {
  const { line, loose } = outlineOf(props.builder.flow);
  return (
    <section className={css.outline} aria-label="Outline">
      <Line steps={line} props={props} />
      {loose.length > 0 && (
        <>
          <h2 className={css.title}>Not connected</h2>
          <p className={css.hint}>No conversation comes to these.</p>
          {loose.map((steps) => (
            <Line key={steps[0]?.node.id} steps={steps} props={props} />
          ))}
        </>
      )}
    </section>
  );
};
