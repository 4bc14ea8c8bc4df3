import { Handle, type NodeProps, Position } from '@xyflow/react';
import { type CSSProperties, memo } from 'react';
import { exitsOf } from '#shared/flow/exits.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import type { StepNode } from './canvas-nodes.ts';
import css from './node-card.module.css';
import { viewOf } from './nodes/all.ts';

/** A node as a small message card: what the visitor will see, and its exits as labelled tabs on the edge. */
const Card = ({ data, selected }: NodeProps<StepNode>) => {
  const { node, problems, isCurrent, isSource, figures } = data;
  const exits = exitsOf(node);
  const { color, preview } = viewOf(node);
  const worst = problems.some(({ severity }) => severity === 'error')
    ? 'error'
    : problems.length
      ? 'warning'
      : undefined;
  return (
    <div
      className={css.card}
      data-type={node.type}
      style={{ '--stripe': color } as CSSProperties}
      data-selected={selected || undefined}
      data-current={isCurrent || undefined}
      data-source={isSource || undefined}
    >
      {node.type !== 'start' && <Handle type="target" position={Position.Left} className={css.entry} />}
      <header className={css.head}>
        <span className={css.type}>{nodeKinds[node.type].name}</span>
        {figures && (
          <span className={css.figures}>
            {figures.reached} reached{figures.stopped ? `, ${figures.stopped} left here` : ''}
          </span>
        )}
        {worst && (
          <span
            className={css.problem}
            data-severity={worst}
            title={problems.map(({ message }) => message).join('\n')}
          >
            {worst === 'error' ? 'Error' : 'Check'}
          </span>
        )}
      </header>
      <p className={css.preview} dir="auto">
        {preview(node.data)}
      </p>
      <ul className={css.exits}>
        {exits.map(({ key, label }) => (
          <li key={key} className={css.exit}>
            <span>{label}</span>
            {figures?.answers[key] !== undefined && <b>{figures.answers[key]}</b>}
            <Handle type="source" position={Position.Right} id={key} className={css.handle} />
          </li>
        ))}
      </ul>
    </div>
  );
};

export const NodeCard = memo(Card, (a, b) => a.data === b.data && a.selected === b.selected);
