import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { type DragEvent, useState } from 'react';

interface ImportSourceProps {
  /** Why the last file can't be imported. */
  readonly problem: string | undefined;
  readonly onFile: (file: File) => void;
}

/** Takes a chosen or dropped file. */
export const ImportSource = ({ problem, onFile }: ImportSourceProps) => {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <Stack>
      <Group
        gap="sm"
        px="md"
        py="lg"
        bd={`1px dashed var(${isOver ? '--accent' : '--line-strong'})`}
        bdrs="speech"
        bg={isOver ? 'var(--accent-soft)' : 'var(--paper-sunken)'}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileButton
          accept="application/json,.json"
          inputProps={{ 'aria-label': 'File to import' }}
          onChange={(file) => file && onFile(file)}
        >
          {(props) => (
            <Button {...props} data-autofocus>
              Choose a file
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          or drop it here
        </Text>
      </Group>
      {problem && (
        <Text c="red" role="alert">
          {problem}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        A JSON file of exported flows (up to 20 MB), or a bot that you exported from Typebot (versions 3 to 6,
        up to 5 MB). Typebot: open the bot, then the menu beside its name, then “Export flow”.
      </Text>
    </Stack>
  );
};
