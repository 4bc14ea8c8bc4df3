import { Button, FileButton, Group, SegmentedControl, Stack, Textarea } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { Quiet } from '../parts/quiet.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { decodeFile } from './read-sheet.ts';
import type { Import } from './use-import.ts';

/** Accepts a dropped or chosen file, or rows pasted from a spreadsheet. */
export const ImportSource = ({ work }: { work: Import }) => {
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const take = async (file: File | null | undefined) => {
    if (file) await work.read(await decodeFile(file));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Stack fz="sm">
      <SegmentedControl
        aria-label="What to import"
        value={work.dataset}
        data={[
          { value: 'contacts', label: 'Contacts' },
          { value: 'clients', label: 'Client projects' },
        ]}
        onChange={(value) => work.chooseDataset(value === 'clients' ? 'clients' : 'contacts')}
      />
      <Group
        gap="sm"
        px="md"
        py="lg"
        bd={`1px dashed var(${over ? '--accent' : '--line-strong'})`}
        bdrs="speech"
        bg={over ? 'var(--accent-soft)' : 'var(--paper-sunken)'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={(file) => void take(file)}>
          {(props) => <Button {...props}>Choose a CSV file</Button>}
        </FileButton>
        <Quiet>or drop it here. The first line names the columns.</Quiet>
      </Group>
      <Textarea
        label="Or paste rows from a spreadsheet"
        autosize
        minRows={3}
        maxRows={10}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Quiet>
        Moving from Crisp, Intercom or Chatwoot?{' '}
        <a href="/admin?tab=settings#moving">Import their export files</a> with the conversations.
      </Quiet>
      <Failure text={work.problem} />
      <Group gap="sm">
        <Button variant="default" disabled={!text.trim()} onClick={() => void work.read(text)}>
          Preview rows
        </Button>
      </Group>
    </Stack>
  );
};
