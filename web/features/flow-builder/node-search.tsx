import { Box, Combobox, Group, Text, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import type { FlowDocument, FlowNode } from '#shared/flow/document.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import { IconSearch } from '#web/ui/icons.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { NodeIcon } from './node-picker.tsx';
import { getPreview } from './nodes/all.ts';

interface NodeSearchProps {
  readonly title: string;
  readonly flow: FlowDocument;
  /** Search notes too. */
  readonly withNotes?: boolean;
  readonly isSelectable?: (node: FlowNode) => boolean;
  /** Label of the entry that chooses no node. */
  readonly noneLabel?: string;
  readonly onChoose: (id: string | undefined) => void;
  readonly onClose: () => void;
}

const noneValue = ' none';

/** A dialog to find a node by any of its texts. */
export const NodeSearch = ({
  title,
  flow,
  withNotes,
  isSelectable: fits,
  noneLabel: none,
  onChoose,
  onClose,
}: NodeSearchProps) => {
  const [words, setWords] = useState('');
  const combobox = useCombobox({ opened: true });
  const found = useMemo(() => {
    const needle = words.trim().toLowerCase();
    const holds = (value: unknown) => JSON.stringify(value).toLowerCase().includes(needle);
    const nodes = flow.nodes
      .filter((node) => fits?.(node) ?? true)
      .filter(({ id, type, title, data }) => !needle || holds([id, nodeKinds[type].name, title, data]))
      .map((node) => ({
        id: node.id,
        type: node.type,
        name: node.title?.trim() || nodeKinds[node.type].name,
        text: getPreview(node),
      }));
    const notes = withNotes
      ? flow.notes
          .filter(({ text }) => !needle || holds(text))
          .map(({ id, text }) => ({ id, type: undefined, name: 'Note', text }))
      : [];
    return [...nodes, ...notes];
  }, [flow, words, fits, withNotes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: select the first entry of every new list
  useEffect(() => void combobox.selectFirstOption(), [found]);
  return (
    <Modal title={title} onClose={onClose}>
      <Combobox
        store={combobox}
        withinPortal={false}
        onOptionSubmit={(id) => {
          onClose();
          // The closing dialog restores the focus first.
          setTimeout(() => onChoose(id === noneValue ? undefined : id));
        }}
      >
        <Combobox.EventsTarget>
          <TextInput
            type="search"
            aria-label="Search nodes"
            placeholder="Search nodes…"
            data-autofocus
            leftSection={<IconSearch size={18} aria-hidden="true" />}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Combobox.EventsTarget>
        <Combobox.Options
          mah="min(24rem, 50dvh)"
          style={{ overflowY: 'auto' }}
          tabIndex={0}
          aria-label="Nodes"
        >
          {none !== undefined && !words.trim() && <Combobox.Option value={noneValue}>{none}</Combobox.Option>}
          {found.map(({ id, type, name, text }) => (
            <Combobox.Option key={id} value={id}>
              <Group component="span" gap="sm" wrap="nowrap">
                {type ? <NodeIcon type={type} /> : <Box component="span" w={28} />}
                <Box component="span" miw={0}>
                  <Text component="strong" size="xs" fw={650} display="block">
                    {name}
                  </Text>
                  <Text component="span" inherit truncate display="block" dir="auto">
                    {text}
                  </Text>
                </Box>
              </Group>
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>No matching nodes</Combobox.Empty>}
        </Combobox.Options>
      </Combobox>
    </Modal>
  );
};
