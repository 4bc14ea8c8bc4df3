import { type NodeProps, useStore } from '@xyflow/react';
import { memo, useState } from 'react';
import { changeNote } from '#shared/flow/graph.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import type { NoteNode } from './canvas-nodes.ts';
import css from './note-card.module.css';

/** Below this a field would be too small to hit; choosing the note still opens it. */
const smallestField = 0.35;

/** A note for whoever works on the flow; visitors never see it. */
const Note = ({ id, data, selected }: NodeProps<NoteNode>) => {
  // The document comes back through the canvas a moment later; what is being typed doesn't wait for it.
  const [typed, setTyped] = useState<string>();
  const isSmall = useStore(({ transform: [, , zoom] }) => zoom < smallestField);
  return (
    <div className={css.note} data-selected={selected || undefined} data-color={data.note.color ?? 'yellow'}>
      {isSmall && !selected ? (
        <p className={css.text} dir="auto">
          {data.note.text}
        </p>
      ) : (
        <textarea
          className={`nodrag ${css.text}`}
          aria-label="Note"
          placeholder="Write a note…"
          maxLength={flowLimits.noteChars}
          readOnly={data.readOnly}
          value={typed ?? data.note.text}
          onChange={({ target: { value } }) => {
            setTyped(value);
            data.edit((flow) => changeNote(flow, id, { text: value }), `note ${id}`);
          }}
          onBlur={() => setTyped(undefined)}
          onKeyDown={(event) => event.stopPropagation()}
        />
      )}
    </div>
  );
};

export const NoteCard = memo(Note);
