import { ActionIcon } from '@mantine/core';
import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getBezierPath } from '@xyflow/react';
import { memo, use } from 'react';
import { IconPlus, IconX } from '#web/ui/icons.tsx';
import css from './canvas.module.css';
import { CanvasActions } from './canvas-actions.ts';

/** A link. The one that is pointed at or chosen offers a node between and its removal, in its middle. */
const Link = ({ id, selected, data, interactionWidth, ...ends }: EdgeProps) => {
  const { insertOn, removeLink } = use(CanvasActions);
  const [path, x, y] = getBezierPath(ends);
  return (
    <>
      <BaseEdge id={id} path={path} interactionWidth={interactionWidth ?? 24} />
      {(selected || data?.hot) && insertOn && removeLink && (
        <EdgeLabelRenderer>
          <ActionIcon.Group
            className={`nodrag nopan ${css.linkTools}`}
            style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
            data-edge={id}
          >
            <ActionIcon
              variant="default"
              size="md"
              aria-label="Insert a node here"
              onClick={(event) => insertOn(id, event.currentTarget)}
            >
              <IconPlus size={16} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size="md"
              aria-label="Remove this link"
              onClick={() => removeLink(id)}
            >
              <IconX size={16} />
            </ActionIcon>
          </ActionIcon.Group>
        </EdgeLabelRenderer>
      )}
    </>
  );
};

export const LinkEdge = memo(Link);
