import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { exportEverything } from '#shared/api/admin-transfer.ts';
import { sessionCall } from '#web/lib/session.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { Quiet } from '../parts/quiet.tsx';
import { Failure } from '../shared/form/failure.tsx';
import { useSave } from '../shared/form/use-save.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Downloads everything of the site, a page at a time, as one file. */
const download = async (onProgress: (bytes: number) => void): Promise<number> => {
  const pieces: Blob[] = [];
  let cursor: string | undefined;
  let bytes = 0;
  do {
    const { text, next } = await sessionCall(exportEverything, { query: cursor ? { cursor } : {} });
    const piece = new Blob([text]);
    pieces.push(piece);
    bytes += piece.size;
    onProgress(bytes);
    cursor = next;
  } while (cursor !== undefined);
  saveFile(
    `everything-${new Date().toISOString().slice(0, 10)}.ndjson`,
    new Blob(pieces, { type: 'application/x-ndjson' }),
  );
  return bytes;
};

/** One file with everything, and how another installation reads it. */
export const EverythingSection = () => {
  const [bytes, setBytes] = useState(0);
  const [saved, setSaved] = useState<number>();
  const { busy, failure, run } = useSave('The download stopped');
  const start = () =>
    run(async () => {
      setBytes(0);
      setSaved(undefined);
      setSaved(await download(setBytes));
    });
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Leads, conversations, flows with their results, taught answers, posts, pictures and settings, one item
        per line. Passwords, keys and calendar addresses are not in it. The file holds personal data: keep it
        safe.
      </Text>
      <Failure text={failure} />
      <Group gap="sm">
        <Button size="compact-sm" disabled={busy} onClick={() => void start()}>
          {busy ? `Downloading… ${megabytes(bytes)}` : 'Download everything'}
        </Button>
        {saved !== undefined && !busy && <Quiet announced>{megabytes(saved)} downloaded.</Quiet>}
      </Group>
      <Text size="sm" c="dimmed">
        To bring it into another installation, or back into this one, run on its machine:
      </Text>
      <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        npm run data:import -- everything.ndjson
      </Code>
      <Text size="sm" c="dimmed">
        Add <Code>--table NAME</Code> on AWS. What is there already stays, so nothing is lost. Importing is
        not possible here, because it writes every part of the site.
      </Text>
    </Stack>
  );
};
