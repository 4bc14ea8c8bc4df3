import { ActionIcon, Group, Menu, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { changeGroup, type FlowGroup } from '#shared/flow/groups.ts';
import { IconBoxOff, IconChevronDown, IconChevronRight, IconDots, IconPencil } from '#web/ui/icons.tsx';
import { toCanvasId } from './canvas-groups.ts';
import { focusNode } from './focus-node.ts';
import { GroupTitleField } from './group-card.tsx';
import type { Builder } from './use-builder.ts';

interface OutlineGroupProps {
  readonly builder: Builder;
  readonly group: FlowGroup;
  readonly children: ReactNode;
}

/** Steps of one group in the outline, under its title. */
export const OutlineGroup = ({ builder, group, children }: OutlineGroupProps) => {
  const { renaming, rename, edit, toggleGroup, ungroup } = builder;
  const { id, isCollapsed = false } = group;
  const title = group.title.trim() || 'Untitled group';
  const Chevron = isCollapsed ? IconChevronRight : IconChevronDown;
  return (
    <Paper component="li" p="xs" bg="color-mix(in srgb, var(--accent) 5%, transparent)" miw={0}>
      <Group gap="xs" wrap="nowrap" mb="xs">
        <ActionIcon
          variant="subtle"
          color="gray"
          size="xl"
          data-outline={toCanvasId(id)}
          aria-expanded={!isCollapsed}
          aria-label={`Steps of ${title}`}
          onClick={() => toggleGroup(id)}
        >
          <Chevron size={20} />
        </ActionIcon>
        {renaming === id ? (
          <GroupTitleField
            title={group.title}
            onChange={(next) => edit((flow) => changeGroup(flow, id, { title: next }), `title ${id}`)}
            onDone={() => {
              rename(undefined);
              focusNode(toCanvasId(id));
            }}
          />
        ) : (
          <Text fw={650} flex="1" miw={0} truncate dir="auto">
            {title}
          </Text>
        )}
        <Text size="xs" c="dimmed" flex="none">
          {group.nodes.length === 1 ? '1 step' : `${group.nodes.length} steps`}
        </Text>
        <Menu position="bottom-end" width={220} returnFocus={false}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="xl" aria-label={`More for the group ${title}`}>
              <IconDots size={20} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => rename(id)}>
              Rename
            </Menu.Item>
            <Menu.Item leftSection={<IconBoxOff size={18} />} onClick={() => ungroup(group.nodes)}>
              Ungroup
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      <Stack component="ol" gap="sm">
        {children}
      </Stack>
    </Paper>
  );
};
