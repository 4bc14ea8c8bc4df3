import { ActionIcon, Group, Tooltip } from '@mantine/core';
import type { RefObject } from 'react';
import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconH1,
  IconH2,
  IconH3,
  IconPhoto,
} from '#web/ui/icons.tsx';
import type { MarkdownHandle } from './markdown-field.tsx';

interface ToolProps {
  readonly label: string;
  readonly keys: string;
  readonly Icon: Icon;
  readonly run: () => void;
}

const Tool = ({ label, keys, Icon, run }: ToolProps) => (
  <Tooltip label={`${label} (${keys})`}>
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={label}
      aria-keyshortcuts={keys.replace('Ctrl', 'Control').replaceAll(' ', '+')}
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  </Tooltip>
);

interface BodyToolbarProps {
  readonly field: RefObject<MarkdownHandle | null>;
  readonly onPicture: () => void;
}

/** Buttons for what a post's body can contain, with their keys. */
export const BodyToolbar = ({ field, onPicture }: BodyToolbarProps) => (
  <Group role="toolbar" aria-label="Format" gap={4}>
    <Tool label="Large heading" keys="Ctrl Alt 1" Icon={IconH1} run={() => field.current?.toggle('large')} />
    <Tool
      label="Medium heading"
      keys="Ctrl Alt 2"
      Icon={IconH2}
      run={() => field.current?.toggle('medium')}
    />
    <Tool label="Small heading" keys="Ctrl Alt 3" Icon={IconH3} run={() => field.current?.toggle('small')} />
    <Tool label="Bold line" keys="Ctrl B" Icon={IconBold} run={() => field.current?.toggle('bold')} />
    <Tool label="Insert picture" keys="Ctrl Alt P" Icon={IconPhoto} run={onPicture} />
    <Tool label="Undo" keys="Ctrl Z" Icon={IconArrowBackUp} run={() => field.current?.undo()} />
    <Tool label="Redo" keys="Ctrl Y" Icon={IconArrowForwardUp} run={() => field.current?.redo()} />
  </Group>
);
