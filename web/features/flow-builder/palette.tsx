import { addNote } from '#shared/flow/graph.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { nodeNames } from '#shared/flow/node-names.ts';
import { startDrag } from './canvas.tsx';
import { nodeHints } from './node-words.ts';
import css from './palette.module.css';
import type { Builder } from './use-builder.ts';

const types = Object.keys(nodeHints) as (keyof typeof nodeHints)[];

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
          title={nodeHints[type]}
          onDragStart={(event) => startDrag(event, type)}
          onClick={() => builder.add(type)}
        >
          {nodeNames[type]}
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
