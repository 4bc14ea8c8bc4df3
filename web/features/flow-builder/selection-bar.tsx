import { ActionIcon, Paper, Tooltip } from '@mantine/core';
import { useRovingIndex } from '@mantine/hooks';
import { NodeToolbar, Position, useStore } from '@xyflow/react';
import { memo } from 'react';
import { findGroupOf } from '#shared/flow/groups.ts';
import {
  IconBoxMultiple,
  IconBoxOff,
  IconCopy,
  IconCopyPlus,
  IconLink,
  IconPencil,
  IconPlus,
  IconSitemap,
  IconTrash,
} from '#web/ui/icons.tsx';
import { toCanvasId } from './canvas-groups.ts';
import { chooseToolbarSide } from './toolbar-side.ts';
import type { Builder } from './use-builder.ts';

interface SelectionBarProps {
  readonly builder: Builder;
  readonly onEdit: (id: string) => void;
  readonly onAddAfter: (id: string, pressed: Element) => void;
  readonly onArrange: (ids: readonly string[]) => void;
}

const Bar = ({ builder, onEdit, onAddAfter, onArrange }: SelectionBarProps) => {
  const { selected, flow } = builder;
  const side = useStore(({ transform }) => chooseToolbarSide(flow, selected, transform[2]));
  const [only] = selected;
  const isStart = (id: string) => flow.nodes.some((node) => node.id === id && node.type === 'start');
  const isNote = (id: string) => flow.notes.some((note) => note.id === id);
  const single = selected.length === 1 && only !== undefined && !isNote(only) ? only : undefined;
  const nodes = selected.filter((id) => !isNote(id));
  const group = nodes[0] === undefined ? undefined : findGroupOf(flow, nodes[0]);
  const isWhole =
    group && nodes.length === group.nodes.length && nodes.every((id) => group.nodes.includes(id));
  const entries = [
    isWhole && {
      label: 'Rename group',
      keys: 'E',
      Icon: IconPencil,
      run: () => builder.rename(group.id),
    },
    isWhole && {
      label: 'Ungroup',
      keys: 'Shift G',
      Icon: IconBoxOff,
      run: () => builder.ungroup(nodes),
    },
    !isWhole &&
      nodes.length > 1 && {
        label: 'Group',
        keys: 'G',
        Icon: IconBoxMultiple,
        run: () => builder.group(nodes),
      },
    single && { label: 'Edit', keys: 'E', Icon: IconPencil, run: () => onEdit(single) },
    single && { label: 'Add after', keys: '+', Icon: IconPlus, run: (at: Element) => onAddAfter(single, at) },
    single && {
      label: 'Connect from here',
      keys: 'C',
      Icon: IconLink,
      run: () => builder.startConnect(single),
    },
    selected.length > 1 && {
      label: 'Arrange selection',
      keys: 'L',
      Icon: IconSitemap,
      run: () => onArrange(selected),
    },
    {
      label: 'Duplicate',
      keys: 'Ctrl D',
      Icon: IconCopyPlus,
      run: () => builder.duplicate(selected),
    },
    { label: 'Copy', keys: 'Ctrl C', Icon: IconCopy, run: () => builder.copy(selected) },
    !selected.every(isStart) && {
      label: 'Delete',
      keys: 'Del',
      Icon: IconTrash,
      run: () => builder.remove(selected),
    },
  ].filter((entry) => entry !== false && entry !== undefined && entry !== '');
  const { getItemProps } = useRovingIndex({ total: entries.length });
  return (
    <NodeToolbar
      nodeId={[...selected, ...(isWhole ? [toCanvasId(group.id)] : [])]}
      isVisible={selected.length > 0}
      position={side === 'top' ? Position.Top : Position.Bottom}
      offset={10}
    >
      <Paper
        display="flex"
        p={3}
        bg="var(--surface-raised)"
        role="toolbar"
        aria-label="Selection"
        shadow="sm"
      >
        {entries.map(({ label, keys, Icon, run }, index) => (
          <Tooltip key={label} label={`${label} (${keys})`}>
            <ActionIcon
              variant="subtle"
              color={label === 'Delete' ? 'red' : 'gray'}
              size="lg"
              aria-label={label}
              {...getItemProps({ index, onClick: (event) => run(event.currentTarget) })}
            >
              <Icon size={18} />
            </ActionIcon>
          </Tooltip>
        ))}
      </Paper>
    </NodeToolbar>
  );
};

/** Actions for the selection, each with a keyboard shortcut. */
export const SelectionBar = memo(Bar);
