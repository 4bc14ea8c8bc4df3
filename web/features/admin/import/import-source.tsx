import { Button, FileButton, Group, SegmentedControl, Textarea } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { Failure } from '../leads/failure.tsx';
import { Quiet } from '../parts/quiet.tsx';
import css from './import.module.css';
import type { Import } from './use-import.ts';

/** Where the rows come from: a file, dropped or chosen, or what was copied from a spreadsheet. */
export const ImportSource = ({ work }: { work: Import }) => {
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const take = async (file: File | null | undefined) => {
    if (file) await work.read(await file.text());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div className={css.part}>
      <SegmentedControl
        aria-label="What to import"
        value={work.dataset}
        data={[
          { value: 'contacts', label: 'Contacts' },
          { value: 'clients', label: 'Client projects' },
        ]}
        onChange={(value) => work.chooseDataset(value === 'clients' ? 'clients' : 'contacts')}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut for the button inside */}
      <div
        className={css.drop}
        data-over={over || undefined}
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
      </div>
      <Textarea
        label="Or paste rows from a spreadsheet"
        autosize
        minRows={3}
        maxRows={10}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Failure text={work.problem} />
      <Group gap="sm">
        <Button variant="default" disabled={!text.trim()} onClick={() => void work.read(text)}>
          Read the rows
        </Button>
      </Group>
    </div>
  );
};
