import { ActionIcon, Menu } from '@mantine/core';
import type { FlowNode } from '#shared/flow/document.ts';
import { findGroupOf, groupNodes, leaveGroup } from '#shared/flow/groups.ts';
import {
  IconBoxMultiple,
  IconBoxOff,
  IconChevronDown,
  IconChevronUp,
  IconCopyPlus,
  IconDots,
  IconPlayerPlay,
  IconTrash,
} from '#web/ui/icons.tsx';
import { focusNode } from './focus-node.ts';
import { canMoveUp, findMovableSuccessor, moveUp } from './insert.ts';
import type { Builder } from './use-builder.ts';

export interface OutlineMoves {
  readonly builder: Builder;
  readonly onEdit: (id: string) => void;
  readonly onTestFrom: (id: string) => void;
}

/** The menu of a node in the outline. */
export const OutlineMenu = ({
  builder,
  node,
  name,
  onTestFrom,
}: OutlineMoves & { node: FlowNode; name: string }) => {
  const { flow, edit } = builder;
  const { id } = node;
  const next = findMovableSuccessor(flow, id);
  const group = findGroupOf(flow, id);
  const before = flow.connections.find(({ to }) => to === id)?.from;
  const groupAbove = group || before === undefined ? undefined : findGroupOf(flow, before);
  const move = (which: string) => {
    edit((document) => moveUp(document, which));
    focusNode(id);
  };
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="xl" aria-label={`More for ${name}`}>
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconChevronUp size={18} />}
          disabled={!canMoveUp(flow, id)}
          onClick={() => move(id)}
        >
          Move up
        </Menu.Item>
        <Menu.Item
          leftSection={<IconChevronDown size={18} />}
          disabled={next === undefined}
          onClick={() => next !== undefined && move(next)}
        >
          Move down
        </Menu.Item>
        {group ? (
          <Menu.Item
            leftSection={<IconBoxOff size={18} />}
            onClick={() => edit((document) => leaveGroup(document, id))}
          >
            Take out of the group
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconBoxMultiple size={18} />} onClick={() => builder.group([id])}>
            Start a group
          </Menu.Item>
        )}
        {groupAbove && (
          <Menu.Item
            leftSection={<IconBoxMultiple size={18} />}
            onClick={() => edit((document) => groupNodes(document, [...groupAbove.nodes, id]).flow)}
          >
            Add to “{groupAbove.title}”
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPlayerPlay size={18} />} onClick={() => onTestFrom(id)}>
          Test from here
        </Menu.Item>
        {node.type !== 'start' && (
          <>
            <Menu.Item leftSection={<IconCopyPlus size={18} />} onClick={() => builder.duplicate([id])}>
              Duplicate
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => builder.remove([id])}>
              Delete
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
