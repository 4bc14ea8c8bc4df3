import { UnstyledButton } from '@mantine/core';
import { addNote } from '#shared/flow/graph.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import { IconNote } from '#web/ui/icons.tsx';
import { startDrag } from './canvas.tsx';
import { addableTypes, NodeMark } from './node-picker.tsx';
import { nodeViews } from './nodes/all.ts';
import css from './palette.module.css';
import type { Builder } from './use-builder.ts';

/** What can be put on the canvas: by a press (in the next free place), or dragged to where it should be. */
export const Palette = ({ builder }: { builder: Builder }) => {
  const full = builder.flow.nodes.length >= flowLimits.nodes;
  return (
    <nav className={css.palette} aria-label="Add a node">
      {addableTypes.map((type) => (
        <UnstyledButton
          key={type}
          className={css.item}
          draggable={!full}
          disabled={full}
          title={nodeViews[type].hint}
          onDragStart={(event) => startDrag(event, type)}
          onClick={() => builder.add(type)}
        >
          <NodeMark type={type} />
          {nodeKinds[type].name}
        </UnstyledButton>
      ))}
      <UnstyledButton
        className={css.item}
        title="A note for yourself; visitors never see it"
        onClick={() => builder.edit((flow) => addNote(flow, { x: 80, y: 20 + 60 * flow.notes.length }))}
      >
        <IconNote size={24} className={css.note} />
        Note
      </UnstyledButton>
      {full && <p className={css.full}>A flow can have at most {flowLimits.nodes} nodes.</p>}
    </nav>
  );
};
