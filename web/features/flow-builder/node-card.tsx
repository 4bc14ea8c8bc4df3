import { Badge } from '@mantine/core';
import { Handle, type NodeProps, Position, useConnection } from '@xyflow/react';
import { type CSSProperties, memo, use } from 'react';
import { pictureSources } from '#shared/domain/blog/pictures.ts';
import { getNodeKind } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import type { PictureRef } from '#shared/flow/media.ts';
import { CanvasActions } from './canvas-actions.ts';
import type { StepNode } from './canvas-nodes.ts';
import { AnswerField, NodeCardContent } from './card-content.tsx';
import { CommentBadge } from './comment-badge.tsx';
import css from './node-card.module.css';
import { getCardContent, getNodeView } from './nodes/all.ts';

const ChipPicture = ({ picture }: { readonly picture: PictureRef | undefined }) =>
  picture && <img {...pictureSources(picture)} sizes="1rem" width={16} height={16} alt="" loading="lazy" />;

/** A node on the canvas: the visitor's view of it, and its exits. */
const Card = ({ data, selected }: NodeProps<StepNode>) => {
  const { node, problems, isCurrent, isSource, figures, used } = data;
  const { addAfter } = use(CanvasActions);
  // While a connection is dragged, the entry handle covers the whole card.
  const isDropTarget = useConnection(({ inProgress, fromNode }) => inProgress && fromNode.id !== node.id);
  const exits = getExits(node);
  const { color, icon: Icon } = getNodeView(node);
  const { variable: keeps, choices = [] } = getCardContent(node);
  const { name, options } = getNodeKind(node);
  const chips = new Map(options(node.data).map((option) => [option.id, option]));
  const hasError = problems.some(({ severity }) => severity === 'error');
  return (
    <div
      className={css.card}
      style={{ '--kind': color } as CSSProperties}
      data-selected={selected || undefined}
      data-current={isCurrent || undefined}
      data-source={isSource || undefined}
      data-problem={hasError || undefined}
    >
      {node.type !== 'start' && (
        <Handle
          type="target"
          position={Position.Left}
          className={`${css.handle} ${css.entry} ${isDropTarget ? css.wholeCard : ''}`}
        />
      )}
      <header className={css.head}>
        <span className={css.mark}>{Icon && <Icon size={14} aria-hidden="true" />}</span>
        <strong className={css.type} dir="auto">
          {node.title?.trim() || name}
        </strong>
        {keeps && !figures && <code className={css.soft}>{keeps}</code>}
        {figures && (
          <span className={css.soft}>
            {figures.reached} reached{figures.stopped ? `, ${figures.stopped} left here` : ''}
            {figures.deadEnds
              ? `, ${figures.deadEnds} ${figures.deadEnds === 1 ? 'dead end' : 'dead ends'}`
              : ''}
          </span>
        )}
        <CommentBadge nodeId={node.id} />
        {problems.length > 0 && (
          <Badge
            size="sm"
            color={hasError ? 'red' : 'warning'}
            title={problems.map(({ message }) => message).join('\n')}
          >
            {hasError ? 'Error' : 'Check'}
          </Badge>
        )}
      </header>
      <div className={css.face}>
        <NodeCardContent node={node} />
      </div>
      <ul className="exits">
        {choices.map(({ id, label, value }) => (
          <li key={id} className={css.exit}>
            {figures?.answers[id] !== undefined && <b>{figures.answers[id]}</b>}
            <span className={css.chip}>
              <ChipPicture picture={chips.get(id)?.picture} />
              {label || value}
            </span>
          </li>
        ))}
        {exits.map(({ key, label }, index) => (
          <li key={key} className={css.exit}>
            {index === 0 && exits.length === 1 && <AnswerField node={node} />}
            {figures?.answers[key] !== undefined && <b>{figures.answers[key]}</b>}
            <span className={chips.has(key) ? css.chip : css.way}>
              <ChipPicture picture={chips.get(key)?.picture} />
              {label}
            </span>
            <Handle
              type="source"
              position={Position.Right}
              id={key}
              className={css.handle}
              data-used={used.includes(key) || undefined}
              role={addAfter ? 'button' : undefined}
              aria-label={addAfter ? `Add after ${label}` : undefined}
              onClick={(event) => {
                event.stopPropagation();
                addAfter?.(node.id, key, event.currentTarget);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};

export const NodeCard = memo(Card, (a, b) => a.data === b.data && a.selected === b.selected);
