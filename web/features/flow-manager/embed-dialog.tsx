import { Alert, Button, Code, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { buildEmbedSnippet, type EmbedMode, embedModes, isHexColor } from '#web/lib/embed-snippet.ts';
import { selectAllStyle } from '#web/lib/public-flow-link.ts';
import { Modal } from '#web/ui/modal.tsx';
import type { CardDialogProps } from './card-dialog.ts';

const modes = Object.entries(embedModes).map(([value, { label }]) => ({ value, label }));

/** The snippet that embeds the flow in another site. */
export const EmbedDialog = ({ flow, onClose }: CardDialogProps) => {
  const [mode, setMode] = useState<EmbedMode>('bubble');
  const [accent, setAccent] = useState('');
  const [said, setSaid] = useState('');
  const snippet = buildEmbedSnippet({ origin: location.origin, flow: flow.uuid, mode, accent });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(snippet);
      setSaid('Snippet copied');
    } catch {
      setSaid('Your browser blocked copying. Select the snippet instead');
    }
  };
  return (
    <Modal title={`Embed ${flow.name}`} onClose={onClose}>
      {!flow.isActive && <Alert color="warning">The flow appears there once it is active.</Alert>}
      <Stack gap={4}>
        <SegmentedControl
          aria-label="Display"
          value={mode}
          data={modes}
          onChange={(next) => {
            setMode(next as EmbedMode);
            setSaid('');
          }}
        />
        <Text size="sm" c="dimmed">
          {embedModes[mode].hint}
        </Text>
      </Stack>
      <TextInput
        label="Colour"
        description="Colour of buttons and the visitor’s messages. Leave empty for this site’s colour."
        placeholder="#7a1f5c"
        maw="22rem"
        value={accent}
        error={accent && !isHexColor(accent) ? 'A colour looks like #7a1f5c' : undefined}
        onChange={(event) => setAccent(event.currentTarget.value.trim())}
      />
      <Code block {...selectAllStyle} aria-label="Snippet">
        {snippet}
      </Code>
      <Group gap="sm">
        <Button onClick={() => void copy()}>Copy snippet</Button>
        <Text size="sm" c="dimmed" role="status">
          {said}
        </Text>
      </Group>
      <Text size="sm" c="dimmed">
        Put it into the page, anywhere before its end. With <Code>data-var-name="Ann"</Code> in it the flow
        knows a name already and doesn’t ask for it.
      </Text>
    </Modal>
  );
};
