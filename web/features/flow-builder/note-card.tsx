import { Box } from '@mantine/core';
import { type NodeProps, useStore } from '@xyflow/react';
import { memo, useState } from 'react';
import { updateNote } from '#shared/flow/graph.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import type { NoteNode } from './canvas-nodes.ts';
import css from './note-card.module.css';

/** Below this zoom a note shows plain text until it is selected. */
const minFieldZoom = 0.35;

/** Border, background and text colour. */
const yellow = ['var(--spark)', 'var(--spark-soft)', 'var(--spark-text)'] as const;
const inks: Readonly<Record<string, readonly [string, string, string]>> = {
  yellow,
  blue: ['var(--info)', 'var(--info-soft)', 'var(--info)'],
  green: ['var(--success)', 'var(--success-soft)', 'var(--success)'],
  pink: ['var(--danger)', 'var(--danger-soft)', 'var(--danger)'],
};

/** A note for the flow's authors; visitors never see it. */
const Note = ({ id, data, selected }: NodeProps<NoteNode>) => {
  // The document reaches the note with a delay through React Flow, which would move the cursor.
  const [typed, setTyped] = useState<string>();
  const [color, ground, text] = inks[data.note.color ?? 'yellow'] ?? yellow;
  const isSmall = useStore(({ transform: [, , zoom] }) => zoom < minFieldZoom);
  return (
    <Box
      w={220}
      px="sm"
      pt="md"
      pb="xs"
      bd={`1px solid ${color}`}
      bdrs="4px 14px 14px 14px"
      bg={ground}
      c={text}
      style={{ cursor: 'grab', boxShadow: selected ? '0 0 0 2px var(--accent)' : undefined }}
    >
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
            data.edit((flow) => updateNote(flow, id, { text: value }), `note ${id}`);
          }}
          onBlur={() => setTyped(undefined)}
          onKeyDown={(event) => event.stopPropagation()}
        />
      )}
    </Box>
  );
};

export const NoteCard = memo(Note);
