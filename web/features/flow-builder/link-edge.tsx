import { ActionIcon } from '@mantine/core';
import {
  BaseEdge,
  EdgeLabelRenderer,
  type EdgeProps,
  getBezierPath,
  getSmoothStepPath,
  useStore,
} from '@xyflow/react';
import { memo, use } from 'react';
import { IconPlus, IconX } from '#web/ui/icons.tsx';
import css from './canvas.module.css';
import { CanvasActions } from './canvas-actions.ts';
import { entryY } from './card-size.ts';
import { rowGap } from './wrap-columns.ts';

/** Buttons in the middle of an edge; their size doesn't depend on the zoom. */
const LinkTools = ({ id, x, y }: { id: string; x: number; y: number }) => {
  const { insertOn, removeLink } = use(CanvasActions);
  const zoom = useStore(({ transform }) => transform[2]);
  if (!insertOn || !removeLink) return null;
  return (
    <EdgeLabelRenderer>
      <ActionIcon.Group
        className={`nodrag nopan ${css.linkTools}`}
        style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${1 / zoom})` }}
        data-edge={id}
      >
        <ActionIcon
          variant="default"
          size="md"
          aria-label="Insert a node"
          onClick={(event) => insertOn(id, event.currentTarget)}
        >
          <IconPlus size={16} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="md"
          aria-label="Remove this connection"
          onClick={() => removeLink(id)}
        >
          <IconX size={16} />
        </ActionIcon>
      </ActionIcon.Group>
    </EdgeLabelRenderer>
  );
};

/** Whether an edge leads to the beginning of a row further down. */
const isRowChange = ({ sourceX, sourceY, targetX, targetY }: Ends): boolean =>
  sourceX - targetX > 700 && targetY - sourceY > 100;

type Ends = Pick<EdgeProps, 'sourceX' | 'sourceY' | 'targetX' | 'targetY'>;

/** An edge; shows its buttons when hovered or selected. */
const Link = ({ id, selected, data, interactionWidth, ...ends }: EdgeProps) => {
  // Between rows an edge runs in the gap above its target, because a curve would cross the cards.
  const [path, x, y] = isRowChange(ends)
    ? getSmoothStepPath({ ...ends, borderRadius: 24, centerY: ends.targetY - entryY - rowGap / 2 })
    : getBezierPath(ends);
  return (
    <>
      <BaseEdge id={id} path={path} interactionWidth={interactionWidth ?? 24} />
      {(selected || data?.hovered === true) && <LinkTools id={id} x={x} y={y} />}
    </>
  );
};

export const LinkEdge = memo(Link);
