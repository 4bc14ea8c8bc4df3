import { Box, Button, Flex, Text } from '@mantine/core';
import { useRovingIndex } from '@mantine/hooks';
import { addNote } from '#shared/flow/graph.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import { IconNote } from '#web/ui/icons.tsx';
import { startDrag } from './canvas.tsx';
import { addableTypes, NodeIcon } from './node-picker.tsx';
import { nodeViews } from './nodes/all.ts';
import type { Builder } from './use-builder.ts';

const item = {
  variant: 'subtle',
  color: 'gray',
  justify: 'start',
  px: 'xs',
  flex: 'none',
  h: '2.75rem',
} as const;

/**
 * The nodes that can be added, by click or by dragging them onto the canvas. A click moves the focus to the
 * new node's fields.
 */
export const Palette = ({ builder, onAdded }: { builder: Builder; onAdded: (id: string) => void }) => {
  const full = builder.flow.nodes.length >= flowLimits.nodes;
  const { getItemProps } = useRovingIndex({
    total: addableTypes.length + 1,
    orientation: 'both',
    isItemDisabled: (index) => full && index < addableTypes.length,
  });
  return (
    <Box
      component="nav"
      flex="none"
      w={{ base: 'auto', lg: '10.5rem' }}
      p="xs"
      bg="var(--surface)"
      style={{ overflow: 'auto', boxShadow: '0 0 0 1px var(--line)' }}
      aria-label="Add a node"
    >
      <Flex direction={{ base: 'row', lg: 'column' }} gap={4} role="toolbar" aria-label="Nodes">
        {addableTypes.map((type, index) => (
          <Button
            {...item}
            key={type}
            leftSection={<NodeIcon type={type} />}
            draggable={!full}
            disabled={full}
            title={nodeViews[type].hint}
            onDragStart={(event) => startDrag(event, type)}
            {...getItemProps({
              index,
              onClick: (event) => {
                const id = builder.add(type);
                if (id !== undefined && event.detail > 0) onAdded(id);
              },
            })}
          >
            {nodeKinds[type].name}
          </Button>
        ))}
        <Button
          {...item}
          leftSection={<IconNote size={24} color="var(--warning)" />}
          title="A note for authors. Visitors never see it"
          {...getItemProps({
            index: addableTypes.length,
            onClick: () => builder.edit((flow) => addNote(flow, { x: 80, y: 20 + 60 * flow.notes.length })),
          })}
        >
          Note
        </Button>
      </Flex>
      {full && (
        <Text size="xs" c="dimmed">
          A flow can have at most {flowLimits.nodes} nodes.
        </Text>
      )}
    </Box>
  );
};
