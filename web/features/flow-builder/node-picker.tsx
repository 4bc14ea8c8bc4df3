import { Box, Center, Menu, Text } from '@mantine/core';
import { useRef } from 'react';
import { type NodeType, nodeTypes } from '#shared/flow/document.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import { IconLink } from '#web/ui/icons.tsx';
import type { InsertionPoint } from './insert.ts';
import { nodeViews } from './nodes/all.ts';

/** The types that can be added, in the order of the palette. */
export const addableTypes = nodeTypes.filter((type) => nodeViews[type].hint !== undefined);

/** A request to choose the next node. */
export interface NodePickerRequest {
  readonly insertAt: InsertionPoint;
  /** Where to open the menu, in window pixels. */
  readonly anchor: { readonly x: number; readonly y: number };
  /** Focused again if nothing was chosen. */
  readonly opener: Element | null;
}

interface NodePickerProps {
  readonly asking: NodePickerRequest;
  readonly onPick: (type: NodeType, byPointer: boolean) => void;
  /** Connect to an existing node instead. */
  readonly onExisting: () => void;
  readonly onClose: () => void;
}

/** The icon of a type in its colour. */
export const NodeIcon = ({ type }: { type: NodeType }) => {
  const { color, icon: Icon } = nodeViews[type];
  return (
    <Center component="span" flex="none" w={28} h={28} bg={color} c="var(--surface)" bdrs="9px 9px 9px 3px">
      {Icon && <Icon size={16} aria-hidden="true" />}
    </Center>
  );
};

/** A menu to choose the next node, next to the pressed button or the dropped connection. */
export const NodePicker = ({ asking, onPick, onExisting, onClose }: NodePickerProps) => {
  // The anchor may be outside the window while its card is scrolled into view.
  const x = Math.min(Math.max(asking.anchor.x, 0), innerWidth - 1);
  const y = Math.min(Math.max(asking.anchor.y, 0), innerHeight - 1);
  const picked = useRef(false);
  const pick = (act: () => void) => () => {
    picked.current = true;
    act();
  };
  return (
    <Menu
      opened
      onChange={(opened) => {
        if (opened || picked.current) return;
        onClose();
        if (asking.opener instanceof HTMLElement || asking.opener instanceof SVGElement)
          asking.opener.focus();
      }}
      position="right-start"
      width={280}
      returnFocus={false}
      trapFocus
      hideDetached={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Box component="span" pos="fixed" left={x} top={y} w={1} h={1} />
      </Menu.Target>
      <Menu.Dropdown aria-label="Add a node" mah="min(34rem, 90dvh)" style={{ overflowY: 'auto' }}>
        <Menu.Label>Add a node</Menu.Label>
        {addableTypes.map((type, index) => (
          <Menu.Item
            key={type}
            data-autofocus={index === 0 || undefined}
            leftSection={<NodeIcon type={type} />}
            onClick={(event) => pick(() => onPick(type, event.detail > 0))()}
          >
            {nodeKinds[type].name}
            <Text size="xs" c="dimmed">
              {nodeViews[type].hint}
            </Text>
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLink size={18} />} onClick={pick(onExisting)}>
          An existing node…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
