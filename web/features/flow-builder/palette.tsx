import type { CSSProperties } from 'react';
import { nodeTypes } from '#shared/flow/document.ts';
import { addNote } from '#shared/flow/graph.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import { startDrag } from './canvas.tsx';
import { nodeViews } from './nodes/all.ts';
import css from './palette.module.css';
import type { Builder } from './use-builder.ts';

const types = nodeTypes.filter((type) => nodeViews[type].hint);

/** What can be put on the canvas: by a press (in the next free place), or dragged to where it should be. */
export const Palette = ({ builder }: { builder: Builder }) => {
  const full = builder.flow.nodes.length >= flowLimits.nodes;
  return (
    <nav className={css.palette} aria-label="Add a node">
      {types.map((type) => (
        <button
          key={type}
          type="button"
          className={css.item}
          data-type={type}
          draggable={!full}
          disabled={full}
          title={nodeViews[type].hint}
          style={{ '--stripe': nodeViews[type].color } as CSSProperties}
          onDragStart={(event) => startDrag(event, type)}
          onClick={() => builder.add(type)}
        >
          {nodeKinds[type].name}
        </button>
      ))}
      <button
        type="button"
        className={css.item}
        data-type="note"
        title="A note for yourself; visitors never see it"
        onClick={() => builder.edit((flow) => addNote(flow, { x: 80, y: 20 + 60 * flow.notes.length }))}
      >
        Note
      </button>
      {full && <p className={css.full}>A flow can have at most {flowLimits.nodes} nodes.</p>}
    </nav>
  );
};
